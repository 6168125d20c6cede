import type { Context, MiddlewareHandler } from 'hono';
import { throwProblem } from './problemResponse';
import type { LimitedAction } from './rateLimits';
import type { WorkerContext, WorkerEnv } from './workerContext';

/**
 * Counts a call; throws a 429 with Retry-After (RFC 6585, section 4) when the person or IP address exceeds the limit.
 */
export async function enforceRateLimit(
  { rateLimiter }: WorkerContext,
  c: Context<WorkerEnv>,
  action: LimitedAction,
): Promise<void> {
  // A public call has no person.
  const seconds = await rateLimiter.count(c, action, c.var.person?.id ?? null);
  if (seconds === null) return;
  c.header('retry-after', String(seconds));
  throwProblem(429, `Too many requests. Please try again in ${seconds} s.`);
}

/**
 * Middleware: enforces a rate limit, by person after `requireAdmin` or `requireSignIn`, otherwise by IP address only.
 */
export function limitCalls(
  context: WorkerContext,
  action: LimitedAction,
): MiddlewareHandler<WorkerEnv> {
  return async (c, next) => {
    await enforceRateLimit(context, c, action);
    await next();
  };
}

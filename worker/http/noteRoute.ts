import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { requestScope } from '../logging/requestScope';

/** Middleware: notes the route of the request for logs and metrics, whose number is bounded and that of paths is not. */
export function noteRoute(): MiddlewareHandler {
  return async (c, next) => {
    const scope = requestScope.getStore();
    // The routes' own handlers come after all middlewares.
    const path = matchedRoutes(c).at(-1)?.path ?? '*';
    if (scope !== undefined && !path.includes('*')) scope.route = path;
    await next();
  };
}

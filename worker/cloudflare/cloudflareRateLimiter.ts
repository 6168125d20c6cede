import type { LimitedAction, RateLimiter } from '../http/rateLimits';
import type { Bindings } from './bindings';

/** Longest period that the platform allows for a limit, in seconds. */
const PERIOD_SECONDS = 60;

/** Bindings of the limits. Sign-in and refresh have none: the hosted backend limits them. */
const bindingOf = {
  upload: 'LIMIT_UPLOAD',
  'access-request': 'LIMIT_ACCESS_REQUEST',
  notification: 'LIMIT_NOTIFICATION',
  search: 'LIMIT_SEARCH',
  device: 'LIMIT_DEVICE',
} as const;

const isBound = (action: LimitedAction): action is keyof typeof bindingOf => action in bindingOf;

/**
 * Rate limiter based on the platform's limits, per person or else per IP address. Actions without a binding are not
 * limited.
 */
export function cloudflareRateLimiter(bindings: Bindings): RateLimiter {
  return {
    async count(c, action, person) {
      const limit = isBound(action) ? bindings[bindingOf[action]] : undefined;
      const key = person ?? c.req.header('cf-connecting-ip');
      if (limit === undefined || key === undefined) return null;
      const { success } = await limit.limit({ key });
      return success ? null : PERIOD_SECONDS;
    },
  };
}

import type { LimitedAction, RateLimiter } from '../http/rateLimits';
import type { Bindings } from './bindings';

/** The longest period of a limit of the platform. */
const PERIOD_SECONDS = 60;

/** Sign-in and refresh are the hosted backend's. */
const bindingOf = {
  upload: 'LIMIT_UPLOAD',
  'access-request': 'LIMIT_ACCESS_REQUEST',
  notification: 'LIMIT_NOTIFICATION',
  search: 'LIMIT_SEARCH',
  device: 'LIMIT_DEVICE',
} as const;

const isBound = (action: LimitedAction): action is keyof typeof bindingOf => action in bindingOf;

/** Counts calls by the platform's own limits, by person or else by IP address; what has no binding has no limit. */
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

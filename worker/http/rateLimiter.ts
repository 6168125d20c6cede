import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { limitedActions, defaultRateLimits, type RateLimiter, type RateLimits } from './rateLimits';

/** The limit of an IP address equals that of this many people, because an office shares one address. */
const PEOPLE_PER_ADDRESS = 10;

export interface RateLimiterOptions {
  limits?: RateLimits;
  /** The caller's IP address; null when unknown. */
  clientAddressOf?: (c: Context) => string | null;
}

/** Key of an IP address; for IPv6 its /64 prefix, because a customer receives at least a /64 (RFC 6177). */
function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return mapped.includes(':') ? mapped.split(':').slice(0, 4).join(':') : mapped;
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}

/** Rate limiter with fixed windows, in the memory of this process. */
export function createRateLimiter(options: RateLimiterOptions = {}): RateLimiter {
  const { limits = defaultRateLimits, clientAddressOf = () => null } = options;
  const counters = new Map(
    limitedActions.flatMap((action) => {
      const limit = limits[action];
      if (limit === null) return [];
      const counter = (calls: number) =>
        new RateLimiterMemory({ points: calls, duration: limit.seconds });
      const ofPerson = counter(limit.calls);
      return [
        [action, { ofPerson, ofAddress: counter(limit.calls * PEOPLE_PER_ADDRESS) }] as const,
      ];
    }),
  );
  return {
    async count(c, action, person) {
      const counter = counters.get(action);
      if (counter === undefined) return null;
      const address = clientAddressOf(c);
      const waits = await Promise.all([
        address === null ? null : consume(counter.ofAddress, networkOf(address)),
        person === null ? null : consume(counter.ofPerson, person),
      ]);
      const longest = Math.max(...waits.map((wait) => wait ?? 0));
      return longest === 0 ? null : longest;
    },
  };
}

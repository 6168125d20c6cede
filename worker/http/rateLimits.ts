import type { Context } from 'hono';

/** Number of calls allowed to one person per period; null for no limit. */
export interface RateLimit {
  calls: number;
  seconds: number;
}

export const limitedActions = [
  'sign-in',
  'refresh',
  'upload',
  'access-request',
  'notification',
  'search',
  'device',
] as const;
export type LimitedAction = (typeof limitedActions)[number];

export type RateLimits = Readonly<Record<LimitedAction, RateLimit | null>>;

const TEN_MINUTES = 600;

/** Counts calls against limits. */
export interface RateLimiter {
  /**
   * Counts a call by its IP address and by its person or session, if known. Returns null when the call is allowed,
   * otherwise the seconds to wait before a retry.
   */
  count(c: Context, action: LimitedAction, person: string | null): Promise<number | null>;
}

/** Far above normal use, and below a script in a loop. */
export const defaultRateLimits: RateLimits = {
  'sign-in': { calls: 300, seconds: TEN_MINUTES },
  refresh: { calls: 300, seconds: TEN_MINUTES },
  upload: { calls: 600, seconds: TEN_MINUTES },
  'access-request': { calls: 30, seconds: TEN_MINUTES },
  notification: { calls: 120, seconds: TEN_MINUTES },
  search: { calls: 600, seconds: 60 },
  // Counted by IP address only, which is allowed ten times as many calls.
  device: { calls: 60, seconds: TEN_MINUTES },
};

const isLimitedAction = (name: string): name is LimitedAction =>
  limitedActions.some((action) => action === name);

const settingPattern = /^([a-z-]+)=(?:off|([1-9]\d{0,8})\/([1-9]\d{0,5}))$/;

/**
 * The default limits with overrides from a text such as `search=1200/60 upload=off`: calls per seconds, or none. The
 * text `off` disables all limits. Null for an invalid text.
 */
export function parseRateLimits(text: string): RateLimits | null {
  const off = Object.fromEntries(limitedActions.map((action) => [action, null]));
  if (text === 'off') return { ...defaultRateLimits, ...off };
  const set = new Map<LimitedAction, RateLimit | null>();
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name = '', calls, seconds] = settingPattern.exec(word) ?? [];
    if (!isLimitedAction(name)) return null;
    const isOff = calls === undefined;
    set.set(name, isOff ? null : { calls: Number(calls), seconds: Number(seconds) });
  }
  return { ...defaultRateLimits, ...Object.fromEntries(set) };
}

import { retryAfterMs } from '../../src/platform/retryAfter';
import type { PushOutcome } from './push';

/** Pause that FCM recommends after a 429 without Retry-After. */
const QUOTA_PAUSE_MS = 60_000;

/** Details of an error response: FCM's `errorCode`, and the fields named by a bad request. */
function detailsOf(body: unknown): { errorCode: string; fields: string[] } {
  const details: unknown = Object(Object(Object(body).error).details);
  const list: unknown[] = Array.isArray(details) ? details : [];
  const codes = list.map((one): unknown => Object(one).errorCode);
  const fields = list.flatMap((one): unknown[] => {
    const violations: unknown = Object(one).fieldViolations;
    return Array.isArray(violations) ? violations.map((each): unknown => Object(each).field) : [];
  });
  const isText = (value: unknown) => typeof value === 'string';
  return { errorCode: codes.find(isText) ?? '', fields: fields.filter(isText) };
}

/** Maps a response of `messages:send` to an outcome (FCM's reference, ErrorCode). */
export function fcmOutcome(response: Response, body: unknown, now: number): PushOutcome {
  const { status, headers, ok } = response;
  if (ok) return { kind: 'sent' };
  const askedMs = retryAfterMs(headers, now) ?? 0;
  if (status === 429) return { kind: 'later', askedMs: askedMs || QUOTA_PAUSE_MS };
  // 401: the access token has expired or was revoked; the next attempt uses a new one.
  if (status >= 500 || status === 401) return { kind: 'later', askedMs };
  const { errorCode, fields } = detailsOf(body);
  const isTokenWrong = status === 400 && fields.includes('message.token');
  return { kind: errorCode === 'UNREGISTERED' || isTokenWrong ? 'gone' : 'failed' };
}

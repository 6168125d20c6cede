import { type NotificationResult } from '../../../domain/people/notification';
import { type Problem } from '../../../domain/problem';

export type SendOutcome =
  | { kind: 'sent'; result: NotificationResult }
  /** `mayBeSent` after a server error: some recipients may have received the notification. */
  | { kind: 'failed'; message: string; mayBeSent: boolean }
  /** The request may have arrived, but its response was lost or unreadable. */
  | { kind: 'unknown'; why: 'lost' | 'silent' | 'unreadable' };

const FAILED = 'Failed to send notification';

/** Status codes of a proxy that lost the request: 408, 502 and 504 (RFC 9110, section 15). */
const LOST_STATUSES = new Set([408, 502, 504]);

/** Reason why a failure leaves the outcome unknown; null when it is known. */
function unknownBecause({ code, status, isTimeout }: Problem) {
  if (code === 'invalid_response') return 'unreadable';
  if (isTimeout === true) return 'silent';
  return code === 'network' || (status !== undefined && LOST_STATUSES.has(status)) ? 'lost' : null;
}

/** Messages of the server, or a default. */
function failureMessage({ code, detail, message, fields }: Problem): string {
  if (code === 'forbidden' || code === 'unauthorized') return message;
  const texts = [detail, ...Object.values(fields ?? {})].filter((text) => text !== undefined);
  return [...new Set(texts)].join(' – ') || FAILED;
}

/** Outcome of a notification, from the worker's response or its problem. */
export function toSendOutcome(response: NotificationResult | Problem): SendOutcome {
  if (!('code' in response)) return { kind: 'sent', result: response };
  const why = unknownBecause(response);
  if (why !== null) return { kind: 'unknown', why };
  const mayBeSent = response.status !== undefined && response.status >= 500;
  return { kind: 'failed', message: failureMessage(response), mayBeSent };
}

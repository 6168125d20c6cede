import { type NotificationResult } from '../../../domain/people/notification';
import { type Problem } from '../../../domain/problem';

export type SendOutcome =
  | { kind: 'sent'; result: NotificationResult }
  | { kind: 'failed'; message: string }
  /** The request may have arrived, but its response did not. */
  | { kind: 'unknown' };

const FAILED = 'Failed to send notification';

/** Status codes of a proxy that lost the request: 408, 502 and 504 (RFC 9110, section 15). */
const LOST_STATUSES = new Set([408, 502, 504]);

/** True when a failure leaves open what the worker did. */
function isOutcomeUnknown({ code, status }: Problem): boolean {
  const isResponseLost = code === 'network' || code === 'invalid_response';
  return isResponseLost || (status !== undefined && LOST_STATUSES.has(status));
}

/** Messages of the server, or a default. */
function failureMessage({ code, detail, message, fields }: Problem): string {
  if (code === 'forbidden' || code === 'unauthorized') return message;
  const serverDetail = detail === 'no detail' ? undefined : detail;
  const texts = [serverDetail, ...Object.values(fields ?? {})].filter((text) => text !== undefined);
  return [...new Set(texts)].join(' – ') || FAILED;
}

/** Outcome of a notification, from the worker's response or its problem. */
export function toSendOutcome(response: NotificationResult | Problem): SendOutcome {
  if (!('code' in response)) return { kind: 'sent', result: response };
  return isOutcomeUnknown(response)
    ? { kind: 'unknown' }
    : { kind: 'failed', message: failureMessage(response) };
}

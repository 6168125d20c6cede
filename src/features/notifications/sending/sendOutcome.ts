import { type NotificationResult } from '../../../domain/people/notification';
import { type Problem } from '../../../domain/problem';

export type SendOutcome =
  | { kind: 'sent'; result: NotificationResult }
  | { kind: 'failed'; message: string }
  /** The request may have arrived; its answer did not. */
  | { kind: 'unknown' };

const FAILED = 'Failed to send notification';

/** Answers of something between here and the worker that has lost sight of the request. */
const LOST = new Set([408, 502, 504]);

/** Whether a failure leaves open what the worker did. */
function isLost({ code, status }: Problem): boolean {
  const isAnswerLost = code === 'network' || code === 'invalid_response';
  return isAnswerLost || (status !== undefined && LOST.has(status));
}

/** The server's own words, as far as it said any. */
function messageOf({ code, detail, message, fields }: Problem): string {
  if (code === 'forbidden' || code === 'unauthorized') return message;
  const said = detail === 'no detail' ? undefined : detail;
  const words = [said, ...Object.values(fields ?? {})].filter((text) => text !== undefined);
  return [...new Set(words)].join(' – ') || FAILED;
}

/** What became of a notification, from the worker's answer or the lack of one. */
export function outcomeOf(answer: NotificationResult | Problem): SendOutcome {
  if (!('code' in answer)) return { kind: 'sent', result: answer };
  return isLost(answer) ? { kind: 'unknown' } : { kind: 'failed', message: messageOf(answer) };
}

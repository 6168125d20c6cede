import { type OutboxEntry } from './outboxEntry';

/** One-sentence reason for which an edit is still unsent. */
export function entryReason({ state, lastError, attempts }: OutboxEntry): string {
  switch (state) {
    case 'waiting':
      if (lastError?.status === 429) return 'The server is busy.';
      if (lastError?.code === 'network') return 'The server could not be reached.';
      return attempts === 0 ? 'Waiting to be sent.' : 'It will be tried again.';
    case 'sending':
      return 'Being sent.';
    case 'unknown':
      if ((lastError?.status ?? 0) >= 500)
        return `The server had an error${lastError?.detail === undefined ? '' : `: ${lastError.detail}`}. It will be checked before it is sent again.`;
      return 'Sent, but no answer arrived. The server will be checked before it is sent again.';
    case 'conflict':
      return 'The same fields were changed elsewhere meanwhile. Choose which values to keep.';
    case 'unsure':
      return 'It may already have been created. Check before you send it again.';
    case 'notFound':
      return 'The record no longer exists on the server.';
    case 'forbidden':
      return 'You are no longer allowed to change this.';
    case 'old':
      return 'This edit is more than a day old. Do you still want it?';
    case 'rejected':
      return `Refused: ${lastError?.detail ?? lastError?.message ?? 'no reason given'}`;
  }
}

import { type OutboxEntry } from './outboxEntry';

/** Reason why an edit is still unsent, in one sentence. */
export function entryReason({ state, lastError, attempts }: OutboxEntry): string {
  switch (state) {
    case 'waiting':
      return attempts === 0 ? 'Waits to be sent.' : 'Will be tried again.';
    case 'sending':
      return 'On its way.';
    case 'unknown':
      return 'Sent, and no answer came. It will be looked up before it is sent again.';
    case 'conflict':
      return 'Somebody else changed the same. Choose what stays.';
    case 'unsure':
      return 'It may have been made already. Look before you send it again.';
    case 'gone':
      return 'The record is gone on the server.';
    case 'forbidden':
      return 'You may not change this any more.';
    case 'old':
      return 'Made more than a day ago. Do you still want it?';
    case 'rejected':
      return `Refused: ${lastError?.detail ?? lastError?.message ?? 'no reason given'}`;
  }
}

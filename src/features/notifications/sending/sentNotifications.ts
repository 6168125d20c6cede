import { type NotificationDraft } from '../../../domain/people/notification';

export interface SentNotification {
  atMs: number;
  /** Null while the answer was lost: it may have been sent. */
  sentCount: number | null;
}

/** What was sent since the page was opened, by payload: a second one like it is warned about. */
const sent = new Map<string, SentNotification>();

function keyOf(draft: NotificationDraft): string {
  return JSON.stringify(Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function rememberSent(draft: NotificationDraft, record: SentNotification): void {
  sent.set(keyOf(draft), record);
}

export function findSent(draft: NotificationDraft): SentNotification | null {
  return sent.get(keyOf(draft)) ?? null;
}

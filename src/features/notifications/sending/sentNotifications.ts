import { type NotificationDraft } from '../../../domain/people/notification';

export interface SentNotification {
  atMs: number;
  /** Null when the response was lost: it may have been sent. */
  sentCount: number | null;
}

/** Notifications sent since the page was opened, by payload, to warn about a duplicate. */
const sentByPayload = new Map<string, SentNotification>();

function payloadKey(draft: NotificationDraft): string {
  return JSON.stringify(Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function recordSent(draft: NotificationDraft, record: SentNotification): void {
  sentByPayload.set(payloadKey(draft), record);
}

export function findSent(draft: NotificationDraft): SentNotification | null {
  return sentByPayload.get(payloadKey(draft)) ?? null;
}

import { type NotificationDraft } from '../../../domain/people/notification';

export interface SentNotification {
  atMs: number;
  /** Null when the response was lost: it may have been sent. */
  sentCount: number | null;
}

interface ListedNotification extends SentNotification {
  draft: NotificationDraft;
}

/** Notifications sent since the page was opened, by payload, to warn about a duplicate. */
const sentByPayload = new Map<string, ListedNotification>();

function payloadKey(draft: NotificationDraft): string {
  return JSON.stringify(Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function recordSent(draft: NotificationDraft, record: SentNotification): void {
  sentByPayload.set(payloadKey(draft), { draft, atMs: record.atMs, sentCount: record.sentCount });
}

export function findSent(draft: NotificationDraft): SentNotification | null {
  return sentByPayload.get(payloadKey(draft)) ?? null;
}

/** Notifications sent since the page was opened, the newest first. */
export function listSent(): ListedNotification[] {
  return [...sentByPayload.values()].sort((a, b) => b.atMs - a.atMs);
}

import { notificationRules, type NotificationDraft } from '../../../domain/people/notification';
import { isJson, numberIn } from '../../../domain/jsonReader';
import { personRecords } from '../../../state/storage/personRecords';

export interface SentNotification {
  /** Time of the response in epoch milliseconds. */
  atMs: number;
  /** Null when the response was lost: the notification may have been sent. */
  sentCount: number | null;
}

interface ListedNotification extends SentNotification {
  draft: NotificationDraft;
}

const RECORD = 'sent-notifications';
const MAX_COUNT = 20;

/** Canonical key: drafts with equal fields in any order have the same key. */
function payloadKey(draft: NotificationDraft): string {
  return JSON.stringify(Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function parseSent(value: unknown): ListedNotification | null {
  if (!isJson(value) || !notificationRules.isValidSync(value['draft'])) return null;
  const atMs = numberIn(value['atMs'], null);
  if (atMs === null) return null;
  return {
    draft: notificationRules.cast(value['draft']),
    atMs,
    sentCount: numberIn(value['sentCount'], null),
  };
}

/** Notifications that the person sent from this device, newest first. */
export function listSent(personId: string): ListedNotification[] {
  const record = personRecords.read(personId, RECORD);
  const list = Array.isArray(record) ? record.map(parseSent) : [];
  return list.filter((sent) => sent !== null).sort((a, b) => b.atMs - a.atMs);
}

/** Adds a notification to the list; replaces an identical one. */
export function recordSent(
  personId: string,
  draft: NotificationDraft,
  { atMs, sentCount }: SentNotification,
): void {
  const key = payloadKey(draft);
  const others = listSent(personId).filter((sent) => payloadKey(sent.draft) !== key);
  const list = [{ draft, atMs, sentCount }, ...others].slice(0, MAX_COUNT);
  personRecords.write(personId, RECORD, list);
}

export function findSent(personId: string, draft: NotificationDraft): SentNotification | null {
  const key = payloadKey(draft);
  return listSent(personId).find((sent) => payloadKey(sent.draft) === key) ?? null;
}

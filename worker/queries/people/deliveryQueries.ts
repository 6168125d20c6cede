import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { NotificationProgress } from '../../../src/domain/people/notification';
import { firstRow, timestampParameter, type Database } from '../../database/database';
import { devices, notificationDeliveries, notifications } from '../../schema/peopleTables';

/** A delivery reserved for this process. */
export interface ClaimedDelivery {
  deviceId: string;
  token: string;
  /** Attempts so far, including this one. */
  attempts: number;
}

/** Outcome of an attempt; a pending delivery is retried when due. */
export interface DeliveryOutcome {
  deviceId: string;
  status: 'sent' | 'failed' | 'pending';
  dueAt: Date;
  /** The device's token if the provider reported it as invalid; otherwise null. */
  invalidToken: string | null;
}

/** A notification that is not stopped; null when it is stopped or does not exist. */
export async function findRunning(db: Database, id: string) {
  const isRunning = and(eq(notifications.id, id), isNull(notifications.stopped_at));
  return firstRow(await db.select().from(notifications).where(isRunning));
}

/**
 * Claims at most `limit` due deliveries of a notification. A claimed delivery is "sending", and counts as failed when
 * its claim expires without a stored outcome, so that no delivery is claimed twice.
 */
export async function claimDeliveries(
  db: Database,
  notificationId: string,
  limit: number,
  { now, until }: { now: Date; until: Date },
): Promise<ClaimedDelivery[]> {
  const { notification_id, device_id, status, due_at, attempts } = notificationDeliveries;
  const isDue = and(
    eq(notification_id, notificationId),
    eq(status, 'pending'),
    lte(due_at, timestampParameter(now)),
  );
  return db.transaction(async (tx) => {
    // The shared lock makes a stop wait for running claims; no claim starts after the stop.
    const isRunning = and(eq(notifications.id, notificationId), isNull(notifications.stopped_at));
    const running = await tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(isRunning)
      .for('share');
    if (running.length === 0) return [];
    const due = await tx
      .select({ deviceId: device_id })
      .from(notificationDeliveries)
      .where(isDue)
      .orderBy(asc(due_at))
      .limit(limit)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ deviceId }) => deviceId);
    return tx
      .update(notificationDeliveries)
      .set({ status: 'sending', attempts: sql`${attempts} + 1`, due_at: until.toISOString() })
      .from(devices)
      .where(
        and(
          eq(notification_id, notificationId),
          inArray(device_id, ids),
          eq(devices.id, device_id),
        ),
      )
      .returning({
        deviceId: device_id,
        token: sql<string>`coalesce(${devices.push_token}, '')`,
        attempts,
      });
  });
}

/** Stores outcomes, and deletes invalid tokens unless the device has a new one. */
export async function storeOutcomes(
  db: Database,
  notificationId: string,
  outcomes: readonly DeliveryOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  const rows = outcomes.map(
    ({ deviceId, status, dueAt }) =>
      sql`(${deviceId}::uuid, ${status}::text, ${timestampParameter(dueAt)})`,
  );
  const invalidTokens = outcomes.flatMap(({ invalidToken }) => invalidToken ?? []);
  await db.transaction(async (tx) => {
    await tx.execute(sql`update notification_deliveries d set status = o.status, due_at = o.due_at
      from (values ${sql.join(rows, sql`, `)}) as o (device_id, status, due_at)
      where d.notification_id = ${notificationId} and d.device_id = o.device_id
        and d.status = 'sending'`);
    if (invalidTokens.length === 0) return;
    await tx
      .update(devices)
      .set({ push_token: null })
      .where(inArray(devices.push_token, invalidTokens));
  });
}

/** Marks all claimed deliveries as failed; only for when the processes that claimed them have ended. */
export async function failOpenClaims(db: Database): Promise<void> {
  const { status } = notificationDeliveries;
  await db.update(notificationDeliveries).set({ status: 'failed' }).where(eq(status, 'sending'));
}

/** Notifications with pending deliveries that are not stopped, with their numbers of pending deliveries. */
export async function listUnfinished(db: Database) {
  const { notification_id, status } = notificationDeliveries;
  return db
    .select({ id: notification_id, deliveries: sql`count(*)`.mapWith(Number) })
    .from(notificationDeliveries)
    .innerJoin(notifications, eq(notifications.id, notification_id))
    .where(and(eq(status, 'pending'), isNull(notifications.stopped_at)))
    .groupBy(notification_id);
}

/** Progress of a notification, counted by user as in its first response; null when the notification does not exist. */
export async function findProgress(
  db: Database,
  id: string,
  now: Date,
): Promise<NotificationProgress | null> {
  const { rows } = await db.execute<{
    total_users: number;
    is_stopped: boolean;
    sent_count: number;
    failed_count: number;
    pending_count: number;
    is_running: boolean;
    is_open: boolean;
  }>(sql`
    select n.total_users, n.stopped_at is not null as is_stopped,
      (count(*) filter (where u.is_sent))::int as sent_count,
      (count(*) filter (where not u.is_sent and not u.is_open))::int as failed_count,
      (count(*) filter (where not u.is_sent and u.is_open))::int as pending_count,
      coalesce(bool_or(u.is_running), false) as is_running,
      coalesce(bool_or(u.is_open), false) as is_open
    from notifications n left join (
      select e.app_user_id, bool_or(d.status = 'sent') as is_sent,
        bool_or(d.status = 'sending' and d.due_at > ${timestampParameter(now)}) as is_running,
        bool_or(d.status = 'pending'
          or (d.status = 'sending' and d.due_at > ${timestampParameter(now)})) as is_open
      from notification_deliveries d join devices e on e.id = d.device_id
      where d.notification_id = ${id} group by e.app_user_id
    ) u on true
    where n.id = ${id} group by n.id`);
  const row = firstRow(rows);
  if (row === null) return null;
  const { total_users, sent_count, failed_count, pending_count } = row;
  const isEnding = row.is_stopped && !row.is_running;
  const state = !row.is_open ? 'finished' : isEnding ? 'stopped' : 'sending';
  return { id, state, total_users, sent_count, failed_count, pending_count };
}

/** Stops a notification: its pending deliveries are never sent. */
export async function stopNotification(db: Database, id: string, now: Date): Promise<void> {
  const isRunning = and(eq(notifications.id, id), isNull(notifications.stopped_at));
  await db.update(notifications).set({ stopped_at: now.toISOString() }).where(isRunning);
}

import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type {
  NotificationDraft,
  NotificationResult,
  UserCounts,
} from '../../../src/domain/people/notification';
import { firstRow, timestampParameter, type Database } from '../../database/database';
import {
  appUsers,
  devices,
  notificationDeliveries,
  notifications,
} from '../../schema/peopleTables';

export const EVERYONE = 'all';

const isTarget = (language: string) =>
  language === EVERYONE ? undefined : eq(appUsers.language, language);

/** Number of users by chosen language; users without one count only towards the total. */
export async function countUsers(db: Database): Promise<UserCounts> {
  const rows = await db
    .select({ language: sql<string>`${appUsers.language}`, users: count() })
    .from(appUsers)
    .where(isNotNull(appUsers.language))
    .groupBy(appUsers.language);
  return {
    total_users: await db.$count(appUsers),
    by_language: Object.fromEntries(rows.map(({ language, users }) => [language, users])),
  };
}

async function addNotification(
  db: Database,
  draft: NotificationDraft,
  sentBy: string,
  now: Date,
): Promise<string> {
  const row = { ...draft, sent_by: sentBy, created_at: now.toISOString() };
  const added = await db.insert(notifications).values(row).returning({ id: notifications.id });
  const id = firstRow(added)?.id;
  if (id === undefined) throw new Error('The notification was not stored');
  return id;
}

export type DeliveryCounts = Omit<NotificationResult, 'message' | 'id'>;

/**
 * Adds a delivery for each device of the target users, with the given status, or failed for a device without a token.
 */
async function addDeliveries(
  db: Database,
  { id, target_language }: { id: string; target_language: string },
  { status, now }: { status: 'sent' | 'pending'; now: Date },
): Promise<void> {
  const columns = sql.raw('notification_id, device_id, status, due_at');
  await db.execute(sql`insert into ${notificationDeliveries} (${columns})
    select ${id}::uuid, ${devices.id},
      case when ${devices.push_token} is null then 'failed' else ${status}::text end,
      ${timestampParameter(now)}
    from ${devices} join ${appUsers} on ${appUsers.id} = ${devices.app_user_id}
    where ${isTarget(target_language) ?? sql`true`}`);
}

/** Stores a notification with a pending delivery for each of its target users' devices that has a token. */
export async function addPendingNotification(
  db: Database,
  draft: NotificationDraft,
  sentBy: string,
  now: Date,
): Promise<{ id: string; deliveries: number }> {
  const id = await addNotification(db, draft, sentBy, now);
  const { target_language } = draft;
  await addDeliveries(db, { id, target_language }, { status: 'pending', now });
  const total_users = await db.$count(appUsers, isTarget(target_language));
  await db.update(notifications).set({ total_users }).where(eq(notifications.id, id));
  const { notification_id, status } = notificationDeliveries;
  const isPending = and(eq(notification_id, id), eq(status, 'pending'));
  return { id, deliveries: await db.$count(notificationDeliveries, isPending) };
}

/**
 * Stores a notification with one delivery for each device of its target users, as if every device with a token were
 * reached. Counts are by user: sent when any device was reached, failed when none was; a user without devices counts
 * only towards the total.
 */
export async function addSimulatedNotification(
  db: Database,
  draft: NotificationDraft,
  sentBy: string,
  now: Date,
): Promise<DeliveryCounts> {
  const id = await addNotification(db, draft, sentBy, now);
  const { target_language } = draft;
  const isTargeted = isTarget(target_language);
  const { notification_id, device_id, status } = notificationDeliveries;
  await addDeliveries(db, { id, target_language }, { status: 'sent', now });
  const users = db
    .select({ reached: sql<boolean | null>`bool_or(${status} = 'sent')`.as('reached') })
    .from(appUsers)
    .leftJoin(devices, eq(devices.app_user_id, appUsers.id))
    .leftJoin(notificationDeliveries, and(eq(device_id, devices.id), eq(notification_id, id)))
    .where(isTargeted)
    .groupBy(appUsers.id)
    .as('users');
  const counts = await db
    .select({
      total_users: count(),
      sent_count: sql`count(*) filter (where ${users.reached})`.mapWith(Number),
      failed_count: sql`count(*) filter (where not ${users.reached})`.mapWith(Number),
    })
    .from(users);
  const { total_users, ...rest } = firstRow(counts) ?? {
    total_users: 0,
    sent_count: 0,
    failed_count: 0,
  };
  await db.update(notifications).set({ total_users }).where(eq(notifications.id, id));
  return { total_users, ...rest };
}

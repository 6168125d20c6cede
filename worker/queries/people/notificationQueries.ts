import { type SQL, sql } from 'drizzle-orm';
import type {
  NotificationDraft,
  NotificationResult,
  UserCounts,
} from '../../../src/domain/people/notification';
import { type Database, timestamptz, queryRecord } from '../../database/database';

export const EVERYONE = 'all';

const targetFilter = (language: string): SQL =>
  language === EVERYONE ? sql`true` : sql`u.language = ${language}`;

/** Number of users by chosen language; those who chose none count in the total only. */
export async function countUsers(db: Database): Promise<UserCounts> {
  const counts = await queryRecord<UserCounts>(
    db,
    sql`select jsonb_build_object('total_users', (select count(*) from app_users),
          'by_language', coalesce(jsonb_object_agg(language, users), '{}'::jsonb)) as record
        from (select language, count(*) as users from app_users
              where language is not null group by language) as per_language`,
  );
  return counts ?? { total_users: 0, by_language: {} };
}

async function addNotification(
  db: Database,
  draft: NotificationDraft,
  sentBy: string,
  now: Date,
): Promise<string> {
  const added = await queryRecord<{ id: string }>(
    db,
    sql`insert into notifications (title, body, image_url, tour_cover_url, route_type, route_id,
          target_language, sent_by, created_at)
        values (${draft.title}, ${draft.body}, ${draft.image_url}, ${draft.tour_cover_url},
          ${draft.route_type}, ${draft.route_id}, ${draft.target_language}, ${sentBy},
          ${timestamptz(now)})
        returning jsonb_build_object('id', id) as record`,
  );
  if (added === null) throw new Error('The notification was not stored');
  return added.id;
}

export type Delivery = Omit<NotificationResult, 'message'>;

/**
 * Stores a notification with one delivery for each device of its target users. Counts are by user: sent
 * when any device was reached, failed when none was; a user without devices counts in the total only.
 */
export async function deliver(
  db: Database,
  draft: NotificationDraft,
  sentBy: string,
  now: Date,
): Promise<Delivery> {
  const id = await addNotification(db, draft, sentBy, now);
  await db.execute(
    sql`insert into notification_deliveries (notification_id, device_id, status)
        select ${id}::uuid, d.id, case when d.push_token is null then 'failed' else 'sent' end
        from devices d join app_users u on u.id = d.app_user_id
        where ${targetFilter(draft.target_language)}`,
  );
  const counts = await queryRecord<Delivery>(
    db,
    sql`select jsonb_build_object('total_users', count(*),
          'sent_count', count(*) filter (where reached),
          'failed_count', count(*) filter (where not reached)) as record
        from (select u.id, bool_or(n.status = 'sent') as reached
              from app_users u
              left join devices d on d.app_user_id = u.id
              left join notification_deliveries n
                on n.device_id = d.id and n.notification_id = ${id}
              where ${targetFilter(draft.target_language)}
              group by u.id) as users`,
  );
  return counts ?? { total_users: 0, sent_count: 0, failed_count: 0 };
}

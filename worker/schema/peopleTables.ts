import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { recordTimes, timestamptz } from './columns';

export const admins = pgTable('admins', {
  id: uuid().primaryKey(),
  full_name: text(),
  email: text(),
  avatar_url: text(),
  role: text({ enum: ['owner', 'admin'] })
    .notNull()
    .default('admin'),
  created_at: timestamptz()
    .notNull()
    .default(sql`now()`),
});

export const adminRequests = pgTable('admin_requests', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  status: text({ enum: ['pending', 'approved', 'rejected', 'demoted'] })
    .notNull()
    .default('pending'),
  reason: text().notNull(),
  notes: text(),
  full_name: text(),
  email: text(),
  avatar_url: text(),
  review_notes: text(),
  reviewed_at: timestamptz(),
  reviewed_by: text(),
  ...recordTimes(),
});

export const adminActivity = pgTable('admin_activity', {
  id: uuid().primaryKey().defaultRandom(),
  admin_id: uuid(),
  admin_name: text(),
  admin_email: text(),
  action: text().notNull(),
  target_email: text(),
  details: jsonb()
    .$type<{ notes: string | null; role?: 'admin' | 'owner' }>()
    .notNull()
    .default(sql`'{}'`),
  created_at: timestamptz()
    .notNull()
    .default(sql`now()`),
});

export const appUsers = pgTable('app_users', {
  id: uuid().primaryKey().defaultRandom(),
  language: text(),
  created_at: timestamptz()
    .notNull()
    .default(sql`now()`),
});

export const devices = pgTable('devices', {
  id: uuid().primaryKey().defaultRandom(),
  app_user_id: uuid().notNull(),
  platform: text({ enum: ['android', 'ios'] }).notNull(),
  /** Null after the app was removed from the device: deliveries to it fail. */
  push_token: text(),
});

export const notifications = pgTable('notifications', {
  id: uuid().primaryKey().defaultRandom(),
  title: text().notNull(),
  body: text().notNull(),
  image_url: text(),
  tour_cover_url: text(),
  route_type: text().notNull(),
  route_id: text().notNull().default(''),
  target_language: text().notNull().default('all'),
  sent_by: uuid(),
  /** Users at the time of sending, including those without a device. */
  total_users: integer().notNull().default(0),
  /** Nothing more is sent after this time; null while not stopped. */
  stopped_at: timestamptz(),
  created_at: timestamptz()
    .notNull()
    .default(sql`now()`),
});

/** Primary key: notification and device. */
export const notificationDeliveries = pgTable('notification_deliveries', {
  notification_id: uuid().notNull(),
  device_id: uuid().notNull(),
  status: text({ enum: ['pending', 'sending', 'sent', 'failed'] }).notNull(),
  attempts: integer().notNull().default(0),
  /** For pending: earliest time to send. For sending: deadline of the claim, after which it counts as failed. */
  due_at: timestamptz()
    .notNull()
    .default(sql`now()`),
});

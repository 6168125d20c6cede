import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { tourFields, tourTexts } from '../../src/domain/tours/tour';
import { describedColumns, recordTimes, seconds, timestamptz } from './columns';

export const languages = pgTable('languages', {
  id: uuid().primaryKey().defaultRandom(),
  code: text().notNull(),
  label: text().notNull(),
  native_label: text().notNull().default(''),
  flag: text().notNull().default('🌐'),
  is_enabled: boolean().notNull().default(true),
  is_default: boolean().notNull().default(false),
  sort_order: integer().notNull().default(0),
  ...recordTimes(),
});

/** Stored files; a row exists only once all bytes of its file are stored. */
export const files = pgTable('files', {
  key: text().primaryKey(),
  content_type: text().notNull(),
  size_bytes: bigint({ mode: 'number' }).notNull(),
  etag: text().notNull(),
  created_at: timestamptz()
    .notNull()
    .default(sql`now()`),
});

export const tours = pgTable('tours', {
  ...describedColumns(tourFields),
  id: uuid().primaryKey().defaultRandom(),
  published_at: timestamptz(),
  ...recordTimes(),
});

/** Source texts that a translation was made from, when the current source texts differ. */
const earlierSource = () => ({
  earlier_source_title: text(),
  earlier_source_description: text(),
});

export const tourTranslations = pgTable('tour_translations', {
  ...describedColumns(tourTexts),
  id: uuid().primaryKey().defaultRandom(),
  tour_id: uuid().notNull(),
  /** The translation's own cover; null when it shows the tour's. */
  cover_media_url: text(),
  ...earlierSource(),
  ...recordTimes(),
});

export const sections = pgTable('sections', {
  id: uuid().primaryKey().defaultRandom(),
  tour_id: uuid().notNull(),
  order_index: integer().notNull().default(0),
  duration_seconds: integer(),
  cover_media_url: text(),
  ...recordTimes(),
});

export const sectionTranslations = pgTable('section_translations', {
  id: uuid().primaryKey().defaultRandom(),
  section_id: uuid().notNull(),
  language: text().notNull(),
  title: text(),
  description: text(),
  ...earlierSource(),
  ...recordTimes(),
});

export const media = pgTable('media', {
  id: uuid().primaryKey().defaultRandom(),
  tour_id: uuid().notNull(),
  section_id: uuid(),
  language: text().notNull(),
  type: text({ enum: ['image', 'audio'] })
    .notNull()
    .default('image'),
  filename: text().notNull(),
  title: text(),
  transcript_text: text(),
  file_key: text().notNull(),
  duration: seconds(),
  ...recordTimes(),
});

export const chapters = pgTable('chapters', {
  id: uuid().primaryKey().defaultRandom(),
  media_id: uuid().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  start_time_seconds: seconds().notNull(),
  end_time_seconds: seconds(),
  order_index: integer().notNull().default(0),
  ...recordTimes(),
});

import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';

/** Plays of a section by language. Primary key: section and language. */
export const sectionPlays = pgTable('section_plays', {
  section_id: uuid().notNull(),
  language: text().notNull(),
  plays: bigint({ mode: 'number' }).notNull().default(0),
  /** True for the language in which the section was first played, so that sums over languages count a section once. */
  is_first: boolean().notNull().default(false),
});

/** Sums of `section_plays` by tour and language, which is the primary key. */
export const tourPlays = pgTable('tour_plays', {
  tour_id: uuid().notNull(),
  language: text().notNull(),
  plays: bigint({ mode: 'number' }).notNull().default(0),
  /** Sections with plays in the language. */
  sections: bigint({ mode: 'number' }).notNull().default(0),
  first_sections: bigint({ mode: 'number' }).notNull().default(0),
});

/** Sums of `tour_plays` by language (the primary key), maintained by triggers. */
export const languagePlays = pgTable('language_plays', {
  language: text().primaryKey(),
  plays: bigint({ mode: 'number' }).notNull().default(0),
  /** Sections with plays in the language. */
  sections: bigint({ mode: 'number' }).notNull().default(0),
  first_sections: bigint({ mode: 'number' }).notNull().default(0),
});

/** Sums of `tour_plays` by tour, maintained by triggers. */
export const tourPlayTotals = pgTable('tour_play_totals', {
  tour_id: uuid().primaryKey(),
  plays: bigint({ mode: 'number' }).notNull(),
  /** Plays by language, without languages that have none. */
  by_language: jsonb().$type<Record<string, number>>().notNull(),
});

/** Plays by UTC day and language (the primary key). Plays of deleted tours are kept. */
export const dayPlays = pgTable('day_plays', {
  day: date({ mode: 'string' }).notNull(),
  language: text().notNull(),
  plays: bigint({ mode: 'number' }).notNull().default(0),
});

export const analyticsEvents = pgTable('analytics_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  payload: jsonb().$type<object>().notNull(),
  created_at: timestamptz()
    .notNull()
    .default(sql`now()`),
});

export const playlists = pgTable('playlists', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  description: text(),
  is_public: boolean().notNull().default(true),
  language: text(),
  created_at: timestamptz()
    .notNull()
    .default(sql`now()`),
});

/** Primary key: playlist and position. */
export const playlistItems = pgTable('playlist_items', {
  playlist_id: uuid().notNull(),
  position: integer().notNull(),
  tour_id: uuid().notNull(),
});

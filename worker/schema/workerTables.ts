import { sql } from 'drizzle-orm';
import { boolean, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz, transactionId } from './columns';

/** Stored response of a POST with an Idempotency-Key. Primary key: person and key. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  person_id: uuid().notNull(),
  key: text().notNull(),
  /** Hash of method, URL and body: a different request with the same key is refused. */
  fingerprint: text().notNull(),
  was_admin: boolean().notNull(),
  status: smallint().notNull(),
  body: text().notNull(),
  content_type: text().notNull(),
  created_at: timestamptz().notNull(),
});

/** Applied migrations, by file name. */
export const schemaMigrations = pgTable('schema_migrations', {
  name: text().primaryKey(),
  applied_at: timestamptz()
    .notNull()
    .default(sql`now()`),
});

/** Versions of the rows that cached lists are built from, in a single row. */
export const responseVersions = pgTable('answer_versions', {
  id: boolean().primaryKey().default(true),
  tours: transactionId(),
  languages: transactionId(),
  recordings: transactionId(),
  plays: transactionId(),
  section_texts: transactionId(),
});

import { integer, pgSchema, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';

/** The stand-in's own accounts, separate from the product's tables. */
const authLocal = pgSchema('auth_local');

export const users = authLocal.table('users', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  full_name: text().notNull(),
  /** Description shown in the account chooser. */
  note: text().notNull(),
  position: integer().notNull(),
  created_at: timestamptz().notNull(),
});

export const sessions = authLocal.table('sessions', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  created_at: timestamptz().notNull(),
});

export const refreshTokens = authLocal.table('refresh_tokens', {
  token: text().primaryKey(),
  session_id: uuid().notNull(),
  /** The token that was exchanged for this one; null for the first token of a session. */
  parent: text(),
  revoked_at: timestamptz(),
  created_at: timestamptz().notNull(),
});

export const flowStates = authLocal.table('flow_states', {
  auth_code: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  code_challenge: text().notNull(),
  created_at: timestamptz().notNull(),
});

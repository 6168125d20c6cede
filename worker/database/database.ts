import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Result<Row> {
  rows: Row[];
}

/** Type of a statement's result for Drizzle: the common part of both drivers. */
interface ResultType extends PgQueryResultHKT {
  type: Result<this['row']>;
}

/**
 * A connection to PGlite or PostgreSQL, or a transaction on either. Inside a transaction use only the transaction's
 * handle: PGlite has one connection, so a query on the outer handle would deadlock.
 */
export type Database = PgDatabase<ResultType>;

/** The first row of a result, for queries that return at most one; null for none. */
export function firstRow<Row>(rows: readonly Row[]): Row | null {
  return rows[0] ?? null;
}

/** A timestamptz as ISO 8601 text in UTC, `2025-01-05T08:30:00.000Z`, independent of the session's time zone. */
export function isoTimestamp(value: SQL | PgColumn): SQL<string> {
  return sql<string>`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A date as a timestamptz parameter. */
export function timestampParameter(date: Date): SQL {
  return sql`${date.toISOString()}::timestamptz`;
}

/** New value of `updated_at`: later than the old one even when both changes fall into the same millisecond. */
export function laterThan(updatedAt: PgColumn, now: Date): SQL<string> {
  return sql<string>`greatest(${timestampParameter(now)}, ${updatedAt} + interval '1 millisecond')`;
}

import { sql, type SQL } from 'drizzle-orm';

/**
 * A connection to PGlite or PostgreSQL, or a transaction on either. Inside a transaction use only the
 * handle that it passes: PGlite has one connection, so a query on the outer handle would wait for itself.
 */
export interface Database {
  execute(query: SQL): PromiseLike<{ rows: Record<string, unknown>[] }>;
  transaction<T>(work: (database: Database) => Promise<T>): Promise<T>;
}

/**
 * Rows of a query whose only column is `record`, one JSON value for each row: both engines then return
 * the same numbers, strings and nulls.
 */
export async function queryRecords<T>(database: Database, query: SQL): Promise<T[]> {
  const { rows } = await database.execute(query);
  // T follows from the query's jsonb_build_object; the tests of each call check it.
  return rows.map((row) => row.record as T);
}

/** The first row of such a query; null for none. */
export async function queryRecord<T>(database: Database, query: SQL): Promise<T | null> {
  const [first] = await queryRecords<T>(database, query);
  return first ?? null;
}

/** A timestamptz as ISO 8601 text in UTC, `2025-01-05T08:30:00.000Z`, in any time zone of the session. */
export function isoTimestamp(value: SQL): SQL {
  return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A date as a timestamptz parameter. */
export function timestamptz(date: Date): SQL {
  return sql`${date.toISOString()}::timestamptz`;
}

/** Assignment of `updated_at` that is strictly later than before, also within one millisecond. */
export function setUpdatedAt(now: Date): SQL {
  return sql`updated_at = greatest(${timestamptz(now)}, updated_at + interval '1 millisecond')`;
}

type Value = SQL | string | number | boolean | null;

/** SET clause `a = $1, b = $2` of the values that are not undefined, followed by `updated_at`. */
export function setClause(values: Record<string, Value | undefined>, now: Date): SQL {
  const assignments = Object.entries(values)
    .filter((entry): entry is [string, Value] => entry[1] !== undefined)
    .map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
  return sql.join([...assignments, setUpdatedAt(now)], sql`, `);
}

import { sql, type SQL } from 'drizzle-orm';

/**
 * PGlite or PostgreSQL, or a transaction on either. Inside a transaction use only the handle it was
 * given: PGlite has one connection, so a query on the outer handle would wait for itself.
 */
export interface Database {
  execute(query: SQL): PromiseLike<{ rows: Record<string, unknown>[] }>;
  transaction<T>(work: (database: Database) => Promise<T>): Promise<T>;
}

/**
 * Rows of a query whose only column is `record`, one JSON value a row: both engines then answer the
 * same numbers, strings and nulls.
 */
export async function records<T>(database: Database, query: SQL): Promise<T[]> {
  const { rows } = await database.execute(query);
  // The query's own jsonb_build_object says what T is; the tests of each call pin it.
  return rows.map((row) => row.record as T);
}

/** The first row of such a query, or null. */
export async function record<T>(database: Database, query: SQL): Promise<T | null> {
  const [first] = await records<T>(database, query);
  return first ?? null;
}

/** A timestamptz as JSON text, `2025-01-05T08:30:00.000Z`, whatever the session's time zone is. */
export function instant(value: SQL): SQL {
  return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A moment as a parameter. */
export function moment(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`;
}

/** `updated_at` after a change: always later than before, also within one millisecond. */
export function touched(now: Date): SQL {
  return sql`updated_at = greatest(${moment(now)}, updated_at + interval '1 millisecond')`;
}

type Value = SQL | string | number | boolean | null;

/** `a = $1, b = $2` for the values that are not undefined, followed by `updated_at`. */
export function changes(values: Record<string, Value | undefined>, now: Date): SQL {
  const assigned = Object.entries(values)
    .filter((entry): entry is [string, Value] => entry[1] !== undefined)
    .map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
  return sql.join([...assigned, touched(now)], sql`, `);
}

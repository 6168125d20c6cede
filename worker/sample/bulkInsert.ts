import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';

/** Column names with their SQL types. */
export type Columns = Record<string, string>;
export type Row = Record<string, unknown>;

const CHUNK_ROWS = 2000;

const list = (names: string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const detail =
    typeof cause === 'object' && cause !== null && 'detail' in cause ? cause.detail : '';
  return `${String(cause)} ${String(detail ?? '')}`.slice(0, 500);
}

/** Inserts many rows with few statements; a column that a row lacks is null. */
export async function bulkInsert(
  db: Database,
  table: string,
  columns: Columns,
  rows: readonly Row[],
): Promise<void> {
  const names = list(Object.keys(columns));
  const typed = sql.raw(
    Object.entries(columns)
      .map(([name, type]) => `"${name}" ${type}`)
      .join(', '),
  );
  for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK_ROWS));
    const insert = sql`
      insert into ${sql.identifier(table)} (${names})
      select ${names} from json_to_recordset(${chunk}::json) as rows (${typed})`;
    try {
      await db.execute(insert);
    } catch (error) {
      // The errors are neither rethrown nor attached as a cause: both contain every row of the chunk.
      throw new Error(`Rows from ${start} do not go into ${table}: ${reasonOf(error)}`);
    }
  }
}

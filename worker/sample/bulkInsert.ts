import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';

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

/** Inserts many rows with few statements; a column missing in some rows is null there. */
export async function bulkInsert<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = Object.values(getTableColumns(table)).filter(({ name }) => names.has(name));
  const inserted = list(columns.map(({ name }) => name));
  const types = columns.map((column) => `"${column.name}" ${column.getSQLType()}`).join(', ');
  for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK_ROWS));
    const insert = sql`
      insert into ${table} (${inserted})
      select ${inserted} from json_to_recordset(${chunk}::json) as rows (${sql.raw(types)})`;
    try {
      await db.execute(insert);
    } catch (error) {
      // Neither rethrown nor attached as a cause: the driver's errors contain every row of the chunk.
      const name = getTableName(table);
      throw new Error(`Rows from ${start} do not go into ${name}: ${reasonOf(error)}`);
    }
  }
}

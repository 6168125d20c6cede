import { sql } from 'drizzle-orm';
import { firstRow, type Database } from '../../database/database';
import { answerVersions } from '../../schema/workerTables';

/** Rows that have a version; see the triggers of `0005_answer_versions.sql`, and `addPlays`. */
export type VersionedRows = 'tours' | 'languages' | 'recordings' | 'plays' | 'section_texts';

/** Version of these rows: another one once a transaction that changed any of them is committed. */
export async function findVersion(db: Database, rows: readonly VersionedRows[]): Promise<string> {
  const columns = rows.map((each) => answerVersions[each]);
  const version = sql<string>`concat_ws(' ', ${sql.join(columns, sql`, `)})`;
  const row = firstRow(await db.select({ version }).from(answerVersions));
  if (row === null) throw new Error('The row of answer_versions is missing');
  return row.version;
}

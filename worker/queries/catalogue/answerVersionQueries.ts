import { firstRow, type Database } from '../../database/database';
import { SharedRead } from '../../database/sharedRead';
import { answerVersions } from '../../schema/workerTables';

/** Rows that have a version; see the triggers of `0005_answer_versions.sql`, and `addPlays`. */
export type VersionedRows = 'tours' | 'languages' | 'recordings' | 'plays' | 'section_texts';

const versionReads = new SharedRead(async (db) => {
  const row = firstRow(await db.select().from(answerVersions));
  if (row === null) throw new Error('The row of answer_versions is missing');
  return row;
});

/** Version of these rows: another one once a transaction that changed any of them is committed. */
export async function findVersion(db: Database, rows: readonly VersionedRows[]): Promise<string> {
  const versions = await versionReads.get(db, 'all');
  return rows.map((each) => versions[each]).join(' ');
}

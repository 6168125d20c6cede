import { firstRow, type Database } from '../../database/database';
import { SharedRead } from '../../database/sharedRead';
import { responseVersions } from '../../schema/workerTables';

/** Row groups with a version; see the triggers of `0005_answer_versions.sql`, and `addPlays`. */
export type VersionedRows = 'tours' | 'languages' | 'recordings' | 'plays' | 'section_texts';

const versionReads = new SharedRead(async (db) => {
  const row = firstRow(await db.select().from(responseVersions));
  if (row === null) throw new Error('The row of answer_versions is missing');
  return row;
});

/** Version of row groups, which changes when a transaction that changed any of their rows commits. */
type VersionOf = (rows: readonly VersionedRows[]) => string;

/** The current versions. */
export async function readVersions(db: Database): Promise<VersionOf> {
  const versions = await versionReads.get(db, 'all');
  return (rows) => rows.map((each) => versions[each]).join(' ');
}

export async function findVersion(db: Database, rows: readonly VersionedRows[]): Promise<string> {
  const versionOf = await readVersions(db);
  return versionOf(rows);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../worker/database/migrate';
import { openPglite } from '../../worker/database/openPglite';
import { openPostgres, migrationTimeouts } from '../../worker/database/openPostgres';
import { sumPlays } from '../../worker/queries/public/playQueries';
import { fillDatabase } from '../../worker/start/fillDatabase';
import { openDisk } from '../../worker/start/openStorage';

/** Plays of every section in every language, few of them numerous; row triggers are disabled, as for the sample. */
const PLAYS = `
  set session_replication_role = replica;
  truncate section_plays, tour_plays, language_plays, tour_play_totals;
  insert into section_plays (section_id, language, plays, is_first)
    select s.id, l.code, ceil(10 / (random() + 0.0001)),
      l.code = min(l.code) over (partition by s.id)
    from sections s cross join languages l;
  set session_replication_role = origin`;

export interface ManyPlays {
  /** Data directory of the worker. */
  directory: string;
  /** Number of rows of plays. */
  rows: number;
  remove(): void;
}

/** Fills the database of the URL, or the embedded one, with tours and plays of all their sections. */
export async function fillManyPlays(
  databaseUrl: string | null,
  sampleTours: number,
): Promise<ManyPlays> {
  const directory = mkdtempSync(join(tmpdir(), 'many-plays-'));
  const { database, run, close } =
    databaseUrl === null
      ? await openPglite(join(directory, 'database'))
      : openPostgres(databaseUrl, { timeouts: migrationTimeouts, connections: 1 });
  await migrate(database);
  const storage = await openDisk(directory);
  await fillDatabase(database, storage, new Date(), { hasStandIn: true, sampleTours });
  await run(PLAYS);
  await sumPlays(database);
  await run('vacuum analyze section_plays, tour_plays, tour_play_totals');
  const counted = await run('select count(*) as rows from section_plays');
  await close();
  const remove = () => rmSync(directory, { recursive: true, force: true });
  return { directory, rows: Number(counted.rows[0]?.['rows']), remove };
}

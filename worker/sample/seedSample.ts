import type { Database } from '../database/database';
import { files } from '../schema/catalogueTables';
import { sumPlays } from '../queries/public/playQueries';
import { dayPlays, languagePlays, playlistItems, playlists } from '../schema/playTables';
import { adminActivity, adminRequests, admins, appUsers, devices } from '../schema/peopleTables';
import type { Storage } from '../storage/storage';
import { bulkInsert } from './bulkInsert';
import { readCatalogueTours, readNarrations, readPictureNames } from './catalogueFolder';
import { generateTours } from './generateCatalogue';
import { insertTourRows } from './insertTourRows';
import { sampleDayPlays } from './sampleDayPlays';
import { activityRows, adminRows, requestRows } from './samplePeople';
import { playlistRows } from './samplePlaylists';
import type { SampleTour } from './sampleTour';
import { userRows } from './sampleUsers';
import { seedLanguages } from './seedLanguages';
import { seededRandom } from './seededRandom';
import { storeSampleFiles } from './storeSampleFiles';
import { addTourRows, emptyTourRows } from './sampleTourRows';
import { withoutTriggers } from './withoutTriggers';
import { readVocabulary } from './words';
import { usedPaths, writtenTours } from './writtenTours';

export interface SampleOptions {
  database: Database;
  storage: Storage;
  /** Reference time for all ages. */
  now: Date;
  /** Number of tours; tours beyond the hand-written ones are generated. */
  tours: number;
  /** Number of users of the app. */
  users: number;
}

const ACTIVITIES = 60;

async function seedPeople(db: Database, now: Date): Promise<void> {
  const random = seededRandom('people');
  await bulkInsert(db, admins, adminRows(now));
  await bulkInsert(db, adminRequests, requestRows(now, random));
  const activity = activityRows(ACTIVITIES, now, random);
  await bulkInsert(db, adminActivity, activity);
}

async function seedUsers(db: Database, count: number, now: Date): Promise<void> {
  const rows = userRows(count, now, seededRandom('users'));
  await bulkInsert(db, appUsers, rows.users);
  await bulkInsert(db, devices, rows.devices);
}

/** Number of tours whose rows are held in memory at once. */
const BATCH = 500;

async function seedTours(db: Database, tours: Iterable<SampleTour>, now: Date) {
  const ids = new Map<string, string>();
  let rows = emptyTourRows();
  const flush = async () => {
    for (const { slug, id } of rows.tours) ids.set(slug, id);
    await insertTourRows(db, rows);
    rows = emptyTourRows();
  };
  for (const tour of tours) {
    addTourRows(rows, tour, now);
    if (rows.tours.length === BATCH) await flush();
  }
  await flush();
  return ids;
}

async function seedPlaylists(
  db: Database,
  tours: readonly SampleTour[],
  ids: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const random = seededRandom('playlists');
  const idOf = (slug: string) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`No tour ${slug} was inserted`);
    return id;
  };
  const rows = playlistRows(tours, idOf, now, random);
  await bulkInsert(db, playlists, rows.playlists);
  await bulkInsert(db, playlistItems, rows.items);
}

async function seedDayPlays(db: Database, now: Date): Promise<void> {
  const totals = await db.select().from(languagePlays).orderBy(languagePlays.language);
  await bulkInsert(db, dayPlays, sampleDayPlays(totals, now, seededRandom('days')));
}

/**
 * Seeds an empty, migrated database in one transaction; deterministic for equal options. Files of a failed attempt stay
 * in the storage until the next attempt replaces them.
 */
export async function seedSample(options: SampleOptions): Promise<void> {
  const { database, storage, now } = options;
  const catalogue = await readCatalogueTours(options.tours);
  const narrations = await readNarrations();
  const paths = usedPaths(catalogue, await readPictureNames(), narrations);
  const stored = await storeSampleFiles(storage, paths, now);
  const vocabulary = await readVocabulary();
  const written = writtenTours(catalogue, narrations, stored.keys);

  await database.transaction((tx) =>
    withoutTriggers(tx, async () => {
      await seedLanguages(tx, now);
      await bulkInsert(tx, files, stored.rows);
      await seedPeople(tx, now);
      await seedUsers(tx, options.users, now);
      const ids = await seedTours(tx, written, now);
      await seedPlaylists(tx, written, ids, now);
      const generated = options.tours - written.length;
      if (generated > 0) await seedTours(tx, generateTours(generated, vocabulary, written), now);
      await sumPlays(tx);
      await seedDayPlays(tx, now);
    }),
  );
}

import type { Database } from '../database/database';
import { seedLanguages } from '../sample/seedLanguages';
import { seedSample } from '../sample/seedSample';
import { languages } from '../schema/catalogueTables';
import type { Storage } from '../storage/storage';

export interface FillOptions {
  /** True when the four local accounts are in use. */
  hasStandIn: boolean;
  sampleTours: number;
}

const SAMPLE_USERS = 12_000;

/** Seeds a database that has no languages: with the sample catalogue, or with the languages only. */
export async function fillDatabase(
  database: Database,
  storage: Storage,
  now: Date,
  { hasStandIn, sampleTours }: FillOptions,
): Promise<void> {
  if ((await database.$count(languages)) > 0) return;
  if (!hasStandIn && sampleTours === 0) {
    await seedLanguages(database, now);
    return;
  }
  await seedSample({ database, storage, now, tours: sampleTours, users: SAMPLE_USERS });
}

import { sql } from 'drizzle-orm';
import { takeAdvisoryLock } from '../database/advisoryLock';
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

/** Seeds a database without languages: with the sample catalogue, or with languages only. */
export async function fillDatabase(
  database: Database,
  storage: Storage,
  now: Date,
  { hasStandIn, sampleTours }: FillOptions,
): Promise<void> {
  const isFilled = await database.transaction(async (tx) => {
    // When several workers start concurrently, the first one fills the database while the others wait.
    await takeAdvisoryLock(tx, 'sample');
    if ((await tx.$count(languages)) > 0) return false;
    if (!hasStandIn && sampleTours === 0) await seedLanguages(tx, now);
    else {
      const sample = { storage, now, tours: sampleTours, users: SAMPLE_USERS };
      await seedSample({ database: tx, ...sample });
    }
    return true;
  });
  // The embedded database has no autovacuum, but its planner needs statistics.
  if (isFilled) await database.execute(sql`vacuum analyze`);
}

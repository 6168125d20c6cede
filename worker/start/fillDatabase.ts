import { sql } from 'drizzle-orm';
import { type Database, record } from '../database/database';
import { seedLanguages } from '../sample/seedLanguages';
import { seedSample } from '../sample/seedSample';
import type { Storage } from '../storage/storage';

export interface FillOptions {
  /** Whether the four local accounts are in use. */
  hasStandIn: boolean;
  sampleTours: number;
}

const SAMPLE_USERS = 12_000;

/** Fills a database that has no languages yet: with the sample, or with what no tour can do without. */
export async function fillDatabase(
  database: Database,
  storage: Storage,
  now: Date,
  { hasStandIn, sampleTours }: FillOptions,
): Promise<void> {
  const some = await record(database, sql`select to_jsonb(code) as record from languages limit 1`);
  if (some !== null) return;
  if (!hasStandIn && sampleTours === 0) {
    await seedLanguages(database, now);
    return;
  }
  await seedSample({ database, storage, now, tours: sampleTours, users: SAMPLE_USERS });
}

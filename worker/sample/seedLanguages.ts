import type { Database } from '../database/database';
import { bulkInsert } from './bulkInsert';
import { languages } from '../schema/catalogueTables';
import { languageRows } from './sampleLanguages';

/** Languages of India and of its visitors, with English as the default. */
export async function seedLanguages(db: Database, now: Date): Promise<void> {
  await bulkInsert(db, languages, languageRows(now));
}

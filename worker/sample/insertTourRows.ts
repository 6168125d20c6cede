import type { Database } from '../database/database';
import {
  chapters,
  media,
  sections,
  sectionTranslations,
  tours,
  tourTranslations,
} from '../schema/catalogueTables';
import { sectionPlays } from '../schema/playTables';
import { bulkInsert } from './bulkInsert';
import type { TourRows } from './sampleTourRows';

/** Inserts rows of tours in the order of the foreign keys. */
export async function insertTourRows(db: Database, rows: TourRows): Promise<void> {
  await bulkInsert(db, tours, rows.tours);
  await bulkInsert(db, tourTranslations, rows.tour_translations);
  await bulkInsert(db, sections, rows.sections);
  await bulkInsert(db, sectionTranslations, rows.section_translations);
  await bulkInsert(db, media, rows.media);
  await bulkInsert(db, chapters, rows.chapters);
  await bulkInsert(db, sectionPlays, rows.section_plays);
}

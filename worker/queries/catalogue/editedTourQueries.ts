import { desc, eq, max, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database';
import {
  chapters,
  media,
  sections,
  sectionTranslations,
  tours,
  tourTranslations,
} from '../../schema/catalogueTables';

/** Maximum number of latest changes considered per table; a single tour may account for hundreds. */
const LATEST_CHANGES = 1000;

/** Latest changes to tours and everything that belongs to them, each with the tour's id. */
function latestChanges(db: Database) {
  return unionAll(
    db
      .select({ tour_id: tours.id, at: tours.updated_at })
      .from(tours)
      .orderBy(desc(tours.updated_at))
      .limit(LATEST_CHANGES),
    db
      .select({ tour_id: tourTranslations.tour_id, at: tourTranslations.updated_at })
      .from(tourTranslations)
      .orderBy(desc(tourTranslations.updated_at))
      .limit(LATEST_CHANGES),
    db
      .select({ tour_id: sections.tour_id, at: sections.updated_at })
      .from(sections)
      .orderBy(desc(sections.updated_at))
      .limit(LATEST_CHANGES),
    db
      .select({ tour_id: sections.tour_id, at: sectionTranslations.updated_at })
      .from(sectionTranslations)
      .innerJoin(sections, eq(sections.id, sectionTranslations.section_id))
      .orderBy(desc(sectionTranslations.updated_at))
      .limit(LATEST_CHANGES),
    db
      .select({ tour_id: media.tour_id, at: media.updated_at })
      .from(media)
      .orderBy(desc(media.updated_at))
      .limit(LATEST_CHANGES),
    db
      .select({ tour_id: media.tour_id, at: chapters.updated_at })
      .from(chapters)
      .innerJoin(media, eq(media.id, chapters.media_id))
      .orderBy(desc(chapters.updated_at))
      .limit(LATEST_CHANGES),
  );
}

/** Query of the most recently edited tours, latest first; edits of texts, sections, recordings and chapters count. */
export function listEditedTours(db: Database, limit: number) {
  const changes = latestChanges(db).as('changes');
  const editedAt = max(changes.at);
  return db
    .select({ tour_id: changes.tour_id, edited_at: sql<string>`${editedAt}`.mapWith(changes.at) })
    .from(changes)
    .groupBy(changes.tour_id)
    .orderBy(desc(editedAt), changes.tour_id)
    .limit(limit);
}

import { eq, isNotNull, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database';
import { sections, sectionTranslations, tourTranslations } from '../../schema/catalogueTables';

type Translations = typeof tourTranslations | typeof sectionTranslations;

const isOutdated = ({ earlier_source_title, earlier_source_description }: Translations) =>
  or(isNotNull(earlier_source_title), isNotNull(earlier_source_description));
const countOf = ({ earlier_source_title, earlier_source_description }: Translations) =>
  sql<number>`num_nonnulls(${earlier_source_title}, ${earlier_source_description})`.as('texts');

/** Query that counts, by tour and language, texts whose source has changed since their translation. */
export function listOutdatedTranslations(db: Database) {
  const { tour_id, language } = tourTranslations;
  const outdated = unionAll(
    db
      .select({ tour_id, language, texts: countOf(tourTranslations) })
      .from(tourTranslations)
      .where(isOutdated(tourTranslations)),
    db
      .select({
        tour_id: sections.tour_id,
        language: sectionTranslations.language,
        texts: countOf(sectionTranslations),
      })
      .from(sectionTranslations)
      .innerJoin(sections, eq(sections.id, sectionTranslations.section_id))
      .where(isOutdated(sectionTranslations)),
  ).as('outdated');
  return db
    .select({
      tour_id: outdated.tour_id,
      language: outdated.language,
      texts: sql<number>`sum(${outdated.texts})::integer`,
    })
    .from(outdated)
    .groupBy(outdated.tour_id, outdated.language)
    .orderBy(outdated.tour_id, outdated.language);
}

import { and, eq, ilike, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TextHit } from '../../../src/domain/translating/textHit';
import type { Database } from '../../database/database';
import { likePattern } from '../../database/likePattern';
import { sections, sectionTranslations, tourTranslations } from '../../schema/catalogueTables';

interface TextSearch {
  text: string;
  from: string;
  to: string;
  limit: number;
}

type Field = TextHit['field'];

const ofTour = alias(tourTranslations, 'target');
const ofSection = alias(sectionTranslations, 'target');

/** Query of translated tour texts whose source contains a text; shortest titles first. */
export function tourTextsWith(db: Database, { text, from, to, limit }: TextSearch, field: Field) {
  const { tour_id, language, title } = tourTranslations;
  const { [field]: source } = tourTranslations;
  const { [field]: target } = ofTour;
  const pattern = likePattern(text, 'anywhere');
  const found = db
    .select({ tour_id, section_id: sql<null>`null`, source, target })
    .from(tourTranslations)
    .innerJoin(ofTour, and(eq(ofTour.tour_id, tour_id), eq(ofTour.language, to)))
    .where(and(ilike(source, pattern), eq(language, from), ne(target, '')))
    .limit(limit);
  // Descriptions have no index: without an ORDER BY, the scan stops after `limit` matches.
  return field === 'title' ? found.orderBy(sql`length(${title})`, tour_id) : found;
}

/** Query of translated section texts whose source contains a text; shortest titles first. */
export function sectionTextsWith(
  db: Database,
  { text, from, to, limit }: TextSearch,
  field: Field,
) {
  const { section_id, language, title } = sectionTranslations;
  const { [field]: source } = sectionTranslations;
  const { [field]: target } = ofSection;
  const pattern = likePattern(text, 'anywhere');
  const found = db
    .select({ tour_id: sections.tour_id, section_id, source, target })
    .from(sectionTranslations)
    .innerJoin(ofSection, and(eq(ofSection.section_id, section_id), eq(ofSection.language, to)))
    .innerJoin(sections, eq(sections.id, section_id))
    .where(and(ilike(source, pattern), eq(language, from), ne(target, '')))
    .limit(limit);
  return field === 'title' ? found.orderBy(sql`length(${title})`, section_id) : found;
}

/** Translated texts whose source contains a text: titles before descriptions, short before long. */
export async function searchTexts(db: Database, search: TextSearch): Promise<TextHit[]> {
  const hits: TextHit[] = [];
  for (const field of ['title', 'description'] as const) {
    const rest = { ...search, limit: search.limit - hits.length };
    if (rest.limit === 0) break;
    const rows = [
      ...(await tourTextsWith(db, rest, field)),
      ...(await sectionTextsWith(db, rest, field)),
    ];
    const found = rows.map((row): TextHit => ({
      ...row,
      field,
      source: row.source ?? '',
      target: row.target ?? '',
    }));
    found.sort((one, other) => one.source.length - other.source.length);
    hits.push(...found.slice(0, rest.limit));
  }
  return hits;
}

import { and, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database';
import { likePattern } from '../../database/likePattern';
import {
  sections,
  sectionTranslations,
  tours,
  tourTranslations,
} from '../../schema/catalogueTables';
import { publicUrlSql } from './mediaUrl';

interface SectionSearch {
  text: string;
  language: string;
  limit: number;
}

interface Search extends SectionSearch {
  publicUrl: string;
}

/** Query of tours whose title, city or slug contains a text; titles that start with the text come first. */
export function searchTours(db: Database, search: Search) {
  const { text, language, limit, publicUrl } = search;
  const { title, description, tour_id, cover_media_url } = tourTranslations;
  const { id, city, slug } = tours;
  const pattern = likePattern(text, 'anywhere');
  const cover = sql`coalesce(${cover_media_url}, ${tours.cover_media_url})`;
  // Separate subqueries: a single OR over both tables could not use an index.
  const byTitle = db
    .select({ id: tour_id })
    .from(tourTranslations)
    .where(and(ilike(title, pattern), eq(tourTranslations.language, language)));
  const byTour = db
    .select({ id })
    .from(tours)
    .where(or(ilike(city, pattern), ilike(slug, pattern)));
  return db
    .select({ id, title, description, cover_media_url: publicUrlSql(publicUrl, cover), city, slug })
    .from(tours)
    .innerJoin(tourTranslations, and(eq(tour_id, id), eq(tourTranslations.language, language)))
    .where(inArray(id, union(byTitle, byTour)))
    .orderBy(desc(ilike(title, likePattern(text, 'start'))), title, id)
    .limit(limit);
}

/**
 * Query of sections whose title contains a text, with the title of their tour; titles that start with the text come
 * first.
 */
export function searchSections(db: Database, { text, language, limit }: SectionSearch) {
  const { title, section_id } = sectionTranslations;
  const { id, tour_id } = sections;
  const ofTour = and(
    eq(tourTranslations.tour_id, tour_id),
    eq(tourTranslations.language, language),
  );
  return db
    .select({ id, tour_id, title, tour_title: tourTranslations.title })
    .from(sectionTranslations)
    .innerJoin(sections, eq(id, section_id))
    .leftJoin(tourTranslations, ofTour)
    .where(
      and(ilike(title, likePattern(text, 'anywhere')), eq(sectionTranslations.language, language)),
    )
    .orderBy(desc(ilike(title, likePattern(text, 'start'))), title, id)
    .limit(limit);
}

import { and, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database';
import { likePattern } from '../../database/likePattern';
import { tours, tourTranslations } from '../../schema/catalogueTables';
import { publicUrlSql } from './mediaUrl';

interface Search {
  text: string;
  language: string;
  limit: number;
  publicUrl: string;
}

/** Query of the tours with the text in title, city or slug; those whose title begins with it come first. */
export function searchTours(db: Database, search: Search) {
  const { text, language, limit, publicUrl } = search;
  const { title, description, tour_id, cover_media_url } = tourTranslations;
  const { id, city, slug } = tours;
  const pattern = likePattern(text, 'anywhere');
  const cover = sql`coalesce(${cover_media_url}, ${tours.cover_media_url})`;
  // One condition over both tables could use no index.
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

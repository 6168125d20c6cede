import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { TourHit } from '../../../src/domain/tours/playlist';
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

/** Tours with the text in title, city or slug; those whose title begins with it come first. */
export async function searchTours(db: Database, search: Search): Promise<TourHit[]> {
  const { text, language, limit, publicUrl } = search;
  const { title, description, tour_id, cover_media_url } = tourTranslations;
  const { id, city, slug } = tours;
  const pattern = likePattern(text, 'anywhere');
  const cover = sql`coalesce(${cover_media_url}, ${tours.cover_media_url})`;
  return db
    .select({ id, title, description, cover_media_url: publicUrlSql(publicUrl, cover), city, slug })
    .from(tours)
    .innerJoin(tourTranslations, and(eq(tour_id, id), eq(tourTranslations.language, language)))
    .where(or(ilike(title, pattern), ilike(city, pattern), ilike(slug, pattern)))
    .orderBy(desc(ilike(title, likePattern(text, 'start'))), title, id)
    .limit(limit);
}

import { sql } from 'drizzle-orm';
import type { TourHit } from '../../../src/domain/tours/playlist';
import { queryRecords, type Database } from '../../database/database';
import { publicUrlSql } from './mediaUrl';

interface Search {
  text: string;
  language: string;
  limit: number;
  publicUrl: string;
}

/** Escapes the wildcards of LIKE, so that % and _ match themselves. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Tours with the text in title, city or slug; those whose title begins with it come first. */
export function searchTours(db: Database, search: Search): Promise<TourHit[]> {
  const { text, language, limit, publicUrl } = search;
  const pattern = `%${escapeLike(text)}%`;
  const cover = sql`coalesce(x.cover_media_url, t.cover_media_url)`;
  return queryRecords(
    db,
    sql`select jsonb_build_object('id', t.id, 'title', x.title, 'description', x.description,
        'cover_media_url', ${publicUrlSql(publicUrl, cover)}, 'city', t.city, 'slug', t.slug)
        as record
      from tours t join tour_translations x on x.tour_id = t.id and x.language = ${language}
      where x.title ilike ${pattern} or t.city ilike ${pattern} or t.slug ilike ${pattern}
      order by x.title ilike ${`${escapeLike(text)}%`} desc, x.title, t.id
      limit ${limit}`,
  );
}

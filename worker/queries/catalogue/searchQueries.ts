import { sql } from 'drizzle-orm';
import type { TourHit } from '../../../src/domain/tours/playlist';
import { records, type Database } from '../../database/database';
import { publicAddress } from './publicAddress';

interface Search {
  text: string;
  language: string;
  limit: number;
  publicUrl: string;
}

/** What the person types stands for itself, also % and _. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Tours with the words in title, city or slug; those whose title begins with them come first. */
export function searchTours(db: Database, search: Search): Promise<TourHit[]> {
  const { text, language, limit, publicUrl } = search;
  const anywhere = `%${escaped(text)}%`;
  const cover = sql`coalesce(x.cover_media_url, t.cover_media_url)`;
  return records(
    db,
    sql`select jsonb_build_object('id', t.id, 'title', x.title, 'description', x.description,
        'cover_media_url', ${publicAddress(publicUrl, cover)}, 'city', t.city, 'slug', t.slug)
        as record
      from tours t join tour_translations x on x.tour_id = t.id and x.language = ${language}
      where x.title ilike ${anywhere} or t.city ilike ${anywhere} or t.slug ilike ${anywhere}
      order by x.title ilike ${`${escaped(text)}%`} desc, x.title, t.id
      limit ${limit}`,
  );
}

import { sql } from 'drizzle-orm';
import type { PublicPlaylist } from '../../../src/domain/tours/playlist';
import { type Database, queryRecords } from '../../database/database';

export interface PlaylistSearch {
  /** Text to search in name and description; empty matches all. */
  text: string;
  /** Matches playlists of this language and those of none. */
  language: string;
  limit: number;
}

/** LIKE pattern of a text, with its `%`, `_` and backslashes escaped. */
function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

export function searchPublicPlaylists(
  db: Database,
  { text: text, language, limit }: PlaylistSearch,
): Promise<PublicPlaylist[]> {
  return queryRecords(
    db,
    sql`select jsonb_build_object('id', p.id, 'name', p.name, 'description', p.description,
          'item_count', (select count(*) from playlist_items i where i.playlist_id = p.id)) as record
        from playlists p
        where p.is_public and (p.language is null or p.language = ${language})
          and (p.name ilike ${likePattern(text)} or p.description ilike ${likePattern(text)})
        order by p.name collate "C", p.id limit ${limit}`,
  );
}

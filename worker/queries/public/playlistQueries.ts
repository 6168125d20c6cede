import { sql } from 'drizzle-orm';
import type { PublicPlaylist } from '../../../src/domain/tours/playlist';
import { type Database, records } from '../../database/database';

export interface PlaylistSearch {
  /** Looked for in name and description; empty finds all. */
  words: string;
  /** Playlists of this language and those of none. */
  language: string;
  limit: number;
}

/** `%`, `_` and the backslash stand for themselves in what a person typed. */
function pattern(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}

export function searchPublicPlaylists(
  db: Database,
  { words, language, limit }: PlaylistSearch,
): Promise<PublicPlaylist[]> {
  return records(
    db,
    sql`select jsonb_build_object('id', p.id, 'name', p.name, 'description', p.description,
          'item_count', (select count(*) from playlist_items i where i.playlist_id = p.id)) as record
        from playlists p
        where p.is_public and (p.language is null or p.language = ${language})
          and (p.name ilike ${pattern(words)} or p.description ilike ${pattern(words)})
        order by p.name collate "C", p.id limit ${limit}`,
  );
}

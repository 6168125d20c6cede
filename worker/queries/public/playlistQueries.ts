import { and, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { PublicPlaylist } from '../../../src/domain/tours/playlist';
import type { Database } from '../../database/database';
import { likePattern } from '../../database/likePattern';
import { playlistItems, playlists } from '../../schema/playTables';

export interface PlaylistSearch {
  /** Text to search for in name and description, or the id of one playlist; empty matches all. */
  text: string;
  /** Matches playlists of this language and playlists without a language. */
  language: string;
  limit: number;
}

/** Public playlists whose name or description contains the text, by name; an id matches in any language. */
export async function searchPublicPlaylists(
  db: Database,
  { text, language, limit }: PlaylistSearch,
): Promise<PublicPlaylist[]> {
  const { id, name, description, is_public, language: ownLanguage } = playlists;
  const pattern = likePattern(text, 'anywhere');
  const item_count = db.$count(playlistItems, eq(playlistItems.playlist_id, id));
  return db
    .select({ id, name, description, item_count })
    .from(playlists)
    .where(
      and(
        eq(is_public, true),
        or(
          sql`${id}::text = ${text.toLowerCase()}`,
          and(
            or(isNull(ownLanguage), eq(ownLanguage, language)),
            or(ilike(name, pattern), ilike(description, pattern)),
          ),
        ),
      ),
    )
    .orderBy(sql`${name} collate "C"`, id)
    .limit(limit);
}

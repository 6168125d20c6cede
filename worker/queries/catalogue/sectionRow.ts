import { sql, type SQL } from 'drizzle-orm';
import { instant } from '../../database/database';
import { mediaOfSection } from './mediaRow';
import { publicAddress } from './publicAddress';

/** A `SectionRow` of the section `s` and, where there is one, its text `y`. */
export function sectionRow(publicUrl: string): SQL {
  return sql`jsonb_build_object(
    'id', s.id, 'tour_id', s.tour_id, 'order_index', s.order_index,
    'duration_seconds', s.duration_seconds,
    'cover_media_url', ${publicAddress(publicUrl, sql`s.cover_media_url`)},
    'created_at', ${instant(sql`s.created_at`)},
    'updated_at', ${instant(sql`greatest(s.updated_at, y.updated_at)`)},
    'language', y.language, 'title', y.title, 'description', y.description,
    'media', ${mediaOfSection(publicUrl)})`;
}

/** The sections of a tour with their text in one language, if any. */
export function sectionsIn(language: SQL): SQL {
  return sql`sections s left join section_translations y
    on y.section_id = s.id and y.language = ${language}`;
}

export const inOrder = sql`s.order_index, s.created_at, s.id`;

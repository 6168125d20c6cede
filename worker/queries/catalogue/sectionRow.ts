import { sql, type SQL } from 'drizzle-orm';
import { isoTimestamp } from '../../database/database';
import { mediaOfSection } from './mediaRow';
import { publicUrlSql } from './mediaUrl';

/** SQL of a `SectionRow` from the section `s` and its text `y`, which may be missing. */
export function sectionRow(publicUrl: string): SQL {
  return sql`jsonb_build_object(
    'id', s.id, 'tour_id', s.tour_id, 'order_index', s.order_index,
    'duration_seconds', s.duration_seconds,
    'cover_media_url', ${publicUrlSql(publicUrl, sql`s.cover_media_url`)},
    'created_at', ${isoTimestamp(sql`s.created_at`)},
    'updated_at', ${isoTimestamp(sql`greatest(s.updated_at, y.updated_at)`)},
    'language', y.language, 'title', y.title, 'description', y.description,
    'media', ${mediaOfSection(publicUrl)})`;
}

/** SQL of sections with their text in one language, if any. */
export function sectionsWithText(language: SQL): SQL {
  return sql`sections s left join section_translations y
    on y.section_id = s.id and y.language = ${language}`;
}

export const sectionOrder = sql`s.order_index, s.created_at, s.id`;

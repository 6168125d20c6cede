import { sql, type SQL } from 'drizzle-orm';
import { isoTimestamp } from '../../database/database';
import { fileUrlSql } from './mediaUrl';

/** SQL of a `Media` from the row `m`. */
export function mediaRow(publicUrl: string): SQL {
  return sql`jsonb_build_object(
    'id', m.id, 'tour_id', m.tour_id, 'section_id', m.section_id, 'language', m.language,
    'type', m.type, 'filename', m.filename, 'title', m.title,
    'transcript_text', m.transcript_text, 'duration', m.duration,
    'public_url', ${fileUrlSql(publicUrl, sql`m.file_key`)},
    'created_at', ${isoTimestamp(sql`m.created_at`)}, 'updated_at', ${isoTimestamp(sql`m.updated_at`)})`;
}

/** SQL of all media of the section `s`, in every language, newest first: the newest is the current one. */
export function mediaOfSection(publicUrl: string): SQL {
  return sql`coalesce((
    select jsonb_agg(${mediaRow(publicUrl)} order by m.created_at desc, m.id)
    from media m where m.section_id = s.id), '[]')`;
}

import { sql, type SQL } from 'drizzle-orm';
import { instant } from '../../database/database';
import { publicKeyAddress } from './publicAddress';

/** A `Media` of the row `m`. */
export function mediaRow(publicUrl: string): SQL {
  return sql`jsonb_build_object(
    'id', m.id, 'tour_id', m.tour_id, 'section_id', m.section_id, 'language', m.language,
    'type', m.type, 'filename', m.filename, 'title', m.title,
    'transcript_text', m.transcript_text, 'duration', m.duration,
    'public_url', ${publicKeyAddress(publicUrl, sql`m.file_key`)},
    'created_at', ${instant(sql`m.created_at`)}, 'updated_at', ${instant(sql`m.updated_at`)})`;
}

/** All media of the section `s`, in every language; the newest first, as it is the current one. */
export function mediaOfSection(publicUrl: string): SQL {
  return sql`coalesce((
    select jsonb_agg(${mediaRow(publicUrl)} order by m.created_at desc, m.id)
    from media m where m.section_id = s.id), '[]')`;
}

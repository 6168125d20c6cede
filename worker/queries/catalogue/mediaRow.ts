import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Media } from '../../../src/domain/tours/media';
import { jsonObject } from '../../database/jsonObject';
import { media, sections } from '../../schema/catalogueTables';
import { fileUrlSql } from './mediaUrl';

const { file_key, ...ownColumns } = getTableColumns(media);

/** Columns of a `Media`, with the stored file as a URL. */
export const mediaColumns = (publicUrl: string) => ({
  ...ownColumns,
  public_url: fileUrlSql(publicUrl, file_key),
});

/**
 * SQL of all media of a section in every language, newest first; the newest of a language is the current one. The
 * enclosing query must select from `sections` and join another table, so that column names are qualified.
 */
export function mediaOfSection(publicUrl: string): SQL<Media[]> {
  return sql<Media[]>`coalesce((
    select jsonb_agg(${jsonObject(mediaColumns(publicUrl))}
      order by ${media.created_at} desc, ${media.id})
    from ${media} where ${media.section_id} = ${sections.id}), '[]')`;
}

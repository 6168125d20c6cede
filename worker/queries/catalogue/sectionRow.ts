import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { EarlierSource } from '../../../src/domain/record/earlierSource';
import { isoTimestamp } from '../../database/database';
import { sections, sectionTranslations } from '../../schema/catalogueTables';
import { mediaOfSection } from './mediaRow';
import { publicUrlSql } from './mediaUrl';

/** SQL of a text column of a section; null when the texts are missing. */
const textColumn = (name: 'language' | 'title' | 'description' | keyof EarlierSource) =>
  sql<string | null>`${sectionTranslations[name]}`;

/** Columns of a `SectionRow` from a section and its texts, which may be missing. */
export const sectionColumns = (publicUrl: string) => ({
  ...getTableColumns(sections),
  cover_media_url: publicUrlSql(publicUrl, sections.cover_media_url),
  updated_at: isoTimestamp(
    sql`greatest(${sections.updated_at}, ${sectionTranslations.updated_at})`,
  ),
  language: textColumn('language'),
  title: textColumn('title'),
  description: textColumn('description'),
  earlier_source_title: textColumn('earlier_source_title'),
  earlier_source_description: textColumn('earlier_source_description'),
  media: mediaOfSection(publicUrl),
});

/** Join condition of a section with its texts in one language, if any. */
export const hasTextsIn = (language: SQL) =>
  and(
    eq(sectionTranslations.section_id, sections.id),
    sql`${sectionTranslations.language} = ${language}`,
  );

export const sectionOrder = [sections.order_index, sections.created_at, sections.id];

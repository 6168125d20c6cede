import { sql, type SQL } from 'drizzle-orm';
import {
  sourceFields,
  translatedTexts,
  UNKNOWN_SOURCE,
  type EarlierSource,
} from '../../../src/domain/record/earlierSource';

type EarlierValues = Partial<Record<keyof EarlierSource, SQL | undefined>>;

/**
 * Values of the earlier-source columns; null when the sent text equals the current source, or when there is no source.
 */
function valuesOf(change: Partial<EarlierSource>, source: SQL): EarlierValues {
  const values: EarlierValues = {};
  for (const name of translatedTexts) {
    const field = sourceFields[name];
    const earlier = change[field];
    if (earlier === undefined) continue;
    const textOrUnknown = sql`coalesce(nullif(source.${sql.raw(name)}, ''), ${UNKNOWN_SOURCE})`;
    values[field] = sql`(select nullif(${earlier}::text, ${textOrUnknown}) from ${source})`;
  }
  return values;
}

export const tourEarlierSource = (
  { tourId, language }: { tourId: string; language: string },
  change: Partial<EarlierSource>,
) =>
  valuesOf(
    change,
    sql`tours join tour_translations source
      on source.tour_id = tours.id and source.language = tours.primary_language
    where tours.id = ${tourId} and source.language <> ${language}`,
  );

export const sectionEarlierSource = (
  { sectionId, language }: { sectionId: string; language: string },
  change: Partial<EarlierSource>,
) =>
  valuesOf(
    change,
    sql`sections join tours on tours.id = sections.tour_id join section_translations source
      on source.section_id = sections.id and source.language = tours.primary_language
    where sections.id = ${sectionId} and source.language <> ${language}`,
  );

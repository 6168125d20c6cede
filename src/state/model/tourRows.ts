import { type Tour, type TourRow, type TourTranslation } from '../../domain/tours/tour';
import { editTable, type Table } from './mergeRecords';

/** Key of the words of one record in one language. */
export const textKey = (id: string, language: string) => `${id}:${language}`;

/** A tour's words in one language, and the cover that it has there. */
export interface TourText extends TourTranslation {
  /**
   * What the tour's row in this language shows: the translation's own cover or the tour's. Null
   * before a row told. `cover_media_url` is the translation's own alone, null until it is known.
   */
  shown_cover_url: string | null;
}

interface TourTables {
  records: Table<Tour>;
  /** By `textKey`. */
  texts: Table<TourText>;
}

/**
 * Whether a row tells what is known already: most of a refetched list does, and is not even split.
 * Field by field in plain sight: a loop over names takes three times as long for 10,000 rows.
 */
function isKnown(record: Tour | undefined, text: TourText | undefined, row: TourRow): boolean {
  return (
    record !== undefined &&
    text !== undefined &&
    record.slug === row.slug &&
    record.city === row.city &&
    record.country === row.country &&
    record.duration_seconds === row.duration_seconds &&
    record.primary_language === row.primary_language &&
    record.is_published === row.is_published &&
    record.published_at === row.published_at &&
    record.created_at === row.created_at &&
    record.updated_at === row.updated_at &&
    (record.cover_media_url === row.cover_media_url ||
      text.cover_media_url === row.cover_media_url) &&
    text.shown_cover_url === row.cover_media_url &&
    text.title === row.title &&
    text.slug_suffix === row.slug_suffix &&
    text.description === row.description
  );
}

/**
 * The cover of a row is the tour's where it is not known to be the translation's own. Field by field, as
 * objects that are made by leaving fields out are slow to make, and slow to read ever after.
 */
function splitRow(row: TourRow, record: Tour | undefined, text: TourText | undefined) {
  const shown = row.cover_media_url;
  const own = text?.cover_media_url === shown ? shown : null;
  const isOwn = own !== null && record !== undefined;
  return {
    record: {
      id: row.id,
      slug: row.slug,
      city: row.city,
      country: row.country,
      duration_seconds: row.duration_seconds,
      primary_language: row.primary_language,
      is_published: row.is_published,
      published_at: row.published_at,
      created_at: row.created_at,
      updated_at: row.updated_at,
      cover_media_url: isOwn ? record.cover_media_url : shown,
    } satisfies Tour,
    text: {
      id: text?.id ?? null,
      tour_id: row.id,
      language: row.language,
      title: row.title,
      description: row.description,
      slug_suffix: row.slug_suffix,
      cover_media_url: own,
      shown_cover_url: shown,
    } satisfies TourText,
  };
}

/** Puts rows into the tables; what they tell anew alone gets a new object. */
export function mergeTourRows(tables: TourTables, rows: readonly TourRow[]): TourTables {
  const records = editTable(tables.records);
  const texts = editTable(tables.texts);
  for (const row of rows) {
    const key = textKey(row.id, row.language);
    const record = tables.records[row.id];
    const text = tables.texts[key];
    if (isKnown(record, text, row)) continue;
    const split = splitRow(row, record, text);
    records.put(row.id, split.record);
    texts.put(key, split.text);
  }
  return { records: records.table(), texts: texts.table() };
}

/** A translation as its own call tells it, with the cover that is known to be shown in its language. */
export function shownText(text: TourTranslation, known: TourText | undefined): TourText {
  const { cover_media_url: own } = text;
  // The translation's former cover is no longer shown: what is shown then is the tour's.
  const inherited =
    known?.shown_cover_url === known?.cover_media_url ? null : known?.shown_cover_url;
  return { ...text, shown_cover_url: own ?? inherited ?? null };
}

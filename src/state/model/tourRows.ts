import { agreeIn, fieldNames } from '../../domain/record/record';
import {
  tourFields,
  tourOf,
  tourTexts,
  tourTextsOf,
  type Tour,
  type TourRow,
  type TourTranslation,
} from '../../domain/tours/tour';
import { editTable, type Table } from './upsertRecords';

/** Key of a record's texts in one language. */
export const textKey = (id: string, language: string) => `${id}:${language}`;

/** A tour's texts in one language, with the cover shown in that language. */
export interface TourText extends TourTranslation {
  /**
   * Cover that the tour's row shows in this language: the translation's own, else the tour's. Null before a row was
   * read. `cover_media_url` is the translation's own cover alone, null until known.
   */
  shown_cover_url: string | null;
  /** Codes of all the tour's languages, separated by spaces; null when no response included them. */
  tour_languages: string | null;
}

function codesIn({ available_languages: codes = [] }: TourRow): string | null {
  return codes.length === 0 ? null : codes.join(' ');
}

interface TourTables {
  records: Table<Tour>;
  /** Keyed by `textKey`. */
  texts: Table<TourText>;
}

const COVER = 'cover_media_url';
const recordNames = fieldNames(tourFields).filter((name) => name !== COVER);
const textNames = fieldNames(tourTexts);

/** True for a row that equals the stored record and text. Most rows of a refetched list do, and skip splitting. */
function isStored(record: Tour | undefined, text: TourText | undefined, row: TourRow): boolean {
  return (
    record !== undefined &&
    text !== undefined &&
    (record.cover_media_url === row.cover_media_url ||
      text.cover_media_url === row.cover_media_url) &&
    text.shown_cover_url === row.cover_media_url &&
    text.tour_languages === codesIn(row) &&
    text.earlier_source_title === (row.earlier_source_title ?? null) &&
    text.earlier_source_description === (row.earlier_source_description ?? null) &&
    agreeIn(recordNames, record, row) &&
    agreeIn(textNames, text, row)
  );
}

/**
 * Splits a row into the tour and its texts. The row's cover counts as the tour's unless known to be the translation's
 * own.
 */
function splitRow(row: TourRow, record: Tour | undefined, text: TourText | undefined) {
  const shown = row.cover_media_url;
  const own = text?.cover_media_url === shown ? shown : null;
  const tour = tourOf(row);
  if (own !== null && record !== undefined) tour.cover_media_url = record.cover_media_url;
  const texts: TourText = {
    ...tourTextsOf(row),
    id: text?.id ?? null,
    tour_id: row.id,
    cover_media_url: own,
    earlier_source_title: row.earlier_source_title ?? null,
    earlier_source_description: row.earlier_source_description ?? null,
    shown_cover_url: shown,
    tour_languages: codesIn(row),
  };
  return { record: tour, text: texts };
}

/** Upserts rows into the tables; unchanged rows keep their objects. */
export function mergeTourRows(tables: TourTables, rows: readonly TourRow[]): TourTables {
  const records = editTable(tables.records);
  const texts = editTable(tables.texts);
  for (const row of rows) {
    const key = textKey(row.id, row.language);
    const record = tables.records[row.id];
    const text = tables.texts[key];
    if (isStored(record, text, row)) continue;
    const split = splitRow(row, record, text);
    records.put(row.id, split.record);
    texts.put(key, split.text);
  }
  return { records: records.table(), texts: texts.table() };
}

/** Merges a translation as its own call returns it with the other known fields of the tour's row in that language. */
export function shownText(text: TourTranslation, previous: TourText | undefined): TourText {
  const { cover_media_url: own } = text;
  // When the translation loses its own cover, the tour's cover is shown.
  const inherited =
    previous?.shown_cover_url === previous?.cover_media_url ? null : previous?.shown_cover_url;
  const tour_languages = previous?.tour_languages ?? null;
  return { ...text, shown_cover_url: own ?? inherited ?? null, tour_languages };
}

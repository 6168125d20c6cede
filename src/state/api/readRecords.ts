import { chapterFields, type Chapter } from '../../domain/chapters/chapter';
import { isRecord, readRecord } from '../../domain/record/record';
import { type Language, GLOBE } from '../../domain/languages/language';
import { FieldReader, isJson, isKey, isText, type Json } from '../../domain/jsonReader';
import { earlierSourceFields } from '../../domain/record/earlierSource';
import { mediaFields, type Media } from '../../domain/tours/media';
import {
  sectionRowFields,
  sectionTranslationFields,
  type SectionRow,
  type SectionTranslation,
} from '../../domain/tours/section';
import {
  tourRowFields,
  tourTranslationFields,
  type TourRow,
  type TourTranslation,
} from '../../domain/tours/tour';

export const readMedia = (value: unknown, call: string): Media =>
  readRecord(mediaFields, value, call);

export function readSection(value: unknown, call: string): SectionRow {
  const from = FieldReader.of(value, call);
  const media = from.listOrNull((one) => readMedia(one, call), 'media', 'section_media');
  return { ...readRecord(sectionRowFields, value, call), media };
}

export const readSectionTranslation = (value: unknown, call: string): SectionTranslation =>
  readRecord(sectionTranslationFields, value, call);

/** Codes of the languages that a row lists as those of its texts; undefined when absent or malformed. */
function availableLanguagesIn(row: unknown): readonly string[] | undefined {
  const codes = isJson(row) ? row['available_languages'] : undefined;
  return Array.isArray(codes) && codes.every(isKey) ? codes : undefined;
}

const isTextOrNone = (text: unknown) => text == null || isText(text);

/** True when a row's earlier sources are each a text, null or absent. */
const isEarlierSourceValid = (row: Json) =>
  isTextOrNone(row['earlier_source_title']) && isTextOrNone(row['earlier_source_description']);

/**
 * Reads a tour; the row's own `language` takes precedence over the requested one. Fast path: a row that already matches
 * the description is returned unchanged, because reading ten thousand rows field by field takes 20 ms.
 */
export function readTour(value: unknown, call: string, language: string): TourRow {
  const available_languages = availableLanguagesIn(value);
  if (
    isJson(value) &&
    value['tour_sections'] === null &&
    value['available_languages'] === available_languages &&
    isEarlierSourceValid(value) &&
    isRecord(tourRowFields, value)
  ) {
    return value as TourRow; // cast: each field was checked
  }
  const from = FieldReader.of(value, call);
  return {
    ...readRecord(tourRowFields, value, call),
    ...readRecord(earlierSourceFields, value, call),
    available_languages,
    language: from.keyOr(language, 'language'),
    tour_sections: from.listOrNull((section) => readSection(section, call), 'tour_sections'),
  };
}

/** Reads a translation; the slug suffix defaults to the language. */
export function readTourTranslation(value: unknown, call: string): TourTranslation {
  const row = readRecord(tourTranslationFields, value, call);
  const slug_suffix = FieldReader.of(value, call).textOr(row.language, 'slug_suffix');
  return { ...row, slug_suffix };
}

export const readChapter = (value: unknown, call: string): Chapter =>
  readRecord(chapterFields, value, call);

export function readLanguage(value: unknown, call: string): Language {
  const from = FieldReader.of(value, call);
  const code = from.key('code');
  const label = from.textOr(code, 'label');
  return {
    id: from.keyOr(code, 'id'),
    code,
    label,
    native_label: from.textOr(label, 'native_label'),
    flag: from.textOr(GLOBE, 'flag'),
    is_enabled: from.booleanOr(true, 'is_enabled'),
    is_default: from.booleanOr(false, 'is_default'),
    sort_order: from.numberOr(0, 'sort_order'),
  };
}

import { coverFacts } from '../record/coverFacts';
import {
  flag,
  key,
  nullableUrl,
  nullableKey,
  nullableNumber,
  nullableText,
  optionalKey,
  text,
  type RecordOf,
} from '../record/field';
import { earlierSourceFields, type EarlierSource } from '../record/earlierSource';
import { type SectionRow } from './section';

/** Tour without its texts: one record for all languages. */
export const tourFields = {
  id: key({ spellings: ['tour_id'] }),
  slug: text({ isEdited: true, isUnique: true, csv: 'imported' }),
  city: text({ isEdited: true, csv: 'imported' }),
  country: text({ isEdited: true, csv: 'imported' }),
  /** Null when never set. */
  duration_seconds: nullableNumber({
    label: 'duration',
    unit: 'seconds',
    isEdited: true,
    csv: 'imported',
  }),
  primary_language: text({ missing: 'en', isEdited: true }),
  is_published: flag({
    label: 'published',
    isEdited: true,
    isPublication: true,
    csv: 'exported',
  }),
  /** Set by the worker. */
  published_at: nullableText({ isEdited: true, follows: 'is_published' }),
  created_at: text({ csv: 'exported' }),
  updated_at: nullableText(),
  cover_media_url: nullableUrl({ ...coverFacts, isEdited: true }),
};
export type Tour = RecordOf<typeof tourFields>;

/** Texts of a tour in one language, as part of its row. */
export const tourTexts = {
  language: optionalKey({ csv: 'exported' }),
  title: text({ isEdited: true, csv: 'imported' }),
  description: text({ isEdited: true, csv: 'imported' }),
  slug_suffix: text({ isEdited: true, csv: 'imported' }),
};

/** Texts of a tour in one language, as a separate record. */
export const tourTranslationFields = {
  id: nullableKey(),
  tour_id: optionalKey(),
  ...tourTexts,
  language: key({ csv: 'exported' }),
  /** Translation's own cover; null when it shows the tour's. */
  cover_media_url: nullableUrl({ ...coverFacts, isEdited: true }),
  ...earlierSourceFields,
};
export type TourTranslation = RecordOf<typeof tourTranslationFields>;

/** Tour as returned by the worker: the record and its texts in the requested language. */
export const tourRowFields = { ...tourFields, ...tourTexts };
export interface TourRow extends RecordOf<typeof tourRowFields>, Partial<EarlierSource> {
  tour_sections: SectionRow[] | null;
  /** Codes of the languages in which the tour has texts; absent when the worker does not return them. */
  available_languages?: readonly string[] | undefined;
}

/** Time of the last change of a tour, its texts, sections, recordings or chapters, in ISO 8601. */
export interface EditedTour {
  tour_id: string;
  edited_at: string;
}

/** Number of texts of a tour and its sections in a language whose source has changed since their translation. */
export interface OutdatedTranslation {
  tour_id: string;
  language: string;
  /** Titles and descriptions, counted separately. */
  texts: number;
}

/**
 * Conversions between a row and its two parts, copied field by field, because a loop over the names takes ten times as
 * long for the ten thousand rows of a list. The type check catches a missing field.
 */
export const tourOf = (row: Tour): Tour => ({
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
  cover_media_url: row.cover_media_url,
});

export type TourTexts = RecordOf<typeof tourTexts>;
export const tourTextsOf = (row: TourTexts): TourTexts => ({
  language: row.language,
  title: row.title,
  description: row.description,
  slug_suffix: row.slug_suffix,
});

export const tourRowOf = (tour: Tour, texts: TourTexts): RecordOf<typeof tourRowFields> => ({
  id: tour.id,
  slug: tour.slug,
  city: tour.city,
  country: tour.country,
  duration_seconds: tour.duration_seconds,
  primary_language: tour.primary_language,
  is_published: tour.is_published,
  published_at: tour.published_at,
  created_at: tour.created_at,
  updated_at: tour.updated_at,
  cover_media_url: tour.cover_media_url,
  language: texts.language,
  title: texts.title,
  description: texts.description,
  slug_suffix: texts.slug_suffix,
});

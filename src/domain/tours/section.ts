import { coverFacts } from '../record/coverFacts';
import {
  key,
  nullableUrl,
  nullableKey,
  nullableNumber,
  nullableText,
  number,
  optionalKey,
  type RecordOf,
} from '../record/field';
import { earlierSourceFields } from '../record/earlierSource';
import { type Media } from './media';

/** Stop of a tour, without its texts. */
export const sectionFields = {
  id: key({ spellings: ['section_id'] }),
  tour_id: nullableKey(),
  /** Position in the tour, from 0. */
  order_index: number({ label: 'order', isEdited: true }),
  duration_seconds: nullableNumber({ label: 'duration', unit: 'seconds', isEdited: true }),
  cover_media_url: nullableUrl({ ...coverFacts, isEdited: true }),
  created_at: nullableText(),
  updated_at: nullableText(),
};
export type Section = RecordOf<typeof sectionFields>;

const sectionTexts = {
  title: nullableText({ isEdited: true }),
  description: nullableText({ isEdited: true }),
};

/** Texts of a section in one language. */
export const sectionTranslationFields = {
  id: nullableKey(),
  section_id: optionalKey(),
  language: key(),
  ...sectionTexts,
  ...earlierSourceFields,
};
export type SectionTranslation = RecordOf<typeof sectionTranslationFields>;

/** Section as returned by the worker, with its texts in one language (null when it has none). */
export const sectionRowFields = {
  ...sectionFields,
  language: nullableKey(),
  ...sectionTexts,
  ...earlierSourceFields,
};
export interface SectionRow extends RecordOf<typeof sectionRowFields> {
  media: Media[] | null;
}

import { number as numberRule, object, string, type InferType } from 'yup';
import { coverFacts } from '../record/coverFacts';
import {
  key,
  nullableKey,
  nullableNumber,
  nullableText,
  number,
  optionalKey,
  type RecordOf,
} from '../record/field';
import { limits } from '../limits';
import { type Media } from './media';

/** A stop of a tour without its texts. */
export const sectionFields = {
  id: key({ spellings: ['section_id'] }),
  tour_id: nullableKey(),
  /** Position in the tour, from 0. */
  order_index: number({ label: 'order', isEdited: true }),
  duration_seconds: nullableNumber({ label: 'duration', unit: 'seconds', isEdited: true }),
  cover_media_url: nullableText({ ...coverFacts, isEdited: true }),
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
};
export type SectionTranslation = RecordOf<typeof sectionTranslationFields>;

/** A section as the worker returns it, with its texts in one language (null: it has none). */
export const sectionRowFields = { ...sectionFields, language: nullableKey(), ...sectionTexts };
export interface SectionRow extends RecordOf<typeof sectionRowFields> {
  media: Media[] | null;
}

const orderIndex = numberRule()
  .typeError('Order index must be a non-negative number')
  .integer('Order index must be a non-negative number')
  .min(0, 'Order index must be a non-negative number');

const durationSeconds = numberRule()
  .typeError(`Duration must be at least ${limits.sectionSeconds} second`)
  .integer(`Duration must be at least ${limits.sectionSeconds} second`)
  .min(limits.sectionSeconds, `Duration must be at least ${limits.sectionSeconds} second`)
  .nullable();

export const sectionRules = object({
  order_index: orderIndex.required('Order index must be a non-negative number').default(0),
  duration_seconds: durationSeconds.default(null),
  title: string().trim().required('Title is required'),
  description: string().default(''),
  language: string().trim().lowercase().required('Language is required'),
});
export type SectionDraft = InferType<typeof sectionRules>;

export const sectionChangeRules = object({
  order_index: orderIndex,
  duration_seconds: durationSeconds,
  cover_media_url: string().nullable(),
});
export type SectionChange = InferType<typeof sectionChangeRules>;

import { number, object, string, type InferType } from 'yup';
import { limits } from '../limits';
import { type Media } from './media';

/** A stop of a tour without its texts. */
export interface Section {
  id: string;
  tour_id: string | null;
  /** Position in the tour, from 0. */
  order_index: number;
  duration_seconds: number | null;
  cover_media_url: string | null;
  created_at: string | null;
  updated_at: string | null;
}

export interface SectionTranslation {
  id: string | null;
  section_id: string;
  language: string;
  title: string | null;
  description: string | null;
}

/** A section as the worker returns it, with its texts in one language (null: it has none). */
export interface SectionRow extends Section {
  language: string | null;
  title: string | null;
  description: string | null;
  media: Media[] | null;
}

const orderIndex = number()
  .typeError('Order index must be a non-negative number')
  .integer('Order index must be a non-negative number')
  .min(0, 'Order index must be a non-negative number');

const durationSeconds = number()
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

import { number, object, string, type InferType } from 'yup';
import { limits } from '../limits';

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

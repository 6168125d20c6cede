import { object, type InferType } from 'yup';
import { limits } from '../limits';
import { boundedText, pictureUrl, wholeNumber } from '../text/textRules';

const orderMessage = 'Order index must be a non-negative number';
const durationMessage = `Duration must be at least ${limits.sectionSeconds} second`;

const orderIndex = wholeNumber('Order index', orderMessage).min(0, orderMessage);

const durationSeconds = wholeNumber('Duration', durationMessage)
  .min(limits.sectionSeconds, durationMessage)
  .nullable();

export const sectionRules = object({
  order_index: orderIndex.required(orderMessage).default(0),
  duration_seconds: durationSeconds.default(null),
  title: boundedText('Title', 'title').trim().required('Title is required'),
  description: boundedText('Description', 'description').default(''),
  language: boundedText('Language', 'language').trim().lowercase().required('Language is required'),
});
/** Body of a section's creation; `SectionDraft` in the contract. */
export type NewSection = InferType<typeof sectionRules>;

export const sectionChangeRules = object({
  order_index: orderIndex,
  duration_seconds: durationSeconds,
  cover_media_url: pictureUrl().nullable(),
});
export type SectionChange = InferType<typeof sectionChangeRules>;

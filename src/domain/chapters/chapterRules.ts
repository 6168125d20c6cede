import { number, object, type InferType } from 'yup';
import { boundedText, MAX_TIME_SECONDS, wholeNumber } from '../text/textRules';
import { chapterMessages } from './chapterTimes';

/** Rules for a single chapter; chapterTimes.ts has those that involve other chapters or the audio. */
export const chapterRules = object({
  title: boundedText('Title', 'title').trim().required(chapterMessages.title),
  description: boundedText('Description', 'description').default(''),
  start_time_seconds: number()
    .typeError(chapterMessages.start)
    .required(chapterMessages.start)
    .min(0, chapterMessages.start)
    .max(MAX_TIME_SECONDS, chapterMessages.start),
  end_time_seconds: number()
    .nullable()
    .default(null)
    .typeError(chapterMessages.end)
    .max(MAX_TIME_SECONDS, chapterMessages.end)
    .when('start_time_seconds', ([start], schema) =>
      typeof start === 'number' ? schema.moreThan(start, chapterMessages.end) : schema,
    ),
  order_index: wholeNumber('Order index', 'Order index must be a whole number').min(0).default(0),
});
export type ChapterDraft = InferType<typeof chapterRules>;

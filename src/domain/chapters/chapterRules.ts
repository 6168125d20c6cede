import { number, object, string, type InferType } from 'yup';
import { chapterMessages } from './chapterTimes';

/** Rules that need no other chapter and no audio; chapterTimes.ts has the others. */
export const chapterRules = object({
  title: string().trim().required(chapterMessages.title),
  description: string().default(''),
  start_time_seconds: number()
    .typeError(chapterMessages.start)
    .required(chapterMessages.start)
    .min(0, chapterMessages.start),
  end_time_seconds: number()
    .nullable()
    .default(null)
    .typeError(chapterMessages.end)
    .when('start_time_seconds', ([start], schema) =>
      typeof start === 'number' ? schema.moreThan(start, chapterMessages.end) : schema,
    ),
  order_index: number().integer().min(0).default(0),
});
export type ChapterDraft = InferType<typeof chapterRules>;

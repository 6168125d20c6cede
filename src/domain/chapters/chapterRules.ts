import { number, object, string, type InferType } from 'yup';

/** Rules that need no other chapter and no audio; chapterTimes.ts has the others. */
export const chapterRules = object({
  title: string().trim().required('Chapter title is required'),
  description: string().default(''),
  start_time_seconds: number()
    .typeError('Start time cannot be negative')
    .required('Start time cannot be negative')
    .min(0, 'Start time cannot be negative'),
  end_time_seconds: number()
    .nullable()
    .default(null)
    .typeError('End time must be greater than start time')
    .when('start_time_seconds', ([start], schema) =>
      typeof start === 'number'
        ? schema.moreThan(start, 'End time must be greater than start time')
        : schema,
    ),
  order_index: number().integer().min(0).default(0),
});
export type ChapterDraft = InferType<typeof chapterRules>;

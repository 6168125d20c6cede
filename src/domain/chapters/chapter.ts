import { number as numberRule, object, string, type InferType } from 'yup';
import {
  key,
  nullableNumber,
  number,
  optionalKey,
  requiredNumber,
  text,
  type RecordOf,
} from '../record/field';

/** A mark on one recording. */
export const chapterFields = {
  id: key(),
  media_id: optionalKey(),
  title: text({ isEdited: true }),
  /** Transcript or captions. */
  description: text({ isEdited: true }),
  /** Into the recording, at most three decimals. */
  start_time_seconds: requiredNumber({ label: 'start', unit: 'seconds', isEdited: true }),
  /** Null: until the next chapter, or the end of the audio. */
  end_time_seconds: nullableNumber({ label: 'end', unit: 'seconds', isEdited: true }),
  order_index: number({ label: 'order', isEdited: true }),
};
export type Chapter = RecordOf<typeof chapterFields>;

/** Rules that need no other chapter and no audio; chapterTimes.ts has the others. */
export const chapterRules = object({
  title: string().trim().required('Chapter title is required'),
  description: string().default(''),
  start_time_seconds: numberRule()
    .typeError('Start time cannot be negative')
    .required('Start time cannot be negative')
    .min(0, 'Start time cannot be negative'),
  end_time_seconds: numberRule()
    .nullable()
    .default(null)
    .typeError('End time must be greater than start time')
    .when('start_time_seconds', ([start], schema) =>
      typeof start === 'number'
        ? schema.moreThan(start, 'End time must be greater than start time')
        : schema,
    ),
  order_index: numberRule().integer().min(0).default(0),
});
export type ChapterDraft = InferType<typeof chapterRules>;

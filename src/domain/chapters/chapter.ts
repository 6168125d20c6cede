import {
  key,
  nullableNumber,
  number,
  optionalKey,
  requiredNumber,
  text,
  type RecordOf,
} from '../record/field';

/** Chapter of one recording. */
export const chapterFields = {
  id: key(),
  media_id: optionalKey(),
  title: text({ isEdited: true }),
  /** Transcript or captions. */
  description: text({ isEdited: true }),
  /** Seconds into the recording, at most three decimals. */
  start_time_seconds: requiredNumber({ label: 'start', unit: 'seconds', isEdited: true }),
  /** Null when the chapter lasts until the next one or the end of the audio. */
  end_time_seconds: nullableNumber({ label: 'end', unit: 'seconds', isEdited: true }),
  order_index: number({ label: 'order', isEdited: true }),
};
export type Chapter = RecordOf<typeof chapterFields>;

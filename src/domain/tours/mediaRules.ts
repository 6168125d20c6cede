import { object, string, type InferType } from 'yup';
import { type MediaType } from './media';

export const mediaChangeRules = object({
  title: string().trim().nullable(),
  transcript_text: string().nullable(),
  language: string().trim().lowercase(),
  filename: string().trim(),
});
export type MediaChange = InferType<typeof mediaChangeRules>;

/** A form has no null: an empty field stands for no value. */
const text = () => string().transform((value: string | undefined) => value?.trim() || undefined);

/** The fields of an upload beside its file: of a new medium, or of a new file for one. */
export const mediaFormRules = object({
  tour_id: text(),
  section_id: text(),
  language: text().lowercase(),
  type: text().oneOf<MediaType>(['image', 'audio'], 'Type must be image or audio'),
  filename: text(),
  title: string().trim(),
  transcript_text: string(),
});

/** A new medium belongs to a tour. */
export const newMediaRules = mediaFormRules.shape({
  tour_id: text().required('Tour ID is required'),
});

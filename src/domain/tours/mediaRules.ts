import { object, type InferType } from 'yup';
import { type TextLimit } from '../text/textLimits';
import { boundedText } from '../text/textRules';
import { type MediaType } from './media';

export const mediaChangeRules = object({
  title: boundedText('Title', 'title').trim().nullable(),
  transcript_text: boundedText('Transcript', 'transcript').nullable(),
  language: boundedText('Language', 'language').trim().lowercase(),
  filename: boundedText('File name', 'fileName').trim(),
});
export type MediaChange = InferType<typeof mediaChangeRules>;

/** Optional text of a form, which has no null: an empty field means no value. */
const optional = (label: string, limit: TextLimit) =>
  boundedText(label, limit).transform((value: string | undefined) => value?.trim() || undefined);

/** Form fields of an upload besides its file: of a new medium, or of a new file for one. */
export const mediaFormRules = object({
  tour_id: optional('Tour ID', 'id'),
  section_id: optional('Section ID', 'id'),
  language: optional('Language', 'language').lowercase(),
  type: optional('Type', 'id').oneOf<MediaType>(['image', 'audio'], 'Type must be image or audio'),
  filename: optional('File name', 'url'),
  title: boundedText('Title', 'title').trim(),
  transcript_text: boundedText('Transcript', 'transcript'),
});

/** Form fields of a new medium, which belongs to a tour. */
export const newMediaRules = mediaFormRules.shape({
  tour_id: optional('Tour ID', 'id').required('Tour ID is required'),
});

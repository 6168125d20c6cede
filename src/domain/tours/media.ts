import {
  url,
  key,
  nullableKey,
  nullableNumber,
  nullableText,
  oneOf,
  optionalKey,
  text,
  type RecordOf,
} from '../record/field';

const mediaTypes = ['image', 'audio'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** Stored file of a section or a tour. */
export const mediaFields = {
  id: key({ spellings: ['media_id'] }),
  tour_id: nullableKey(),
  section_id: nullableKey(),
  language: optionalKey({ missing: 'en', isEdited: true }),
  type: oneOf(mediaTypes),
  filename: nullableText({ label: 'file name', isEdited: true }),
  title: nullableText({ isEdited: true }),
  transcript_text: nullableText({ label: 'transcript', isEdited: true }),
  public_url: url({ spellings: ['url'] }),
  /** Audio duration in seconds; null when unknown. */
  duration: nullableNumber({ unit: 'seconds', spellings: ['duration_seconds'] }),
  created_at: text(),
  updated_at: nullableText(),
};
export type Media = RecordOf<typeof mediaFields>;

/** Compares recordings of one language, newest first; listeners get the first. */
export function compareNewest(
  a: Pick<Media, 'id' | 'created_at'>,
  b: Pick<Media, 'id' | 'created_at'>,
): number {
  if (a.created_at !== b.created_at) return a.created_at < b.created_at ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}

import { object, string, type InferType } from 'yup';

export type MediaType = 'image' | 'audio';

/** A stored file of a section or a tour. */
export interface Media {
  id: string;
  tour_id: string | null;
  section_id: string | null;
  language: string;
  type: MediaType;
  filename: string | null;
  title: string | null;
  transcript_text: string | null;
  public_url: string;
  /** Seconds, for audio; null when unknown. */
  duration: number | null;
  created_at: string;
  updated_at: string | null;
}

export const mediaChangeRules = object({
  title: string().trim().nullable(),
  transcript_text: string().nullable(),
  language: string().trim().lowercase(),
  filename: string().trim(),
});
export type MediaChange = InferType<typeof mediaChangeRules>;

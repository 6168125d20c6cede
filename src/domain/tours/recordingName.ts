import { type Media } from './media';

export interface RecordingName {
  text: string;
  /** Language of the text: English for a file name. */
  language: string;
}

/** Name of a recording: its title, else its section's title in its language, else its file name, else a placeholder. */
export function recordingName(
  { title, language, filename }: Pick<Media, 'title' | 'language' | 'filename'>,
  sectionTitle: string | null,
): RecordingName {
  const words = title?.trim() || sectionTitle?.trim();
  return words ? { text: words, language } : { text: filename || 'No title', language: 'en' };
}

import { type Media } from './media';

export interface RecordingName {
  text: string;
  /** Language of the words: English for the name of a file. */
  language: string;
}

/** Name of a recording: its title, else that of its section in its language, else its file name, else a placeholder. */
export function recordingName(
  { title, language, filename }: Pick<Media, 'title' | 'language' | 'filename'>,
  sectionTitle: string | null,
): RecordingName {
  const words = title?.trim() || sectionTitle?.trim();
  return words ? { text: words, language } : { text: filename || 'No title', language: 'en' };
}

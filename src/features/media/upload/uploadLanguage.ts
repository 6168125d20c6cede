import { type Language } from '../../../domain/languages/language';

interface UploadLanguageOptions {
  /** Languages available for recordings. */
  languages: readonly Language[];
  /** Codes of the languages that have a recording. */
  recorded: readonly string[];
  /** Codes of the languages in which the section has texts. */
  texts: readonly string[];
  contentLanguage: string;
  /** Language code of the open recording; null for none. */
  openLanguage: string | null;
}

/**
 * Most likely language of a new recording when none was chosen: the content language if it has no recording, or else
 * the first language with texts but no recording, or else that of the open recording.
 */
export function uploadLanguage(options: UploadLanguageOptions): string {
  const { languages, recorded, texts, contentLanguage, openLanguage } = options;
  const codes = languages.map(({ code }) => code);
  const content = codes.includes(contentLanguage) ? contentLanguage : codes[0];
  const silent = codes.filter((code) => !recorded.includes(code));
  const isSilent = content !== undefined && silent.includes(content);
  const first = isSilent ? content : silent.find((code) => texts.includes(code));
  const open = codes.find((code) => code === openLanguage);
  return first ?? open ?? content ?? '';
}

/** Consequence of an upload in a language that already has a recording. */
export const replacesNote = (label: string) =>
  `Replaces the audio shown for ${label}; the earlier one stays under Previous.`;

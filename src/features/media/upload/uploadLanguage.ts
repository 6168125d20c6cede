import { type Language } from '../../../domain/languages/language';

interface UploadLanguageOptions {
  /** Languages that can be recorded. */
  languages: readonly Language[];
  /** Codes of those that have a recording. */
  recorded: readonly string[];
  /** Codes of those that the section has texts in. */
  texts: readonly string[];
  contentLanguage: string;
  /** Code of the language of the open recording; null without one. */
  openLanguage: string | null;
}

/**
 * Language that a new recording is most likely in, where none was chosen: the content language where it has
 * none, else the first with texts and without a recording, else that of the open recording.
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

/** Consequence of an upload in a language that has a recording. */
export const replacesNote = (label: string) =>
  `Replaces the audio shown for ${label}; the earlier one stays under Previous.`;

import { type Language } from '../../../domain/languages/language';

/** Enabled languages without a translation. */
export function translatableLanguages(
  enabled: readonly Language[],
  texts: readonly { language: string }[],
): Language[] {
  const translatedCodes = new Set(texts.map((text) => text.language));
  return enabled.filter((language) => !translatedCodes.has(language.code));
}

/** Texts in language order; those in unknown languages last. */
export function sortByLanguage<Text extends { language: string }>(
  texts: readonly Text[],
  languages: readonly Language[],
): Text[] {
  const indexByCode = new Map(languages.map((language, index) => [language.code, index]));
  const indexOf = ({ language }: Text) => indexByCode.get(language) ?? languages.length;
  return [...texts].sort((a, b) => indexOf(a) - indexOf(b));
}

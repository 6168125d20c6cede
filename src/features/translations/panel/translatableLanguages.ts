import { type Language } from '../../../domain/languages/language';

/** The enabled languages in which there are no words yet. */
export function translatableLanguages(
  enabled: readonly Language[],
  texts: readonly { language: string }[],
): Language[] {
  const taken = new Set(texts.map((text) => text.language));
  return enabled.filter((language) => !taken.has(language.code));
}

/** Texts in the order of the languages; those of languages that are gone come last. */
export function inLanguageOrder<Text extends { language: string }>(
  texts: readonly Text[],
  languages: readonly Language[],
): Text[] {
  const places = new Map(languages.map((language, place) => [language.code, place]));
  const placeOf = ({ language }: Text) => places.get(language) ?? languages.length;
  return [...texts].sort((a, b) => placeOf(a) - placeOf(b));
}

/** A text of a record in two languages: what was translated, as what, and in which tour where that is known. */
export type TranslatedText = readonly [
  source: string | null,
  target: string | null,
  tourId?: string | null,
];

export interface UsedTranslation {
  text: string;
  /** Number of records that have it. */
  count: number;
  /** Tour of the first of them; null where it is not known. */
  tourId: string | null;
}

/** Translations of each text. */
export type TranslationMemory = ReadonlyMap<string, ReadonlyMap<string, UsedTranslation>>;

/** Key of a text: those that differ in case or in white space alone are translated alike. */
export const sourceKey = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** True for texts that are translated alike. */
export const isSameSource = (one: string, other: string): boolean =>
  sourceKey(one) === sourceKey(other);

/** Collects what was translated, and as what; a text that is the same in both languages is none. */
export function translationMemory(texts: Iterable<TranslatedText>): TranslationMemory {
  const memory = new Map<string, Map<string, UsedTranslation>>();
  for (const [source, target, tourId = null] of texts) {
    const key = sourceKey(source ?? '');
    const text = (target ?? '').trim();
    if (key === '' || text === '' || sourceKey(text) === key) continue;
    const translations = memory.get(key) ?? new Map<string, UsedTranslation>();
    const known = translations.get(text) ?? { text, count: 0, tourId };
    memory.set(key, translations.set(text, { ...known, count: known.count + 1 }));
  }
  return memory;
}

/** The translation of a text that most records have, the first of equals; null where there is none. */
export function usedTranslation(memory: TranslationMemory, source: string): UsedTranslation | null {
  let most: UsedTranslation | null = null;
  for (const used of memory.get(sourceKey(source))?.values() ?? []) {
    if (most === null || used.count > most.count) most = used;
  }
  return most;
}

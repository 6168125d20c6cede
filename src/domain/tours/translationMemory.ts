/** Texts of records in two languages: what was translated, and as what. */
export type TranslatedText = readonly [source: string | null, target: string | null];

/** Translations of each text, with the number of records that have them. */
export type TranslationMemory = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface UsedTranslation {
  text: string;
  /** Number of records that have it. */
  count: number;
}

/** Texts that differ in case or in white space alone are translated alike. */
const keyOf = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Collects what was translated, and as what; a text that is the same in both languages is none. */
export function translationMemory(texts: Iterable<TranslatedText>): TranslationMemory {
  const memory = new Map<string, Map<string, number>>();
  for (const [source, target] of texts) {
    const key = keyOf(source ?? '');
    const text = (target ?? '').trim();
    if (key === '' || text === '' || keyOf(text) === key) continue;
    const translations = memory.get(key) ?? new Map<string, number>();
    memory.set(key, translations.set(text, (translations.get(text) ?? 0) + 1));
  }
  return memory;
}

/** The translation of a text that most records have, the first of equals; null where there is none. */
export function usedTranslation(memory: TranslationMemory, source: string): UsedTranslation | null {
  let most: UsedTranslation | null = null;
  for (const [text, count] of memory.get(keyOf(source)) ?? []) {
    if (most === null || count > most.count) most = { text, count };
  }
  return most;
}

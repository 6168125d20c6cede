/** Text of a record with its translation, and the id of its tour if known. */
export type TranslatedText = readonly [
  source: string | null,
  target: string | null,
  tourId?: string | null,
];

export interface UsedTranslation {
  text: string;
  /** Number of records with this translation. */
  count: number;
  /** Tour of the first of these records; null when unknown. */
  tourId: string | null;
}

/** Translations of each source text, by normalised key, then by text. */
export type TranslationMemory = ReadonlyMap<string, ReadonlyMap<string, UsedTranslation>>;

/** Normalised key of a text, which ignores case and white space. */
export const sourceKey = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

export const isSameSource = (one: string, other: string): boolean =>
  sourceKey(one) === sourceKey(other);

/** Collects translations by source; a text equal in both languages is not a translation. */
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

/** Most frequent translation of a source, the first on a tie; null without any. */
export function usedTranslation(memory: TranslationMemory, source: string): UsedTranslation | null {
  let most: UsedTranslation | null = null;
  for (const used of memory.get(sourceKey(source))?.values() ?? []) {
    if (most === null || used.count > most.count) most = used;
  }
  return most;
}

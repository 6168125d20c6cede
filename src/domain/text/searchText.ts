/**
 * Search key of a text: lower case, without accents on Latin letters, NFC elsewhere (so that फूल and
 * फल stay different), Arabic kaf and yeh unified with the Persian letters, without joiners and isolates.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u200c\u200d\u2066-\u2069]/g, '')
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/ك/g, 'ک')
    .replace(/[يى]/g, 'ی')
    .normalize('NFC');
}

/** Folded words of a query, computed once for matchesSearch on many rows. */
export function searchWords(query: string): string[] {
  return foldForSearch(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** True when every word of the query occurs in one of the haystacks, which are folded already. */
export function matchesSearch(
  foldedHaystacks: readonly string[],
  query: string | readonly string[],
): boolean {
  const words = typeof query === 'string' ? searchWords(query) : query;
  return words.every((word) => foldedHaystacks.some((haystack) => haystack.includes(word)));
}

const collators = new Map<string, Intl.Collator>();

function makeCollator(language: string): Intl.Collator {
  try {
    return new Intl.Collator(language, { numeric: true });
  } catch {
    return new Intl.Collator('en', { numeric: true });
  }
}

/** Cached collator of a language, with numeric ordering; English for an invalid tag. */
export function collatorFor(language: string): Intl.Collator {
  const cached = collators.get(language);
  if (cached !== undefined) return cached;
  const created = makeCollator(language);
  collators.set(language, created);
  return created;
}

/** Ascending order of two texts in a language; empty and missing ones sort last. */
export function compareTexts(
  a: string | null | undefined,
  b: string | null | undefined,
  language: string,
): number {
  const first = a ?? '';
  const second = b ?? '';
  if (first === '' || second === '') return Number(first === '') - Number(second === '');
  return collatorFor(language).compare(first, second);
}

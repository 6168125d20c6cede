/**
 * The form in which texts are compared by a search: lower case, without accents on Latin letters,
 * NFC elsewhere (so that फूल and फल stay different), Arabic and Persian letters of one kind, no joiners.
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

/** The folded words of a query, for matchesSearch on many rows. */
export function searchWords(query: string): string[] {
  return foldForSearch(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether every word of the query occurs in one of the haystacks, which are folded already. */
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

/** The shared collator of a language, with numbers in their order; English for what is no tag. */
export function collatorFor(language: string): Intl.Collator {
  const known = collators.get(language);
  if (known !== undefined) return known;
  const made = makeCollator(language);
  collators.set(language, made);
  return made;
}

/** Ascending order of two texts in a language; empty and missing ones come last. */
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

/**
 * Search key of a text: lower case, without accents on Latin letters, NFC elsewhere (so that फूल and फल stay
 * different), Arabic kaf and yeh unified with the Persian letters, without joiners and isolates.
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

/** Folded words of a query; compute once to match many rows. */
export function searchWords(query: string): string[] {
  return foldForSearch(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** True when every word of the query occurs in one of the folded haystacks. */
export function matchesSearch(
  foldedHaystacks: readonly string[],
  query: string | readonly string[],
): boolean {
  const words = typeof query === 'string' ? searchWords(query) : query;
  return words.every((word) => foldedHaystacks.some((haystack) => haystack.includes(word)));
}

import { foldForSearch, searchWords } from '../../../domain/text/searchText';
import { foldedLabelOf, type PaletteEntry } from './findEntries';

/** Filler words, which are ignored. */
const fillerWords = new Set(['a', 'an', 'for', 'in', 'into', 'of', 'the', 'this', 'to']);
/** Minimum number of words that identify a command rather than a title containing one of them. */
const MIN_WORDS = 2;

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');

/** True for records, whose titles may consist of any words. */
const isRecord = ({ to, group }: PaletteEntry) =>
  to !== undefined && (group === 'Tours' || group === 'Sections');

/** Commands and screens named in full by a query, in any word order: 'translate to tamil', 'tamil translate'. */
export function findCommands(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const words = searchWords(query).filter((word) => !fillerWords.has(word));
  if (words.length < MIN_WORDS) return [];
  return entries.filter((entry) => {
    if (entry.isSuggestion === true || entry.isLast === true || isRecord(entry)) return false;
    const own = new Set(wordsOf(foldedLabelOf(entry)));
    return words.every((word) => own.has(word));
  });
}

/** Entries of the language whose code equals the query. */
export function findByCode(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const code = foldForSearch(query.trim());
  return entries.filter(
    ({ languageCode }) => foldForSearch(languageCode ?? '') === code && code !== '',
  );
}

import { foldForSearch, searchWords } from '../../domain/text/searchText';
import { findEntries, type PaletteEntry } from './findEntries';

/** Pages of a tour, by the last part of their addresses. */
const parts = [
  { path: 'sections', name: 'Sections' },
  { path: 'translations', name: 'Translations' },
] as const;

/** Fewest characters by which a part is meant, and not a word of a title. */
const MIN_WORD = 4;
const MAX_TOURS = 4;

const partsNamed = (word: string) =>
  word.length < MIN_WORD ? [] : parts.filter(({ name }) => foldForSearch(name).startsWith(word));

/** Entries of the parts of tours that a query names beside the tour: 'elephanta sections'. */
export function findTourParts(
  entries: readonly PaletteEntry[],
  query: string,
  open: (address: string) => void,
): PaletteEntry[] {
  const words = searchWords(query);
  const at = words.findLastIndex((word) => partsNamed(word).length > 0);
  const title = words.filter((_, index) => index !== at).join(' ');
  if (at === -1 || title === '') return [];
  const tours = entries.filter(({ group }) => group === 'Tours');
  // A line that shows the others leads nowhere.
  const found = findEntries(tours, title).filter(({ to }) => to !== undefined);
  return found.slice(0, MAX_TOURS).flatMap((tour) =>
    partsNamed(words[at] ?? '').map(({ path, name }): PaletteEntry => {
      const to = `${tour.to}/${path}`;
      return { ...tour, id: to, to, detail: name, group: 'Within tours', run: () => open(to) };
    }),
  );
}

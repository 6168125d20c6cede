import { foldForSearch, matchesSearch, searchWords } from '../../domain/text/searchText';

/** One line of the palette. */
export interface PaletteEntry {
  id: string;
  label: string;
  /** The language of the label, where it is content. */
  language?: string;
  /** Beside the label: a city, the tour of a section. */
  detail?: string;
  group: string;
  keys?: string;
  run: () => void;
}

/** At most so many of a group are shown. */
export const SHOWN_OF_GROUP = 8;

const folded = new WeakMap<PaletteEntry, readonly string[]>();

function haystackOf(entry: PaletteEntry): readonly string[] {
  const known = folded.get(entry);
  if (known !== undefined) return known;
  const made = [entry.label, entry.detail ?? ''].map(foldForSearch);
  folded.set(entry, made);
  return made;
}

/**
 * The entries that hold all words of a query; those whose label begins with it come first within their
 * group. Groups keep the order in which they were given.
 */
export function findEntries(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const words = searchWords(query);
  const start = words.join(' ');
  const groups = new Map<string, { first: PaletteEntry[]; rest: PaletteEntry[] }>();
  for (const entry of entries) {
    const haystack = haystackOf(entry);
    if (!matchesSearch(haystack, words)) continue;
    const group = groups.get(entry.group) ?? { first: [], rest: [] };
    groups.set(entry.group, group);
    const isFirst = start !== '' && haystack[0]?.startsWith(start) === true;
    const place = isFirst ? group.first : group.rest;
    if (place.length < SHOWN_OF_GROUP) place.push(entry);
  }
  return [...groups.values()].flatMap(({ first, rest }) =>
    [...first, ...rest].slice(0, SHOWN_OF_GROUP),
  );
}

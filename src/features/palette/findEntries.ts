import { foldForSearch, matchesSearch, searchWords } from '../../domain/text/searchText';

/** Line of the palette. */
export interface PaletteEntry {
  id: string;
  label: string;
  /** Language of the label when it is that of a record, of which there may be thousands. */
  language?: string;
  /** Detail beside the label: a city, the tour of a section. */
  detail?: string;
  group: string;
  keys?: string;
  run: () => void;
}

/** Maximum number of records shown per group; screens and commands are few, and all are shown. */
export const MAX_PER_GROUP = 8;

const foldedTexts = new WeakMap<PaletteEntry, readonly string[]>();

function searchTextsOf(entry: PaletteEntry): readonly string[] {
  const cached = foldedTexts.get(entry);
  if (cached !== undefined) return cached;
  const texts = [entry.label, entry.detail ?? ''].map(foldForSearch);
  foldedTexts.set(entry, texts);
  return texts;
}

/**
 * Entries that match all words of a query; within a group, labels that start with the query come
 * first. Groups keep their order, those with such a label before the others.
 */
export function findEntries(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const queryWords = searchWords(query);
  const prefix = queryWords.join(' ');
  const groups = new Map<string, { first: PaletteEntry[]; rest: PaletteEntry[] }>();
  for (const entry of entries) {
    const searchTexts = searchTextsOf(entry);
    if (!matchesSearch(searchTexts, queryWords)) continue;
    const group = groups.get(entry.group) ?? { first: [], rest: [] };
    groups.set(entry.group, group);
    const isPrefixMatch = prefix !== '' && searchTexts[0]?.startsWith(prefix) === true;
    const target = isPrefixMatch ? group.first : group.rest;
    if (entry.language === undefined || target.length < MAX_PER_GROUP) target.push(entry);
  }
  const ranked = [...groups.values()].toSorted(
    (a, b) => Number(b.first.length > 0) - Number(a.first.length > 0),
  );
  return ranked.flatMap(({ first, rest }) => {
    const found = [...first, ...rest];
    return found[0]?.language === undefined ? found : found.slice(0, MAX_PER_GROUP);
  });
}

import { searchWords } from '../../../domain/text/searchText';
import { findEntries, foldedLabelOf, type PaletteEntry } from './findEntries';

/** Page of a record: the last segment of its path, and the words that name it. */
export interface Part {
  path: string;
  name: string;
  words: readonly string[];
}

const audioWords = ['audio', 'chapters', 'recordings'];
const translations: Part = {
  path: 'translations',
  name: 'Translations',
  words: ['translations', 'translate', 'languages'],
};
const tourParts: readonly Part[] = [
  { path: 'sections', name: 'Sections', words: ['sections'] },
  translations,
];
const sectionParts: readonly Part[] = [
  { path: 'audio', name: 'Audio & Chapters', words: audioWords },
  translations,
];
/** A tour's recordings belong to its sections. */
const tourRecordings: readonly Part[] = [
  { path: 'sections', name: 'Audio of its sections', words: audioWords },
];
const namedParts = [...tourParts, ...sectionParts];
/** Minimum length of a word that names a part rather than belonging to a title. */
const MIN_WORD = 4;
export const MAX_TOURS = 4;
const MAX_SECTIONS = 8;

export const partsNamed = <Named extends Pick<Part, 'words'>>(
  parts: readonly Named[],
  word: string,
): readonly Named[] =>
  word.length < MIN_WORD
    ? []
    : parts.filter(({ words }) => words.some((each) => each.startsWith(word)));

/** Splits off the last word of a query that names a part; null without such a word. */
export function splitQuery(
  query: string,
  parts: readonly Pick<Part, 'words'>[],
): { title: readonly string[]; part: string } | null {
  const words = searchWords(query);
  const at = words.findLastIndex((word) => partsNamed(parts, word).length > 0);
  const title = words.filter((_, index) => index !== at);
  return at === -1 || title.length === 0 ? null : { title, part: words[at] ?? '' };
}

/**
 * Records of a group matching the words, without the entry that shows the rest. The matching other-language title is
 * dropped, as the named part or action takes its place.
 */
export const recordsOf = (
  entries: readonly PaletteEntry[],
  group: string,
  title: readonly string[],
  max: number,
): PaletteEntry[] =>
  findEntries(
    entries.filter((entry) => entry.group === group),
    title.join(' '),
  )
    .filter(({ to }) => to !== undefined)
    .slice(0, max)
    .map((record) => (record.found === undefined ? record : { ...record, found: undefined }));

export function entryOfPart(
  record: PaletteEntry,
  { path, name }: Part,
  open: (to: string) => void,
): PaletteEntry {
  const to = `${record.to}/${path}`;
  const tour = record.group === 'Sections' ? record.detail : undefined;
  return {
    ...record,
    id: to,
    to,
    detail: tour === undefined ? name : `${name} · ${tour}`,
    group: `Within ${record.group.toLowerCase()}`,
    run: () => open(to),
  };
}

/** Entries of section and tour parts named together with a record, as in 'elephanta sections', 'wheels audio'. */
export function findParts(
  entries: readonly PaletteEntry[],
  query: string,
  open: (path: string) => void,
): PaletteEntry[] {
  const split = splitQuery(query, namedParts);
  if (split === null) return [];
  const partsOf = (group: string, parts: readonly Part[], maxRecords: number) =>
    recordsOf(entries, group, split.title, maxRecords).flatMap((record) =>
      partsNamed(parts, split.part).map((part) => entryOfPart(record, part, open)),
    );
  return [
    ...partsOf('Tours', tourParts, MAX_TOURS),
    ...partsOf('Sections', sectionParts, MAX_SECTIONS),
    ...partsOf('Tours', tourRecordings, MAX_TOURS),
  ];
}

/**
 * Section title within a query that also names its tour or a part: 'wheels' in 'konark wheels audio'. Null when the
 * whole query is that title.
 */
export function sectionTitleIn(query: string, entries: readonly PaletteEntry[]): string | null {
  const words = searchWords(query);
  const title = splitQuery(query, namedParts)?.title ?? words;
  /** Words left over by the tour that matches most, but not all, of them. */
  const [besideTour = title] = entries
    .filter(({ group }) => group === 'Tours')
    .map((tour) => title.filter((word) => !foldedLabelOf(tour).includes(word)))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => a.length - b.length);
  const own = besideTour.join(' ');
  return own === words.join(' ') ? null : own;
}

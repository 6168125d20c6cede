import { searchWords } from '../../../domain/text/searchText';
import { findEntries, foldedLabelOf, type PaletteEntry } from './findEntries';

/** Page of a record, by the last segment of its path, and the words that name it. */
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
/** Recordings of a tour are those of its sections. */
const tourRecordings: readonly Part[] = [
  { path: 'sections', name: 'Audio of its sections', words: audioWords },
];
const namedParts = [...tourParts, ...sectionParts];
/** Fewest characters by which a part is meant, and not a word of a title. */
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

/** The words of a query without the last one that names a part, and that one; null where there is none. */
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
 * Records of a group that words name, without the line that shows the others. The title in another language by which
 * one was found gives its room to the part or action that is named.
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

/** Entries of the parts of sections and tours that a query names beside them: 'elephanta sections', 'wheels audio'. */
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
 * Title of the section that a query may mean by its tour's name or a part beside it: 'wheels' of 'konark wheels audio'.
 * Null where the query is that title itself.
 */
export function sectionTitleIn(query: string, entries: readonly PaletteEntry[]): string | null {
  const words = searchWords(query);
  const title = splitQuery(query, namedParts)?.title ?? words;
  /** Words beside those of the tour that is named by the most of them, but not by all. */
  const [besideTour = title] = entries
    .filter(({ group }) => group === 'Tours')
    .map((tour) => title.filter((word) => !foldedLabelOf(tour).includes(word)))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => a.length - b.length);
  const own = besideTour.join(' ');
  return own === words.join(' ') ? null : own;
}

import { type ReactNode } from 'react';
import { isNearWord } from '../../../domain/text/nearWord';
import { uniqueBy } from '../../../platform/uniqueBy';
import { foldForSearch, matchesSearch, searchWords } from '../../../domain/text/searchText';
import { type TourView } from '../../../state/select/tourViews';

/** Title of a record in another language than that of its label. */
export interface OtherTitle {
  language: string;
  title: string;
}

/** Line of the palette. */
export interface PaletteEntry {
  id: string;
  label: string;
  /** Language of the label when it is that of a record, of which there may be thousands. */
  language?: string;
  /** Detail beside the label: a city, the tour of a section. */
  detail?: string;
  /** Said in place of a detail, and not searched. */
  aside?: string;
  /** Icon of its kind. */
  icon: ReactNode;
  /** Usual words for it, by which it is found too. */
  words?: string;
  /** Titles in other languages; the one that is found is shown beside the label. */
  otherTitles?: readonly OtherTitle[];
  found?: OtherTitle;
  /** Language that is made the content language with it, where it is that of a title that was looked for. */
  opensIn?: string;
  /** Code of the language that it is of, by which alone it is found too. */
  languageCode?: string;
  /** Tour that it leads to, as the list shows it. */
  tour?: TourView;
  group: string;
  keys?: string;
  /** True for what follows all else that is found, and moves no group to the front. */
  isLast?: boolean;
  /** True for what deletes: it is the last of its group. */
  isDestructive?: boolean;
  /** True for what changes records wherever the palette is opened: a stray Enter does not take it. */
  mustBeChosen?: boolean;
  /** True for what is offered before anything is typed alone: it is listed elsewhere too. */
  isSuggestion?: boolean;
  /** True for what is offered once something is typed. */
  isNested?: boolean;
  /** Path of the record or screen that it leads to, which may be opened in a tab of its own. */
  to?: string;
  /** Group of which all entries are to be shown; the palette stays open. */
  expands?: string;
  /** Text that is typed for it; the palette stays open. */
  types?: string;
  /** Name of an action of which the tour is chosen next; the palette stays open. */
  asks?: string;
  run: () => void;
}

/** Maximum number of records shown per group; screens and commands are few, and all are shown. */
export const MAX_PER_GROUP = 8;

interface FoldedTexts {
  own: readonly string[];
  others: readonly string[];
}

const foldedTexts = new WeakMap<PaletteEntry, FoldedTexts>();

function searchTextsOf(entry: PaletteEntry): FoldedTexts {
  const cached = foldedTexts.get(entry);
  if (cached !== undefined) return cached;
  const texts = {
    own: [entry.label, entry.detail ?? '', entry.words ?? ''].map(foldForSearch),
    others: (entry.otherTitles ?? []).map(({ title }) => foldForSearch(title)),
  };
  foldedTexts.set(entry, texts);
  return texts;
}

/** Label of an entry as it is compared with a query. */
export const foldedLabelOf = (entry: PaletteEntry): string => searchTextsOf(entry).own[0] ?? '';

type Matches = (texts: readonly string[], words: readonly string[]) => boolean;

/**
 * Texts as a word may be in them: what unpublishes is the opposite of what publishes, though its name holds the word.
 */
const textsFor = (word: string, texts: readonly string[]): readonly string[] =>
  word.startsWith('publ') ? texts.map((text) => text.replaceAll('unpublish', '')) : texts;

const hasWords: Matches = (texts, words) =>
  words.every((word) => matchesSearch(textsFor(word, texts), [word]));

/** Fewest characters of a word that may be several words of a text, written without their spaces. */
const MIN_JOINED = 5;

const holdsJoined = (text: string, word: string) =>
  word.length >= MIN_JOINED && text.replace(/[\s-]+/g, '').includes(word);

const hasNearWords: Matches = (texts, words) =>
  words.every((word) =>
    textsFor(word, texts).some(
      (text) => text.includes(word) || holdsJoined(text, word) || isNearWord(word, text),
    ),
  );

const titleBegins = (title: string | undefined, words: readonly string[]) =>
  title?.startsWith(words.join(' ')) === true;

/** The entry as it is found: by its own texts, or by a title in another language; null when it is not. */
function foundEntry(entry: PaletteEntry, words: readonly string[], matches: Matches) {
  const { own, others } = searchTextsOf(entry);
  if (matches(own, words)) return entry;
  const found =
    entry.otherTitles?.find((_, at) => titleBegins(others[at], words)) ??
    entry.otherTitles?.find((_, at) => matches([own[1] ?? '', others[at] ?? ''], words));
  return found === undefined ? null : { ...entry, found, opensIn: found.language };
}

/** Rank of an entry of which a title in another language begins with the query, and that of what comes last. */
const OTHER_TITLE_RANK = 4;
const LAST_RANK = 6;

/**
 * Match of an entry, the better the lower: its label is the query, begins with it (a command with its words whole
 * first: 'publish' is to publish, before published tours), holds its words (or it is a tour in that city), another
 * title of it begins with the query, or none of these.
 */
function rankOf(entry: PaletteEntry, words: readonly string[]): number {
  if (entry.isLast === true) return LAST_RANK;
  const label = foldedLabelOf(entry);
  const query = words.join(' ');
  if (label === query) return 0;
  if (entry.language === undefined && label.startsWith(`${query} `)) return 1;
  if (label.startsWith(query)) return 2;
  if (hasWords([label], words)) return 3;
  // A tour in a city is as near as a title that holds the city's name.
  if (entry.tour !== undefined && searchTextsOf(entry).own[1] === query) return 3;
  return entry.found !== undefined && titleBegins(foldForSearch(entry.found.title), words)
    ? OTHER_TITLE_RANK
    : OTHER_TITLE_RANK + 1;
}

interface Group {
  name: string;
  /** Its entries, by rank. */
  ranks: PaletteEntry[][];
}

function groupsOf(entries: readonly PaletteEntry[], words: readonly string[], matches: Matches) {
  const groups = new Map<string, Group>();
  for (const each of entries) {
    if ((words.length > 0 ? each.isSuggestion : each.isNested) === true) continue;
    const entry = foundEntry(each, words, matches);
    if (entry === null) continue;
    const group = groups.get(entry.group) ?? {
      name: entry.group,
      ranks: Array.from({ length: LAST_RANK + 1 }, (): PaletteEntry[] => []),
    };
    groups.set(entry.group, group);
    group.ranks[rankOf(entry, words)]?.push(entry);
  }
  const bestRank = ({ ranks }: Group) => {
    const best = ranks.findIndex((ranked) => ranked.length > 0);
    // Other titles order the records of a group, not the groups.
    return best === OTHER_TITLE_RANK ? best + 1 : best;
  };
  return [...groups.values()].toSorted((a, b) => bestRank(a) - bestRank(b));
}

/** Best entries of a group of records, each once, and a line that shows the others. */
function shownOf({ name, ranks }: Group, expanded: string | null): PaletteEntry[] {
  const found = uniqueBy(ranks.flat(), ({ id }) => id);
  if (found[0]?.language === undefined || name === expanded || found.length <= MAX_PER_GROUP) {
    return found;
  }
  const more: PaletteEntry = {
    id: `all:${name}`,
    icon: null,
    label: `Show all ${found.length.toLocaleString('en-US')}`,
    group: name,
    expands: name,
    run: () => undefined,
  };
  return [...found.slice(0, MAX_PER_GROUP), more];
}

function findBy(matches: Matches) {
  return (
    entries: readonly PaletteEntry[],
    query: string,
    expanded: string | null = null,
  ): PaletteEntry[] =>
    groupsOf(entries, searchWords(query), matches).flatMap((group) => shownOf(group, expanded));
}

/** Entries that match all words of a query, the best of each group first; groups by their best, else as they were. */
export const findEntries = findBy(hasWords);

/** Entries that match all words of a query or nearly do, in the same order. */
export const findNearEntries = findBy(hasNearWords);

import { type ReactNode } from 'react';
import { isNearWord } from '../../../domain/text/nearWord';
import { uniqueBy } from '../../../platform/uniqueBy';
import { foldForSearch, matchesSearch, searchWords } from '../../../domain/text/searchText';
import { type TourView } from '../../../state/select/tourViews';

/** Title of a record in another language than its label. */
export interface OtherTitle {
  language: string;
  title: string;
}

/** Entry of the palette. */
export interface PaletteEntry {
  id: string;
  label: string;
  /**
   * Language of a record's label; undefined for other entries. Entries with a language may number thousands and are
   * capped.
   */
  language?: string;
  /** Detail beside the label, as a city, or a section's tour. */
  detail?: string;
  /** Shown instead of a detail, but not searched. */
  aside?: string;
  /** Icon of the entry's kind. */
  icon: ReactNode;
  /** Synonyms for the search. */
  words?: string;
  /** Titles in other languages; a matching one is shown beside the label as `found`. */
  otherTitles?: readonly OtherTitle[];
  found?: OtherTitle;
  /**
   * Language that becomes the content language when the entry is opened, if the entry was found by a title in that
   * language.
   */
  opensIn?: string;
  /** Code of the entry's language, which finds it on its own. */
  languageCode?: string;
  /** Tour that the entry leads to, as in the list. */
  tour?: TourView;
  group: string;
  keys?: string;
  /** True for an entry that follows all other matches and does not influence the order of groups. */
  isLast?: boolean;
  /** True for a deleting entry, which is the last of its group. */
  isDestructive?: boolean;
  /** True for an entry that changes records from anywhere: Enter activates it only when explicitly chosen. */
  mustBeChosen?: boolean;
  /** True for an entry offered only before a query is typed: it is also listed elsewhere. */
  isSuggestion?: boolean;
  /** True for an entry offered only once a query is typed. */
  isNested?: boolean;
  /** Path of the record or screen, which can be opened in a new tab. */
  to?: string;
  /** Group to expand to all its entries; the palette stays open. */
  expands?: string;
  /** Text to type on activation; the palette stays open. */
  types?: string;
  /** Name of an action whose tour is chosen next; the palette stays open. */
  asks?: string;
  run: () => void;
}

/** Maximum number of records shown per group; screens and commands are few and never capped. */
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

/** Label of an entry, folded for comparison with a query. */
export const foldedLabelOf = (entry: PaletteEntry): string => searchTextsOf(entry).own[0] ?? '';

type Matches = (texts: readonly string[], words: readonly string[]) => boolean;

/** Texts in which to look for a word: 'publish' must not match 'unpublish', its opposite. */
const textsFor = (word: string, texts: readonly string[]): readonly string[] =>
  word.startsWith('publ') ? texts.map((text) => text.replaceAll('unpublish', '')) : texts;

const hasWords: Matches = (texts, words) =>
  words.every((word) => matchesSearch(textsFor(word, texts), [word]));

/** Minimum length of a word that may be several words of a text written without spaces. */
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

/** The entry if its own texts or a title in another language match, the latter recorded in `found`; otherwise null. */
function foundEntry(entry: PaletteEntry, words: readonly string[], matches: Matches) {
  const { own, others } = searchTextsOf(entry);
  if (matches(own, words)) return entry;
  const found =
    entry.otherTitles?.find((_, at) => titleBegins(others[at], words)) ??
    entry.otherTitles?.find((_, at) => matches([own[1] ?? '', others[at] ?? ''], words));
  return found === undefined ? null : { ...entry, found, opensIn: found.language };
}

/** Ranks of an entry with another-language title that starts with the query, and of entries that come last. */
const OTHER_TITLE_RANK = 4;
const LAST_RANK = 6;

/**
 * Rank of an entry's match, lower is better: the label equals the query; the label starts with it (a command with whole
 * words first: 'publish' means the command before published tours); the label contains its words (or the entry is a
 * tour in that city); a title in another language starts with the query; none of these.
 */
function rankOf(entry: PaletteEntry, words: readonly string[]): number {
  if (entry.isLast === true) return LAST_RANK;
  const label = foldedLabelOf(entry);
  const query = words.join(' ');
  if (label === query) return 0;
  if (entry.language === undefined && label.startsWith(`${query} `)) return 1;
  if (label.startsWith(query)) return 2;
  if (hasWords([label], words)) return 3;
  // A tour in a city ranks like a title that contains the city's name.
  if (entry.tour !== undefined && searchTextsOf(entry).own[1] === query) return 3;
  return entry.found !== undefined && titleBegins(foldForSearch(entry.found.title), words)
    ? OTHER_TITLE_RANK
    : OTHER_TITLE_RANK + 1;
}

interface Group {
  name: string;
  /** Entries of the group, indexed by rank. */
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
    // Titles in other languages order the records within a group, not the groups.
    return best === OTHER_TITLE_RANK ? best + 1 : best;
  };
  return [...groups.values()].toSorted((a, b) => bestRank(a) - bestRank(b));
}

/** Best entries of a record group without duplicates, and an entry that shows the rest. */
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

/**
 * Entries that match all words of a query, best first within each group; groups ordered by their best entry, otherwise
 * in input order.
 */
export const findEntries = findBy(hasWords);

/** Entries that match all words of a query exactly or nearly, in the same order. */
export const findNearEntries = findBy(hasNearWords);

import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { foldForSearch } from '../../domain/text/searchText';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectEnabledLanguages } from '../../state/select/selectLanguages';
import { uniqueBy } from '../../platform/uniqueBy';
import { icons } from './commands/paletteIcons';
import { findEntries, findNearEntries, type PaletteEntry } from './find/findEntries';
import { findActions, findDetails, findTours, findToursFor } from './find/findActions';
import { findByIdentifier } from './find/findByIdentifier';
import { findByCode, findCommands } from './find/findCommands';
import { findParts, sectionTitleIn } from './find/findParts';
import { findTranslations } from './find/findTranslations';
import { tourIdOfLocation } from './find/tourIdOfLocation';
import { useFoundSections } from './useFoundSections';
import { useFoundTours } from './useFoundTours';
import { useNumberedSection } from './useNumberedSection';
import { usePublishToggleWithUndo } from './usePublishToggleWithUndo';

/** Minimum query length for a section search. */
const MIN_QUERY = 3;

/** True when a query is long enough for a section search. */
const isLongEnough = (query: string) => foldForSearch(query.trim()).length >= MIN_QUERY;

/** True when no command's name starts with a query, so that a record is probably meant. */
function meansRecord(query: string, matches: readonly PaletteEntry[]): boolean {
  const text = foldForSearch(query.trim());
  return matches.every(
    ({ language, label }) => language !== undefined || !foldForSearch(label).startsWith(text),
  );
}

/** Sections that the worker finds by a query, or else by the part of it that may be a section's title. */
function useSectionsOf(query: string, entries: readonly PaletteEntry[], hasKnown: boolean) {
  const whole = useFoundSections(query, isLongEnough(query));
  const hasResponse = !whole.isAsking && !whole.isUnknown && whole.retry === null;
  const isSettled = hasResponse && whole.entries.length === 0;
  const title = useMemo(
    () => (isSettled && !hasKnown ? sectionTitleIn(query, entries) : null) ?? '',
    [query, entries, isSettled, hasKnown],
  );
  const byTitle = useFoundSections(title, isLongEnough(title));
  return {
    entries: title === '' ? whole.entries : byTitle.entries,
    isAsking: whole.isAsking || byTitle.isAsking,
    isUnknown: whole.isUnknown,
    retry: whole.retry ?? byTitle.retry,
  };
}

/** Fallback entry for no matches: the tour list also searches slugs and countries. */
function searchEntry(query: string, open: (path: string) => void): PaletteEntry {
  const text = query.trim();
  const to = `/admin/tours?${new URLSearchParams({ q: text }).toString()}`;
  return {
    id: 'search-tours',
    to,
    label: `Search all tours for “${text}”`,
    group: 'Go to',
    icon: icons.tour,
    run: () => open(to),
  };
}

/** Entries of actions on tours: named by a query, translations included, or requested by it. */
function useActionsOf(entries: readonly PaletteEntry[], open: (path: string) => void) {
  const languages = useConsoleSelector(selectEnabledLanguages);
  const togglePublication = usePublishToggleWithUndo();
  return useMemo(() => {
    const actions = { open, togglePublication };
    return {
      offeredFor: (text: string) => findTours(entries, text, actions),
      toursFor: (name: string, text: string) => findToursFor(entries, name, text, actions),
      actionsOf: (text: string) => [
        ...findActions(entries, text, actions),
        ...findTranslations(entries, languages, text, open),
      ],
    };
  }, [entries, languages, open, togglePublication]);
}

/**
 * Entries identified by a query: a URL, a slug, an id, a code, all words of a command, or a section number in the
 * page's tour.
 */
function useNamed(entries: readonly PaletteEntry[], query: string, open: (path: string) => void) {
  const { pathname, search } = useLocation();
  const section = useNumberedSection(query, tourIdOfLocation(pathname, search));
  const namedBy = useCallback(
    (text: string) => [
      ...findByIdentifier(entries, text, open),
      ...findByCode(entries, text),
      ...findCommands(entries, text),
    ],
    [entries, open],
  );
  const named = useMemo(
    () => [...section.entries, ...namedBy(query)],
    [section.entries, namedBy, query],
  );
  return { named, namedBy, isAsking: section.isAsking };
}

/**
 * Entries that match a query: identified by URL, slug or number; named parts of a record; named actions on a tour;
 * entries known to the palette; then those found by the worker. When both find none, detail pages of tours, and near
 * matches.
 */
export function usePaletteMatches(
  entries: readonly PaletteEntry[],
  query: string,
  expanded: string | null,
) {
  const navigate = useNavigate();
  const known = useMemo(() => findEntries(entries, query, expanded), [entries, query, expanded]);
  const sections = useSectionsOf(query, entries, known.length > 0);
  const all = useMemo(() => [...entries, ...sections.entries], [entries, sections.entries]);
  const open = useCallback((path: string) => void navigate(path), [navigate]);
  const partsOf = useCallback((text: string) => findParts(all, text, open), [all, open]);
  const parts = useMemo(() => partsOf(query), [partsOf, query]);
  const { offeredFor, toursFor, actionsOf } = useActionsOf(entries, open);
  const offered = useMemo(() => offeredFor(query), [offeredFor, query]);
  const actions = useMemo(() => actionsOf(query), [actionsOf, query]);
  const { named, namedBy, ...numbered } = useNamed(entries, query, open);
  // Words such as 'cover' may belong to a title.
  const details = useMemo(
    () => (known.length === 0 ? findDetails(entries, query, open) : []),
    [entries, query, open, known],
  );
  const isKnown = [known, parts, actions, named, offered].some(({ length }) => length > 0);
  const tours = useFoundTours(query, !isKnown);
  const isAsking = tours.isAsking || sections.isAsking || numbered.isAsking;
  const matches = useMemo(() => {
    const exact = sections.entries.length === 0 ? known : findEntries(all, query, expanded);
    // Words of an action may belong to a title as well: matching titles come first.
    const others =
      known.length === 0
        ? [...parts, ...actions, ...details, ...tours.entries, ...exact]
        : [...parts, ...exact, ...actions];
    const found = uniqueBy([...offered, ...named, ...others], ({ id }) => id);
    // Otherwise Enter would activate a near match while the exact one is still being fetched.
    if (found.length > 0 || isAsking) return found;
    return findNearEntries(entries, query, expanded);
  }, [
    entries,
    query,
    expanded,
    offered,
    named,
    parts,
    actions,
    details,
    known,
    all,
    tours.entries,
    sections.entries,
    isAsking,
  ]);
  const isNothingFound = matches.length === 0 && !isAsking && query.trim() !== '';
  const searches = useMemo(() => [searchEntry(query, open)], [query, open]);
  return {
    toursFor,
    /** True when a tour is to be chosen, and Enter must not activate one that was not explicitly chosen. */
    isAskingWhich: offered.length > 0,
    matches: isNothingFound ? searches : matches,
    isNothingFound,
    isAsking,
    lacksSections: sections.isUnknown && meansRecord(query, known),
    retrySections: meansRecord(query, known) ? sections.retry : null,
    /** First match for typed text while the list still shows an earlier query. */
    firstMatchOf: (text: string) =>
      offeredFor(text)[0] ??
      namedBy(text)[0] ??
      partsOf(text)[0] ??
      findEntries(all, text)[0] ??
      actionsOf(text)[0],
  };
}

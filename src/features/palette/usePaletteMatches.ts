import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { foldForSearch } from '../../domain/text/searchText';
import { findTourParts } from './findTourParts';
import { findEntries, findNearEntries, type PaletteEntry } from './findEntries';
import { useFoundSections } from './useFoundSections';
import { useFoundTours } from './useFoundTours';

/** Fewest characters by which a section is looked for. */
const MIN_QUERY = 3;

/** True where a query is long enough for the name of a section. */
const isLongEnough = (query: string) => foldForSearch(query.trim()).length >= MIN_QUERY;

/** True where no command's name begins with a query: such a command is what was meant. */
function meansRecord(query: string, matches: readonly PaletteEntry[]): boolean {
  const text = foldForSearch(query.trim());
  return matches.every(
    ({ language, label }) => language !== undefined || !foldForSearch(label).startsWith(text),
  );
}

/**
 * Entries that match a query: parts of a tour that it names, those that the palette knows, then those that the worker
 * finds. Once it is known that there are none of either, those that nearly match.
 */
export function usePaletteMatches(
  entries: readonly PaletteEntry[],
  query: string,
  expanded: string | null,
) {
  const known = useMemo(() => findEntries(entries, query, expanded), [entries, query, expanded]);
  const navigate = useNavigate();
  const parts = useMemo(
    () => findTourParts(entries, query, (address) => void navigate(address)),
    [entries, query, navigate],
  );
  const tours = useFoundTours(query, known.length === 0 && parts.length === 0);
  const sections = useFoundSections(query, isLongEnough(query));
  const isAsking = tours.isAsking || sections.isAsking;
  const matches = useMemo(() => {
    const exact =
      sections.entries.length === 0
        ? known
        : findEntries([...entries, ...sections.entries], query, expanded);
    const all = [...parts, ...(known.length === 0 ? tours.entries : []), ...exact];
    // Enter would take a near match while the exact one is on its way.
    return all.length > 0 || isAsking ? all : findNearEntries(entries, query, expanded);
  }, [entries, query, expanded, parts, known, tours.entries, sections.entries, isAsking]);
  return { matches, isAsking, lacksSections: sections.isUnknown && meansRecord(query, known) };
}

import { useMemo } from 'react';
import { foldForSearch } from '../../domain/text/searchText';
import { findEntries, findNearEntries, type PaletteEntry } from './findEntries';
import { useFoundSections } from './useFoundSections';
import { useFoundTours } from './useFoundTours';

/** Fewest characters by which a section is looked for. */
const MIN_QUERY = 3;

/** True where a query found no section, and no command that begins with it. */
function mayNameSection(query: string, matches: readonly PaletteEntry[]): boolean {
  const text = foldForSearch(query.trim());
  if (text.length < MIN_QUERY) return false;
  if (matches.some(({ group }) => group === 'Sections')) return false;
  // A command whose name begins so is what was meant.
  return matches.every(
    ({ group, label }) => group === 'Tours' || !foldForSearch(label).startsWith(text),
  );
}

/** The first list that has entries. */
const firstFilled = (...lists: readonly (readonly PaletteEntry[])[]) =>
  lists.find(({ length }) => length > 0) ?? [];

/**
 * Entries that match a query: those that the palette knows, then those that the worker finds. Once it is known that
 * there are none of either, those that nearly match.
 */
export function usePaletteMatches(
  entries: readonly PaletteEntry[],
  query: string,
  expanded: string | null,
) {
  const known = useMemo(() => findEntries(entries, query, expanded), [entries, query, expanded]);
  const tours = useFoundTours(query, known.length === 0);
  const sections = useFoundSections(query, mayNameSection(query, known));
  const isAsking = tours.isAsking || sections.isAsking;
  const matches = useMemo(() => {
    const exact = [...firstFilled(known, tours.entries), ...sections.entries];
    // Enter would take a near match while the exact one is on its way.
    return exact.length > 0 || isAsking ? exact : findNearEntries(entries, query, expanded);
  }, [entries, query, expanded, known, tours.entries, sections.entries, isAsking]);
  return { matches, isAsking, lacksSections: sections.isUnknown };
}

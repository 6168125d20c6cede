import { useMemo } from 'react';
import { foldForSearch } from '../../domain/text/searchText';
import { findEntries, type PaletteEntry } from './findEntries';
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

/** Entries that match a query: those that the palette knows, then those that the worker finds. */
export function usePaletteMatches(
  entries: readonly PaletteEntry[],
  query: string,
  expanded: string | null,
) {
  const known = useMemo(() => findEntries(entries, query, expanded), [entries, query, expanded]);
  const tours = useFoundTours(query, known.length === 0);
  const sections = useFoundSections(query, mayNameSection(query, known));
  const matches = useMemo(
    () => [...(known.length > 0 ? known : tours.entries), ...sections.entries],
    [known, tours.entries, sections.entries],
  );
  return {
    matches,
    isAsking: tours.isAsking || sections.isAsking,
    lacksSections: sections.isUnknown,
  };
}

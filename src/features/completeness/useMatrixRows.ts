import { useDeferredValue, useMemo, useState } from 'react';
import { foldForSearch, matchesSearch, searchWords } from '../../domain/text/searchText';
import { type SectionCounts } from '../../domain/tours/translationState';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectSectionCounts, type TourCompleteness } from '../../state/select/selectCompleteness';
import { isTranslated, translatedTotals } from './matrixTotals';

export interface MatrixFilter {
  query: string;
  isPublishedOnly: boolean;
  /** Language in which something is missing; null for any tour. */
  gap: string | null;
}

function filterTours(
  tours: readonly TourCompleteness[],
  { query, isPublishedOnly, gap }: MatrixFilter,
  counts: ReadonlyMap<string, SectionCounts>,
) {
  const words = searchWords(query);
  return tours.filter(
    (tour) =>
      (!isPublishedOnly || tour.isPublished) &&
      (gap === null || !isTranslated(tour, gap, counts)) &&
      (words.length === 0 || matchesSearch([tour.title, tour.city].map(foldForSearch), words)),
  );
}

/** Tours that a filter leaves, and how many of them are translated into each of the loaded languages. */
export function useMatrixRows(
  tours: readonly TourCompleteness[],
  filter: MatrixFilter,
  loadedCodes: readonly string[],
) {
  const liveCounts = useConsoleSelector(selectSectionCounts);
  // The gaps known at the start: rows do not move while sections are being read.
  const [counts] = useState(liveCounts);
  const rows = useMemo(() => filterTours(tours, filter, counts), [tours, filter, counts]);
  const deferredCounts = useDeferredValue(liveCounts);
  const totals = useMemo(
    () => ({
      tours: rows.length,
      translated: translatedTotals(rows, loadedCodes, deferredCounts),
    }),
    [rows, loadedCodes, deferredCounts],
  );
  return { rows, counts, deferredCounts, totals };
}

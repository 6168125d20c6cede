import { useDeferredValue, useMemo, useState } from 'react';
import { foldForSearch, matchesSearch, searchWords } from '../../domain/text/searchText';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectSectionCounts, type TourCompleteness } from '../../state/select/selectCompleteness';
import {
  isComplete,
  languageTotals,
  stateIn,
  type Counts,
  type MatrixSubject,
} from './matrixTotals';
import { type Translation } from '../../state/hooks/useSectionCheck';

export interface MatrixFilter {
  query: string;
  isPublishedOnly: boolean;
  /** Language in which something is missing; null for any tour. */
  gap: string | null;
  subject: MatrixSubject;
}

/** Tours that the search and the status leave. */
function searchTours(
  tours: readonly TourCompleteness[],
  { query, isPublishedOnly }: MatrixFilter,
): readonly TourCompleteness[] {
  const words = searchWords(query);
  return tours.filter(
    (tour) =>
      (!isPublishedOnly || tour.isPublished) &&
      (words.length === 0 || matchesSearch([tour.title, tour.city].map(foldForSearch), words)),
  );
}

/** Those of them that have a gap in the language of the filter. */
function toursWithGap(
  tours: readonly TourCompleteness[],
  { gap, subject }: MatrixFilter,
  counts: Counts,
): readonly TourCompleteness[] {
  return gap === null ? tours : tours.filter((tour) => !isComplete(tour, gap, counts, subject));
}

/**
 * Counts as they were when the filter was chosen: rows do not move while sections are being read. The function takes
 * over those of now.
 */
function useSettledCounts({ gap, subject }: MatrixFilter, liveCounts: Counts) {
  const key = `${subject} ${gap ?? ''}`;
  const [settled, setSettled] = useState({ key, counts: liveCounts });
  if (settled.key !== key) setSettled({ key, counts: liveCounts });
  const settle = () => setSettled({ key, counts: liveCounts });
  return [settled.key === key ? settled.counts : liveCounts, settle] as const;
}

/** Tours that a filter leaves, and how many of them are complete in each of the loaded languages. */
export function useMatrixRows(
  tours: readonly TourCompleteness[],
  filter: MatrixFilter,
  loadedCodes: readonly string[],
) {
  const liveCounts = useConsoleSelector(selectSectionCounts);
  const [counts, settle] = useSettledCounts(filter, liveCounts);
  const found = useMemo(() => searchTours(tours, filter), [tours, filter]);
  const rows = useMemo(() => toursWithGap(found, filter, counts), [found, filter, counts]);
  const deferredCounts = useDeferredValue(liveCounts);
  const { subject, gap } = filter;
  const totals = useMemo(
    () => ({
      tours: rows.length,
      languages: languageTotals(rows, loadedCodes, deferredCounts, subject),
    }),
    [rows, loadedCodes, deferredCounts, subject],
  );
  /** Translations whose sections nobody has read: into the language of the gap, or into all. */
  const unchecked = useMemo(
    () =>
      found.flatMap((tour) =>
        loadedCodes
          .filter(
            (code) =>
              (gap === null || code === gap) &&
              stateIn(tour, code, deferredCounts, subject) === 'unchecked',
          )
          .map((language): Translation => ({ tourId: tour.id, language })),
      ),
    [found, loadedCodes, gap, deferredCounts, subject],
  );
  /** True when sections that were read meanwhile make another list of the tours. */
  const isOutdated = useMemo(() => {
    const now = toursWithGap(found, filter, deferredCounts);
    return now.length !== rows.length || now.some((tour, index) => tour !== rows[index]);
  }, [found, filter, deferredCounts, rows]);
  return { rows, counts, deferredCounts, totals, unchecked, isOutdated, settle };
}

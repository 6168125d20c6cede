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
  /** Code of the language with a gap; null for any tour. */
  gap: string | null;
  subject: MatrixSubject;
}

/** Tours that match search and status. */
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

/** Subset of the tours with a gap in the filter's language. */
function toursWithGap(
  tours: readonly TourCompleteness[],
  { gap, subject }: MatrixFilter,
  counts: Counts,
): readonly TourCompleteness[] {
  return gap === null ? tours : tours.filter((tour) => !isComplete(tour, gap, counts, subject));
}

/**
 * Counts frozen when the filter was chosen, so that rows do not move while sections load, with a function that adopts
 * the current counts.
 */
function useSettledCounts({ gap, subject }: MatrixFilter, liveCounts: Counts) {
  const key = `${subject} ${gap ?? ''}`;
  const [settled, setSettled] = useState({ key, counts: liveCounts });
  if (settled.key !== key) setSettled({ key, counts: liveCounts });
  const settle = () => setSettled({ key, counts: liveCounts });
  return [settled.key === key ? settled.counts : liveCounts, settle] as const;
}

/** Tours that match a filter, with totals per loaded language. */
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
  /** Translations with unread sections: into the gap's language, or into all languages. */
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
  /** True when sections loaded since would change the rows. */
  const isOutdated = useMemo(() => {
    const now = toursWithGap(found, filter, deferredCounts);
    return now.length !== rows.length || now.some((tour, index) => tour !== rows[index]);
  }, [found, filter, deferredCounts, rows]);
  return { rows, counts, deferredCounts, totals, unchecked, isOutdated, settle };
}

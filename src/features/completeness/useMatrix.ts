import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetTourRankingQuery } from '../../state/endpoints/analyticsEndpoints';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { useTextLists } from '../../state/hooks/useTextLists';
import { selectCompleteness } from '../../state/select/selectCompleteness';
import { selectCurrentLanguage, selectEnabledLanguages } from '../../state/select/selectLanguages';
import { type RecordSort } from '../../ui/gridRows/RecordColumn';
import { formatSort, parseSort } from '../../ui/gridRows/sortRecords';
import { useUrlQuery } from '../../ui/hooks/useUrlQuery';
import { type MatrixSubject } from './matrixTotals';
import { useMatrixRows } from './useMatrixRows';
import { useSectionCheck } from '../../state/hooks/useSectionCheck';

/** Default sort orders. Recordings are sorted by plays: they matter most where most people listen. */
const usualSorts: Readonly<Record<MatrixSubject, RecordSort>> = {
  texts: { key: 'title', dir: 'asc' },
  audio: { key: 'plays', dir: 'desc' },
};

/** Search parameters with a setter that removes empty ones, and a function that clears the filter. */
function useMatrixParams() {
  const [params, setParams] = useSearchParams();
  const setParam = (name: string, value: string | null) =>
    setParams(
      (last) => {
        const next = new URLSearchParams(last);
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const clearFilter = () =>
    setParams(
      (last) => {
        const next = new URLSearchParams(last);
        for (const name of ['q', 'status', 'gap']) next.delete(name);
        return next;
      },
      { replace: true },
    );
  return [params, setParam, clearFilter] as const;
}

/** Plays by tour id; null while unknown. */
function useTourPlays() {
  const { data, isError } = useGetTourRankingQuery();
  const plays = useMemo(
    () =>
      data === undefined
        ? null
        : new Map(data.map(({ tour_id, total_plays }) => [tour_id, total_plays])),
    [data],
  );
  return { plays, isSettled: plays !== null || isError };
}

/** Search parameters of the sort order, separate for texts and recordings. */
const sortParams = { texts: 'sort', audio: 'audiosort' } as const;

/** Sort order of the tours, kept in the URL. */
function useSort(
  subject: MatrixSubject,
  params: URLSearchParams,
  setParam: ReturnType<typeof useMatrixParams>[1],
) {
  const text = params.get(sortParams[subject]);
  const sort = useMemo(() => parseSort(text) ?? usualSorts[subject], [text, subject]);
  const usual = formatSort(usualSorts[subject]);
  const sortBy = (next: RecordSort | null) => {
    const chosen = next === null ? usual : formatSort(next);
    setParam(sortParams[subject], chosen === usual ? null : chosen);
  };
  return [sort, sortBy] as const;
}

/** State shared by both matrices: filtered rows, totals for the headers, and load state. */
export function useMatrix() {
  const [params, setParam, clearFilter] = useMatrixParams();
  const current = useConsoleSelector(selectCurrentLanguage);
  const languages = useConsoleSelector(selectEnabledLanguages);
  const tours = useConsoleSelector((state) => selectCompleteness(state, current.code));
  const codes = useMemo(() => languages.map(({ code }) => code), [languages]);
  const lists = useTextLists(codes);
  const { plays, isSettled } = useTourPlays();
  const [query, search] = useUrlQuery(params.get('q') ?? '', (debouncedQuery) =>
    setParam('q', debouncedQuery),
  );
  // The other matrix mounts its own toolbar, whose switch takes over the focus.
  const [hasSwitched, setSwitched] = useState(false);
  const switchView = (view: 'tours' | 'cities') => {
    setSwitched(true);
    setParam('by', view === 'cities' ? view : null);
  };
  const status = params.get('status');
  const gap = params.get('gap');
  const subject: MatrixSubject = params.get('of') === 'audio' ? 'audio' : 'texts';
  const [sort, sortBy] = useSort(subject, params, setParam);
  const filter = useMemo(
    () => ({ query, isPublishedOnly: status === 'published', gap, subject }),
    [query, status, gap, subject],
  );
  const matrix = useMatrixRows(tours, filter, lists.loadedCodes);
  const isGapLoading = gap !== null && codes.includes(gap) && !lists.loadedCodes.includes(gap);
  // Waits for the plays: their late arrival would reorder the rows.
  const isSortLoading = sort.key === 'plays' && !isSettled;
  const hasNone = lists.loadedCodes.length === 0;
  return {
    ...matrix,
    ...lists,
    check: useSectionCheck(),
    language: current.code,
    languages,
    plays,
    sort,
    sortBy,
    filter,
    query,
    search,
    setParam,
    hasTours: tours.length > 0,
    clear: () => {
      search('');
      clearFilter();
    },
    hasSwitched,
    switchView,
    switchSubject: (next: MatrixSubject) => setParam('of', next === 'audio' ? next : null),
    view: params.get('by') === 'cities' ? ('cities' as const) : ('tours' as const),
    hasNone,
    isLoading: (hasNone || isGapLoading || isSortLoading) && lists.problem === null,
    /** Number of languages still loading. */
    pendingCount: lists.problem === null ? languages.length - lists.loadedCodes.length : 0,
  };
}

export type Matrix = ReturnType<typeof useMatrix>;

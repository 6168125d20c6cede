import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUrlQuery } from '../../../ui/hooks/useUrlQuery';
import { parseFilter, emptyFilter, toSearchParams, type TourFilter } from './tourFilter';

const replaceOptions = { replace: true, preventScrollReset: true };

/** Filter of the tours list, kept in the URL. */
export function useTourFilter() {
  const [params, setParams] = useSearchParams();
  const urlFilter = useMemo(() => parseFilter(params), [params]);
  const [query, setQuery] = useUrlQuery(urlFilter.query, (debouncedQuery) =>
    setParams(toSearchParams({ ...urlFilter, query: debouncedQuery }, params), replaceOptions),
  );

  const filter = useMemo<TourFilter>(() => ({ ...urlFilter, query }), [urlFilter, query]);
  const change = (part: Partial<TourFilter>) => {
    if (part.query !== undefined) setQuery(part.query);
    setParams(toSearchParams({ ...filter, ...part }, params), replaceOptions);
  };
  return {
    filter,
    /** Filter from the URL, which lacks a search text still being debounced. */
    urlFilter,
    search: setQuery,
    change,
    clear: () => change({ ...emptyFilter, sort: filter.sort }),
  };
}

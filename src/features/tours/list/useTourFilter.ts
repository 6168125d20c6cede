import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useUrlQuery } from '../../../ui/hooks/useUrlQuery';
import { filterOf, noFilter, paramsOf, type TourFilter } from './tourFilter';

const asReplacement = { replace: true, preventScrollReset: true };

/** The list's filter, kept in the address. */
export function useTourFilter() {
  const [params, setParams] = useSearchParams();
  const inAddress = useMemo(() => filterOf(params), [params]);
  const [query, setQuery] = useUrlQuery(inAddress.query, (typed) =>
    setParams(paramsOf({ ...inAddress, query: typed }, params), asReplacement),
  );

  const filter = useMemo<TourFilter>(() => ({ ...inAddress, query }), [inAddress, query]);
  const change = (part: Partial<TourFilter>) => {
    if (part.query !== undefined) setQuery(part.query);
    setParams(paramsOf({ ...filter, ...part }, params), asReplacement);
  };
  return {
    filter,
    /** The same without what was typed in the last moment: it follows the address. */
    inAddress,
    search: setQuery,
    change,
    clear: () => change({ ...noFilter, sort: filter.sort }),
  };
}

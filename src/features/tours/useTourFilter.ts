import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { filterOf, noFilter, paramsOf, type TourFilter } from './tourFilter';

/** A pause in typing after which the address follows; browsers limit how often it may change. */
const SETTLED_MS = 200;
const asReplacement = { replace: true, preventScrollReset: true };

/**
 * The list's filter, kept in the address. What is typed counts at once and reaches the address a moment
 * later; the address wins when the person goes back or follows a link.
 */
export function useTourFilter() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  const inAddress = useMemo(() => filterOf(params), [params]);
  const [query, setQuery] = useState(inAddress.query);

  useEffect(() => {
    // Our own writes are replacements.
    if (navigation !== 'REPLACE') setQuery(inAddress.query);
  }, [key, navigation, inAddress.query]);

  useEffect(() => {
    if (query.trim() === inAddress.query.trim()) return undefined;
    const write = () => setParams(paramsOf({ ...inAddress, query }, params), asReplacement);
    const timer = setTimeout(write, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [query, inAddress, params, setParams]);

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

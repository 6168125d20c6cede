import { useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { type TourFilter } from './filterTours';

/** A pause in typing after which the address follows; browsers limit how often it may change. */
const SETTLED_MS = 200;
const asReplacement = { replace: true, preventScrollReset: true };

function addressOf(params: URLSearchParams, filter: TourFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('q');
  next.delete('status');
  if (filter.query.trim() !== '') next.set('q', filter.query);
  if (filter.isPublishedOnly) next.set('status', 'published');
  return next;
}

/**
 * The list's filter, kept in the address as `?q=&status=published`. What is typed counts at once and
 * reaches the address a moment later; the address wins when the person goes back or follows a link.
 */
export function useTourFilter() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  const inAddress = params.get('q') ?? '';
  const isPublishedOnly = params.get('status') === 'published';
  const [query, setQuery] = useState(inAddress);

  useEffect(() => {
    // Our own writes are replacements.
    if (navigation !== 'REPLACE') setQuery(inAddress);
  }, [key, navigation, inAddress]);

  useEffect(() => {
    if (query.trim() === inAddress.trim()) return undefined;
    const write = () => setParams(addressOf(params, { query, isPublishedOnly }), asReplacement);
    const timer = setTimeout(write, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [query, inAddress, isPublishedOnly, params, setParams]);

  const filter: TourFilter = { query, isPublishedOnly };
  return {
    filter,
    search: setQuery,
    showPublishedOnly: (isOn: boolean) =>
      setParams(addressOf(params, { query, isPublishedOnly: isOn }), asReplacement),
    clear: () => {
      setQuery('');
      setParams(addressOf(params, { query: '', isPublishedOnly: false }), asReplacement);
    },
  };
}

import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import useEventCallback from '@mui/utils/useEventCallback';

/** Debounce before the URL follows the typed text; browsers limit how often the URL may change. */
const URL_DEBOUNCE_MS = 200;

/**
 * Search text that is also stored in the URL: state changes at once, the URL follows debounced, as a
 * replacement. The URL wins after back navigation or a followed link.
 */
export function useUrlQuery(
  urlQuery: string,
  write: (query: string) => void,
): [string, (query: string) => void] {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const isLeaving = useNavigation().state !== 'idle';
  const [query, setQuery] = useState(urlQuery);
  const writeLatest = useEventCallback(write);

  useEffect(() => {
    // Our own writes are replacements.
    if (navigation !== 'REPLACE') setQuery(urlQuery);
  }, [key, navigation, urlQuery]);

  // In the layout effect: a key that leaves the field may come before the effects of the last text.
  useLayoutEffect(() => {
    // A URL update would abort a navigation in progress.
    if (isLeaving || query.trim() === urlQuery.trim()) return undefined;
    const timer = setTimeout(() => writeLatest(query), URL_DEBOUNCE_MS);
    // Flushed on blur: a following navigation must leave the full query in the history entry.
    const flush = () => writeLatest(query);
    document.addEventListener('focusout', flush, { once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', flush);
    };
  }, [query, urlQuery, isLeaving, writeLatest]);

  return [query, setQuery];
}

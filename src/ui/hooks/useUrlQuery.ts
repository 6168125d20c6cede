import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import useEventCallback from '@mui/utils/useEventCallback';

/** Debounce of URL updates in milliseconds, because browsers rate-limit them. */
const URL_DEBOUNCE_MS = 200;

/**
 * Search text mirrored in the URL: the state changes at once, the URL follows debounced by history replacement. The URL
 * takes precedence after back navigation or a followed link.
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
    // The hook's own writes are replacements.
    if (navigation !== 'REPLACE') setQuery(urlQuery);
  }, [key, navigation, urlQuery]);

  // A layout effect, because a key that leaves the field may precede the passive effects of the last text.
  useLayoutEffect(() => {
    // A URL update would abort a navigation in progress.
    if (isLeaving || query.trim() === urlQuery.trim()) return undefined;
    const timer = setTimeout(() => writeLatest(query), URL_DEBOUNCE_MS);
    // Flushed on blur, so that the history entry has the full query before a following navigation.
    const flush = () => writeLatest(query);
    document.addEventListener('focusout', flush, { once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', flush);
    };
  }, [query, urlQuery, isLeaving, writeLatest]);

  return [query, setQuery];
}

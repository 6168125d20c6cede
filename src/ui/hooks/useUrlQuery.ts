import { useEffect, useState } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { useEventCallback } from './useEventCallback';

/** A pause in typing after which the address follows; browsers limit how often it may change. */
const SETTLED_MS = 200;

/**
 * What is typed into a search that the address keeps: it counts at once and is written a moment later, as
 * a replacement. The address wins when the person goes back or follows a link.
 */
export function useAddressedQuery(
  inAddress: string,
  write: (query: string) => void,
): [string, (query: string) => void] {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const isLeaving = useNavigation().state !== 'idle';
  const [query, setQuery] = useState(inAddress);
  const writeNow = useEventCallback(write);

  useEffect(() => {
    // Our own writes are replacements.
    if (navigation !== 'REPLACE') setQuery(inAddress);
  }, [key, navigation, inAddress]);

  useEffect(() => {
    // A link that was followed meanwhile would be given up for it.
    if (isLeaving || query.trim() === inAddress.trim()) return undefined;
    const timer = setTimeout(() => writeNow(query), SETTLED_MS);
    // Leaving the field may lead to another page: the way back needs the whole query.
    const flush = () => writeNow(query);
    document.addEventListener('focusout', flush, { once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', flush);
    };
  }, [query, inAddress, isLeaving, writeNow]);

  return [query, setQuery];
}

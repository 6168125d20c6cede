import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { type GridApi } from '@mui/x-data-grid';

/** Pixels from the top, by the name of the place; it lasts as long as the page. */
const places = new Map<string, number>();

/**
 * Remembers how far a grid was scrolled when it goes, and scrolls there when it is drawn again under the
 * same name and has rows.
 */
export function useKeptPlace(
  apiRef: RefObject<GridApi | null>,
  placeKey: string | undefined,
  hasRows: boolean,
): void {
  const isRestored = useRef(false);
  useEffect(() => {
    if (!hasRows || placeKey === undefined || isRestored.current) return;
    isRestored.current = true;
    const top = places.get(placeKey);
    if (top !== undefined) apiRef.current?.scroll({ top });
  }, [apiRef, placeKey, hasRows]);
  useLayoutEffect(() => {
    const api = apiRef.current;
    if (placeKey === undefined || api === null) return undefined;
    return () => void places.set(placeKey, api.getScrollPosition().top);
  }, [apiRef, placeKey]);
}

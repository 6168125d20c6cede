import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { type GridApi, type GridCellCoordinates } from '@mui/x-data-grid';
import { useNavigationType } from 'react-router';
import { focusCell } from './RecordGridEntry';

interface Place {
  /** Pixels from the top. */
  top: number;
  /** The cell that had the focus last. */
  cell: GridCellCoordinates | null;
}

/** By the name of the place; it lasts as long as the page. */
const places = new Map<string, Place>();

/** How far a grid is scrolled, in pixels: asking the browser would have it lay out the page at once. */
export function useScrollTop(apiRef: RefObject<GridApi | null>): () => number {
  const top = useRef(0);
  useLayoutEffect(
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', (position) => {
        top.current = position.top;
      }),
    [apiRef],
  );
  return useCallback(() => top.current, []);
}

/** Whether the grid of that name was left somewhere else than at its top. */
export function isPlaceKept(placeKey: string | undefined): boolean {
  const place = placeKey === undefined ? undefined : places.get(placeKey);
  return place !== undefined && (place.top > 0 || place.cell !== null);
}

/**
 * Remembers how far a grid was scrolled and where the focus was when it goes. It scrolls there when it is
 * drawn again under the same name and has rows; the focus returns to its row on going back.
 */
export function useKeptPlace(
  apiRef: RefObject<GridApi | null>,
  scrollTop: () => number,
  placeKey: string | undefined,
  hasRows: boolean,
): void {
  const isRestored = useRef(false);
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    if (!hasRows || placeKey === undefined || isRestored.current) return;
    isRestored.current = true;
    const place = places.get(placeKey);
    if (place === undefined) return;
    apiRef.current?.scroll({ top: place.top });
    const { cell } = place;
    if (!isBack || cell === null || apiRef.current?.getRow(cell.id) === null) return;
    focusCell(apiRef, cell.id, cell.field);
  }, [apiRef, placeKey, hasRows, isBack]);
  useLayoutEffect(() => {
    const api = apiRef.current;
    if (placeKey === undefined || api === null) return undefined;
    let cell = places.get(placeKey)?.cell ?? null;
    const stop = api.subscribeEvent('cellFocusIn', ({ id, field }) => {
      cell = { id, field };
    });
    return () => {
      stop();
      places.set(placeKey, { top: scrollTop(), cell });
    };
  }, [apiRef, scrollTop, placeKey]);
}

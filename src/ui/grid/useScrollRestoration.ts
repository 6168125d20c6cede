import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { type GridApi, type GridCellCoordinates } from '@mui/x-data-grid';
import { useNavigationType } from 'react-router-dom';
import { focusCell } from './gridFocus';

interface SavedPosition {
  /** Scroll offset, in pixels. */
  top: number;
  /** Last focused cell; null for none. */
  cell: GridCellCoordinates | null;
}

/** Saved positions by view key, kept in memory until the page is reloaded. */
const savedPositions = new Map<string, SavedPosition>();

/**
 * Tracks the scroll offset in pixels through the grid's events, because reading it from the element forces a layout.
 */
export function useScrollTop(apiRef: RefObject<GridApi | null>): () => number {
  const top = useRef(0);
  useLayoutEffect(() => {
    return apiRef.current?.subscribeEvent('scrollPositionChange', (position) => {
      top.current = position.top;
    });
  }, [apiRef]);
  return useCallback(() => top.current, []);
}

/** Scrolls to the top when the view key changes with search, filters or order. */
export function useTopOfView(
  apiRef: RefObject<GridApi | null>,
  scrollTop: () => number,
  viewKey: string | undefined,
): void {
  const shownView = useRef(viewKey);
  useLayoutEffect(() => {
    if (shownView.current === viewKey) return;
    shownView.current = viewKey;
    if (scrollTop() > 0) apiRef.current?.scroll({ top: 0 });
  }, [apiRef, scrollTop, viewKey]);
}

/**
 * Saves the scroll offset and the focused cell when a grid unmounts. Restores the offset once the same view is mounted
 * again and has rows; restores the focus on back navigation only.
 */
export function useScrollRestoration(
  apiRef: RefObject<GridApi | null>,
  scrollTop: () => number,
  viewKey: string | undefined,
  hasRows: boolean,
): void {
  const isRestored = useRef(false);
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    if (!hasRows || viewKey === undefined || isRestored.current) return;
    isRestored.current = true;
    const saved = savedPositions.get(viewKey);
    if (saved === undefined) return;
    apiRef.current?.scroll({ top: saved.top });
    const { cell } = saved;
    if (!isBack || cell === null || apiRef.current?.getRow(cell.id) === null) return;
    focusCell(apiRef, cell.id, cell.field);
  }, [apiRef, viewKey, hasRows, isBack]);
  useLayoutEffect(() => {
    const api = apiRef.current;
    if (viewKey === undefined || api === null) return undefined;
    let cell = savedPositions.get(viewKey)?.cell ?? null;
    const unsubscribe = api.subscribeEvent('cellFocusIn', ({ id, field }) => {
      cell = { id, field };
    });
    return () => {
      unsubscribe();
      savedPositions.set(viewKey, { top: scrollTop(), cell });
    };
  }, [apiRef, scrollTop, viewKey]);
}

import { useEffect, useRef, type RefObject } from 'react';
import {
  gridFocusCellSelector,
  type GridApi,
  type GridCellCoordinates,
  type GridRowId,
} from '@mui/x-data-grid';

type Api = RefObject<GridApi | null>;

/** Elements that users focus themselves. */
const focusableSelector = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Maximum number of frames to wait: the grid renders a newly committed row within a few. */
const MAX_FRAMES = 12;

/** Shows the focus ring after a click too. */
const visibly: FocusOptions & { focusVisible: boolean } = { focusVisible: true };

/** Focuses a cell itself, not the controls inside it. */
export function focusCell(apiRef: Api, id: GridRowId, field: string, options?: FocusOptions): void {
  // Before the grid focuses it, so that the ring is drawn at once.
  apiRef.current?.getCellElement(id, field)?.focus(options);
  apiRef.current?.setCellFocus(id, field);
  const initiallyFocused = document.activeElement;
  // The grid may move the focus to a control inside the cell, or render the row later.
  let frames = 0;
  const refocus = () => {
    const cell = apiRef.current && gridFocusCellSelector({ current: apiRef.current });
    // A key may have moved the grid's focus meanwhile.
    if (cell?.id !== id || cell.field !== field) return;
    const element = apiRef.current?.getCellElement(id, field);
    const { activeElement } = document;
    // Does not steal focus that was moved elsewhere deliberately; a page title focused by navigation does not count.
    const isElsewhere =
      activeElement !== initiallyFocused && activeElement?.matches(focusableSelector) === true;
    if (isElsewhere && element?.contains(activeElement) !== true) return;
    frames += 1;
    if (element) element.focus(options);
    else if (frames < MAX_FRAMES) requestAnimationFrame(refocus);
  };
  requestAnimationFrame(refocus);
}

/** Stores a function in `enterRef` that moves the focus from a search field to the first row of the list. */
export function useListEntry(
  apiRef: Api,
  enterRef: RefObject<(() => void) | null> | undefined,
  field: string | undefined,
): void {
  useEffect(() => {
    if (enterRef === undefined) return undefined;
    enterRef.current = () => {
      const id = apiRef.current?.getSortedRowIds()[0];
      if (id === undefined || field === undefined) return;
      apiRef.current?.scrollToIndexes({ rowIndex: 0 });
      focusCell(apiRef, id, field);
    };
    return () => {
      enterRef.current = null;
    };
  }, [apiRef, enterRef, field]);
}

/** Focuses the cell that was focused in the preview, or the first row if that was requested before the grid loaded. */
export function useFocusRestoration(
  apiRef: Api,
  savedFocus: RefObject<GridCellCoordinates | null>,
): void {
  useEffect(() => {
    const cell = savedFocus.current;
    savedFocus.current = null;
    if (cell !== null) focusCell(apiRef, cell.id, cell.field);
  }, [apiRef, savedFocus]);
}

/** Scrolls to a row and focuses it, once, as soon as it is among the rows. */
export function useRowEntry(
  apiRef: Api,
  id: string | null,
  field: string | undefined,
  rows: unknown,
): void {
  const entered = useRef<string | null>(null);
  useEffect(() => {
    if (id === null || field === undefined || entered.current === id) return;
    const rowIndex = apiRef.current?.getSortedRowIds().indexOf(id) ?? -1;
    if (rowIndex < 0) return;
    entered.current = id;
    let frames = 0;
    // A newly rendered grid does not yet know its height or that of its rows, and scrolls too little.
    const scroll = () => {
      const isReady = apiRef.current?.getRootDimensions().isReady ?? false;
      const hasScrolled = apiRef.current?.scrollToIndexes({ rowIndex }) ?? false;
      frames += 1;
      if ((!isReady || hasScrolled) && frames < MAX_FRAMES) requestAnimationFrame(scroll);
    };
    scroll();
    focusCell(apiRef, id, field, visibly);
  }, [apiRef, id, field, rows]);
}

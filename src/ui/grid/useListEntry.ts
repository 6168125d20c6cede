import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { gridFocusCellSelector, type GridApi, type GridRowId } from '@mui/x-data-grid';
import { isSearchInput } from '../hooks/isSearchInput';

type Api = RefObject<GridApi | null>;

const isInGrid = (apiRef: Api, element: Element | null) =>
  apiRef.current?.rootElementRef.current?.contains(element) === true;

/** Elements that a person focuses by hand. */
const focusableSelector = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** The grid renders a newly committed row within a few frames. */
const MAX_FRAMES = 12;

/** Focuses a cell itself, not the controls inside it. */
export function focusCell(apiRef: Api, id: GridRowId, field: string): void {
  apiRef.current?.setCellFocus(id, field);
  apiRef.current?.getCellElement(id, field)?.focus();
  const initiallyFocused = document.activeElement;
  // The grid may move the focus to a control inside the cell, or render the row only now.
  let frames = 0;
  const refocus = () => {
    const cell = apiRef.current && gridFocusCellSelector({ current: apiRef.current });
    // A key may have moved the grid's focus meanwhile.
    if (cell?.id !== id || cell.field !== field) return;
    const element = apiRef.current?.getCellElement(id, field);
    const { activeElement } = document;
    // Focus that was moved elsewhere on purpose is not stolen; a page title focused by navigation does not count.
    const isElsewhere =
      activeElement !== initiallyFocused && activeElement?.matches(focusableSelector) === true;
    if (isElsewhere && element?.contains(activeElement) !== true) return;
    frames += 1;
    if (element) element.focus();
    else if (frames < MAX_FRAMES) requestAnimationFrame(refocus);
  };
  requestAnimationFrame(refocus);
}

interface EnterableList {
  rows: unknown;
  committedRows: unknown;
  /** True while the drawn rows are not committed to the grid. */
  isPending: boolean;
  commitAllRows: () => void;
}

/**
 * Moves the focus from a search field to the first row of the list, and again when the search results change
 * the first row. The returned function ends this: call it when a key is pressed in the list.
 */
export function useListEntry(
  apiRef: Api,
  enterRef: RefObject<(() => void) | null> | undefined,
  field: string | undefined,
  { rows, committedRows, isPending, commitAllRows }: EnterableList,
): () => void {
  const isEntering = useRef(false);
  const isEntryPending = useRef(false);
  const enter = useEffectEvent(() => {
    isEntryPending.current = isPending;
    if (isPending) return commitAllRows();
    const id = apiRef.current?.getSortedRowIds()[0];
    if (id === undefined || field === undefined) return;
    isEntering.current = true;
    apiRef.current?.scrollToIndexes({ rowIndex: 0 });
    focusCell(apiRef, id, field);
  });
  useEffect(() => {
    if (enterRef === undefined) return undefined;
    enterRef.current = () => enter();
    return () => {
      enterRef.current = null;
    };
  }, [enterRef]);
  useEffect(() => {
    if (isEntryPending.current && isSearchInput(document.activeElement)) return enter();
    isEntryPending.current = false;
    if (!isEntering.current) return;
    const focused = document.activeElement;
    const isElsewhere = focused !== document.body && !isInGrid(apiRef, focused);
    if (isElsewhere) isEntering.current = false;
    else enter();
  }, [apiRef, rows, committedRows]);
  return () => {
    isEntering.current = false;
  };
}

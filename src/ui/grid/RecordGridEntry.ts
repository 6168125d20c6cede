import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { gridFocusCellSelector, type GridApi, type GridRowId } from '@mui/x-data-grid';
import { isSearch } from '../hooks/isSearchInput';

type Api = RefObject<GridApi | null>;

const isInGrid = (apiRef: Api, element: Element | null) =>
  apiRef.current?.rootElementRef.current?.contains(element) === true;

/** What a person brings the focus to. */
const reachable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** The grid draws a row that it was just given within a few of them. */
const MOST_FRAMES = 12;

/** Gives a cell the focus: the cell itself, whatever can be pressed inside it. */
export function focusCell(apiRef: Api, id: GridRowId, field: string): void {
  apiRef.current?.setCellFocus(id, field);
  apiRef.current?.getCellElement(id, field)?.focus();
  const held = document.activeElement;
  // The grid itself goes on to what is inside, or draws the row only now.
  let frames = 0;
  const follow = () => {
    const cell = apiRef.current && gridFocusCellSelector({ current: apiRef.current });
    // A key may have gone on from there meanwhile.
    if (cell?.id !== id || cell.field !== field) return;
    const element = apiRef.current?.getCellElement(id, field);
    const { activeElement } = document;
    // So may the person; what takes the focus only from the page, as a new page's title does, is no such way.
    const isElsewhere = activeElement !== held && activeElement?.matches(reachable) === true;
    if (isElsewhere && element?.contains(activeElement) !== true) return;
    frames += 1;
    if (element) element.focus();
    else if (frames < MOST_FRAMES) requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
}

interface ListToEnter {
  rows: unknown;
  given: unknown;
  /** The rows show what the grid has not been given yet. */
  isAhead: boolean;
  giveAll: () => void;
}

/**
 * The way from a search field into the list: to the first row, and to the one that is first once the
 * search has been answered. Call what it returns when a key is pressed in the list: there the person has
 * arrived.
 */
export function useListEntry(
  apiRef: Api,
  enterRef: RefObject<(() => void) | null> | undefined,
  field: string | undefined,
  { rows, given, isAhead, giveAll }: ListToEnter,
): () => void {
  const isArriving = useRef(false);
  const isAwaited = useRef(false);
  const enter = useEffectEvent(() => {
    isAwaited.current = isAhead;
    if (isAhead) return giveAll();
    const id = apiRef.current?.getSortedRowIds()[0];
    if (id === undefined || field === undefined) return;
    isArriving.current = true;
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
    if (isAwaited.current && isSearch(document.activeElement)) return enter();
    isAwaited.current = false;
    if (!isArriving.current) return;
    const focused = document.activeElement;
    const isElsewhere = focused !== document.body && !isInGrid(apiRef, focused);
    if (isElsewhere) isArriving.current = false;
    else enter();
  }, [apiRef, rows, given]);
  return () => {
    isArriving.current = false;
  };
}

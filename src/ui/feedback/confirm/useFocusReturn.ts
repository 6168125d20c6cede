import { useEffect, useState } from 'react';
import { findPageTitle } from '../../command/findPageTitle';

/** Row of a grid, or of the list of languages. */
const rowSelector = '[role="row"][data-id], li[data-language]';
const controlSelector = 'a[href], button:enabled';

/** A row that failed to go is drawn again within a few frames, and the question fades out meanwhile. */
const FRAMES_FOR_ITS_ROW = 6;
const MAX_FRAMES = 40;

/** Place of what opened a question, so that the focus finds its way back when that has gone. */
interface Place {
  /** The page's part with the rows and the search field. */
  list: Element;
  /** Keys of the rows when the question was asked: its own, those after it, those before it from the nearest on. */
  rowKeys: readonly string[];
  /** Position of the opener among the controls of its row, counted from the last: -1. */
  fromLast: number;
}

const keyOf = (row: HTMLElement) => row.dataset['id'] ?? row.dataset['language'] ?? '';
/** Rows of a list; none once it has gone as a whole. */
const rowsOf = (list: Element) =>
  list.isConnected ? [...list.querySelectorAll<HTMLElement>(rowSelector)] : [];

function placeOf(opener: Element | null): Place | null {
  const row = opener?.closest<HTMLElement>(rowSelector);
  const list = row?.closest('.RecordGrid, ul');
  if (!opener || !row || !list) return null;
  const keys = rowsOf(list).map(keyOf);
  const index = keys.indexOf(keyOf(row));
  const controls = [...row.querySelectorAll(controlSelector)];
  return {
    list,
    rowKeys: [...keys.slice(index), ...keys.slice(0, index).toReversed()],
    fromLast: controls.includes(opener) ? controls.indexOf(opener) - controls.length : -1,
  };
}

/** True when the focus is on nothing, or in a question that fades out. */
const isFocusLost = () => document.activeElement?.matches('body, [role="alertdialog"] *') ?? true;

/** Focuses the opener's counterpart in a row, else another of its controls. */
function focusRow(row: HTMLElement, fromLast: number): void {
  const controls = [...row.querySelectorAll<HTMLElement>(controlSelector)];
  (controls.at(fromLast) ?? controls.at(-1) ?? row).focus();
}

/** Focuses the row of a place; once it is known to have gone the next one, the one before, the search or the title. */
function focusPlace({ list, rowKeys, fromLast }: Place, hasGone: boolean): void {
  const rows = new Map(rowsOf(list).map((row) => [keyOf(row), row]));
  const key = (hasGone ? rowKeys : rowKeys.slice(0, 1)).find((each) => rows.has(each));
  const row = key === undefined ? undefined : rows.get(key);
  if (row !== undefined) focusRow(row, fromLast);
  else if (hasGone) {
    const search = list.isConnected ? list.querySelector('input[type="search"]') : null;
    const target = search ?? findPageTitle();
    if (target instanceof HTMLElement) target.focus();
  }
}

/** Frame in which the focus is looked after next; null for none. There is one question at a time. */
let nextFrame: number | null = null;

/** Leaves the focus to the question that is asked now. */
function stopKeeping(): void {
  if (nextFrame !== null) cancelAnimationFrame(nextFrame);
  nextFrame = null;
}

function keepFocus(place: Place): void {
  let frames = 0;
  const look = () => {
    if (isFocusLost()) focusPlace(place, frames >= FRAMES_FOR_ITS_ROW);
    frames += 1;
    nextFrame = frames < MAX_FRAMES ? requestAnimationFrame(look) : null;
  };
  nextFrame = requestAnimationFrame(look);
}

/**
 * Leads the focus back to the row that a question was about, where what opened it has gone or was drawn anew: after a
 * deletion to the next row, after a failure to the same button.
 */
export function useFocusReturn(isOpen: boolean): void {
  const [asked, setAsked] = useState<{ isOpen: boolean; place: Place | null }>({
    isOpen: false,
    place: null,
  });
  // While this is drawn the opener still has the focus; the question takes it afterwards.
  if (asked.isOpen !== isOpen)
    setAsked({ isOpen, place: isOpen ? placeOf(document.activeElement) : asked.place });
  const { place } = asked;
  useEffect(() => {
    if (!isOpen) return undefined;
    stopKeeping();
    return () => {
      if (place !== null) keepFocus(place);
    };
  }, [isOpen, place]);
}

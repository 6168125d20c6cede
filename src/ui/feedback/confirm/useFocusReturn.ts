import { useEffect, useState } from 'react';
import { findPageTitle } from '../../command/findPageTitle';

/** Row of a grid, or of the list of languages. */
const rowSelector = '[role="row"][data-id], li[data-language]';
const controlSelector = 'a[href], button:enabled';

/**
 * Frames after which a row that is still missing counts as deleted: a row whose deletion failed is rendered again
 * sooner. Below it, the frames during which the focus is restored, while the dialog fades out.
 */
const FRAMES_FOR_ITS_ROW = 6;
const MAX_FRAMES = 40;

/** Position of a dialog's opener, for restoring the focus after the opener was removed. */
interface Place {
  /** Container of the rows and the search field. */
  list: Element;
  /** Row keys when the dialog opened: the opener's own, those after, then those before, nearest first. */
  rowKeys: readonly string[];
  /** Negative index of the opener among the controls of its row: -1 is the last. */
  fromLast: number;
}

const keyOf = (row: HTMLElement) => row.dataset['id'] ?? row.dataset['language'] ?? '';
/** Rows of a list; empty when the list itself was removed. */
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

/** True when nothing is focused, or an element of a dialog that fades out. */
const isFocusLost = () => document.activeElement?.matches('body, [role="alertdialog"] *') ?? true;

/** Focuses the opener's counterpart in a row, else the last control, else the row itself. */
function focusRow(row: HTMLElement, fromLast: number): void {
  const controls = [...row.querySelectorAll<HTMLElement>(controlSelector)];
  (controls.at(fromLast) ?? controls.at(-1) ?? row).focus();
}

/**
 * Focuses the row of a place; once the row counts as deleted, the next row, the previous one, the search field or the
 * page title.
 */
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

/** Id of the next animation frame that restores the focus; null when inactive. Only one dialog is open at a time. */
let nextFrame: number | null = null;

/** Stops restoring the focus, because another dialog has opened. */
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
 * Restores the focus after a dialog whose opener was removed or re-rendered: to the next row after a deletion, to the
 * same button after a failure.
 */
export function useFocusReturn(isOpen: boolean): void {
  const [asked, setAsked] = useState<{ isOpen: boolean; place: Place | null }>({
    isOpen: false,
    place: null,
  });
  // Read during rendering, while the opener still has the focus; the dialog takes the focus afterwards.
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

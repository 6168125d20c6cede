import { createContext, type KeyboardEvent, type RefObject } from 'react';
import { isSubmitKey } from '../dom/isSaveKey';
import { ROW_SELECTOR } from './gridInternals';

/**
 * Current row, the one in the tab order (roving tabindex over rows). Tab visits the controls of this row only, and
 * arrow keys change rows; otherwise ten thousand rows would add tab stops before the content after the grid.
 */
export const CurrentRowContext = createContext<RefObject<string | null>>({ current: null });

const focusableSelector = 'a[href], button, input, select, textarea';

/** Adds the controls inside an element to the tab order, or removes them. */
export function setTabStops(part: Element, isInTabOrder: boolean): void {
  const tabIndex = isInTabOrder ? '0' : '-1';
  for (const element of part.querySelectorAll(focusableSelector)) {
    // Writing an unchanged attribute would still recalculate the row's style.
    if (element.getAttribute('tabindex') !== tabIndex) element.setAttribute('tabindex', tabIndex);
  }
}

function rowOf(grid: Element, id: string | null): Element | null {
  const rows = [...grid.querySelectorAll(ROW_SELECTOR)];
  return rows.find((row) => row.getAttribute('data-id') === id) ?? null;
}

function makeCurrent(grid: Element, row: Element, current: RefObject<string | null>): void {
  const previous = rowOf(grid, current.current);
  if (previous !== null) setTabStops(previous, false);
  setTabStops(row, true);
  current.current = row.getAttribute('data-id');
}

/** Keeps one row current: the focused row, else the previous current row if still rendered, else the first. */
export function updateCurrentRow(
  grid: Element,
  current: RefObject<string | null>,
  focused: Element | null = null,
): void {
  const focusedRow = focused?.closest(ROW_SELECTOR) ?? null;
  const row = focusedRow ?? rowOf(grid, current.current) ?? grid.querySelector(ROW_SELECTOR);
  if (row === null) current.current = null;
  else if (row.getAttribute('data-id') !== current.current) makeCurrent(grid, row, current);
}

/**
 * Activates a cell on Enter: clicks its only control, or focuses the first of several. Returns false when it has none.
 */
export function activateCellContent(cell: Element): boolean {
  const controls = [...cell.querySelectorAll<HTMLElement>(focusableSelector)];
  const first = controls[0];
  if (first === undefined) return false;
  if (controls.length === 1) first.click();
  else first.focus();
  return true;
}

/** True for Space on a cell, or on a link in it, because links ignore the key. */
export function isSpaceOnCell({ key, target, currentTarget }: KeyboardEvent): boolean {
  return key === ' ' && (target === currentTarget || target instanceof HTMLAnchorElement);
}

/**
 * Stops Space and Enter on a button from reaching the grid, which would scroll a page or handle Enter itself.
 * Ctrl+Enter passes through to the page.
 */
export function stopButtonKeys(event: KeyboardEvent): void {
  if (isSpaceOnCell(event) || isSubmitKey(event)) return;
  if (event.key === ' ' || event.key === 'Enter') event.stopPropagation();
}

import { createContext, type KeyboardEvent, type RefObject } from 'react';

/**
 * The row that the Tab key goes through. It visits what can be pressed in this row alone, and arrow keys
 * change rows; else ten thousand rows would be as many stops between the grid and what follows it.
 */
export const CurrentRowContext = createContext<RefObject<string | null>>({ current: null });

const pressables = 'a[href], button, input, select, textarea';

/** Lets the Tab key in, or keeps it out. */
export function setTabStops(part: Element, isOpen: boolean): void {
  const stop = isOpen ? '0' : '-1';
  for (const element of part.querySelectorAll(pressables)) {
    // Writing what is there already would have the whole row styled anew.
    if (element.getAttribute('tabindex') !== stop) element.setAttribute('tabindex', stop);
  }
}

function rowOf(grid: Element, id: string | null): Element | null {
  const rows = [...grid.querySelectorAll('[role="row"][data-id]')];
  return rows.find((row) => row.getAttribute('data-id') === id) ?? null;
}

function makeCurrent(grid: Element, row: Element, current: RefObject<string | null>): void {
  const left = rowOf(grid, current.current);
  if (left !== null) setTabStops(left, false);
  setTabStops(row, true);
  current.current = row.getAttribute('data-id');
}

/**
 * Keeps one row current: the row around the focus; else the one that was, if it is still drawn; else the first.
 */
export function settleRow(
  grid: Element,
  current: RefObject<string | null>,
  focused: Element | null = null,
): void {
  const entered = focused?.closest('[role="row"][data-id]') ?? null;
  const row =
    entered ?? rowOf(grid, current.current) ?? grid.querySelector('[role="row"][data-id]');
  if (row === null) current.current = null;
  else if (row.getAttribute('data-id') !== current.current) makeCurrent(grid, row, current);
}

/** Enter on a cell presses what is in it; of several things it goes to the first. Says whether it did. */
export function pressInside(cell: Element): boolean {
  const inside = [...cell.querySelectorAll<HTMLElement>(pressables)];
  const first = inside[0];
  if (first === undefined) return false;
  if (inside.length === 1) first.click();
  else first.focus();
  return true;
}

/** Space on a cell, or on a link in it, which has no use for the key. */
export function isRowSpace({ key, target, currentTarget }: KeyboardEvent): boolean {
  return key === ' ' && (target === currentTarget || target instanceof HTMLAnchorElement);
}

/** The grid takes Space for "a page down" and Enter for itself; on a button they are a press. */
export function keepPress(event: KeyboardEvent): void {
  if (isRowSpace(event)) return;
  if (event.key === ' ' || event.key === 'Enter') event.stopPropagation();
}

import { playheadSlider } from '../../../ui/timeline/focusPlayhead';
import { cellFields, type CellField } from './typedCell';

const rowOf = (id: string) => document.querySelector(`[data-row="${CSS.escape(id)}"]`);

/** Field of the row cell around an element, open or closed; null outside the cells. */
export function cellFieldAt(element: Element | null): CellField | null {
  const cell = element?.closest('.cell, .field') ?? null;
  const cells = [...(cell?.closest('[data-row]')?.querySelectorAll('.cell, .field') ?? [])];
  return cellFields[cells.findIndex((each) => each === cell)] ?? null;
}

/** Moves the DOM focus to a cell of a chapter, by default its title; false when its row is not rendered. */
export function focusRow(id: string, field: CellField = 'title'): boolean {
  const cells = rowOf(id)?.querySelectorAll<HTMLElement>('.cell, .field');
  const cell = cells?.[cellFields.indexOf(field)];
  cell?.focus();
  return cell !== undefined;
}

/**
 * Moves the DOM focus from a control in one row to the same control in another chapter's row; outside the rows the
 * focus stays.
 */
export function moveTableFocus(id: string): void {
  const control = document.activeElement;
  const cell = control?.closest('td');
  if (!control || !cell?.closest('[data-row]')) return;
  const controlsIn = (element: Element | undefined) => [
    ...(element?.querySelectorAll<HTMLElement>('button, .field') ?? []),
  ];
  const index = controlsIn(cell).findIndex((each) => each === control);
  const same = controlsIn(rowOf(id)?.children[cell.cellIndex])[index];
  if (same === undefined) focusRow(id);
  else same.focus();
}

/** Moves the DOM focus to the open cell of a chapter. */
export function focusOpenCell(id: string): void {
  rowOf(id)?.querySelector<HTMLElement>('.field')?.focus();
}

/** The focused element on the track or in the transcript, where letter keys work outside the table; otherwise null. */
export function focusedBesideTable(): HTMLElement | null {
  const focused = document.activeElement;
  const isThere = focused instanceof HTMLElement && focused.closest('[data-letter-keys]') !== null;
  return isThere && focused.closest('table') === null ? focused : null;
}

/**
 * Element that regains the focus after a new chapter's title: the focused sentence of the transcript, or else the
 * playhead. Letter keys work on both, whereas a title would take them as text and another chapter's block as commands
 * for that chapter.
 */
export function returnFocusOfNew(): HTMLElement | null {
  const focused = focusedBesideTable();
  const isOnTrack = focused?.closest('[data-chapter], .handle') != null;
  return focused === null || isOnTrack ? playheadSlider() : focused;
}

/** Returns the DOM focus to an element, or to the element that has replaced it in its row; false when there is none. */
export function focusAgain(element: HTMLElement): boolean {
  const row = element.dataset['row'];
  const found = element.isConnected || row === undefined ? element : rowOf(row);
  if (!(found instanceof HTMLElement) || !found.isConnected) return false;
  found.focus();
  return true;
}

/** Moves the DOM focus to a chapter's block on the track; false when it is not rendered. */
export function focusRegion(id: string): boolean {
  const region = document.querySelector<HTMLElement>(
    `[role="option"][data-chapter="${CSS.escape(id)}"]`,
  );
  region?.focus();
  return region !== null;
}

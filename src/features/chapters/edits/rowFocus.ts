import { playheadSlider } from '../../../ui/timeline/focusPlayhead';
import { cellFields, type CellField } from './typedCell';

const rowOf = (id: string) => document.querySelector(`[data-row="${CSS.escape(id)}"]`);

/** The cell of a row around an element, open or not; null outside of them. */
export function cellFieldAt(element: Element | null): CellField | null {
  const cell = element?.closest('.cell, .field') ?? null;
  const cells = [...(cell?.closest('[data-row]')?.querySelectorAll('.cell, .field') ?? [])];
  return cellFields[cells.findIndex((each) => each === cell)] ?? null;
}

/** Moves the DOM focus to the title cell of a chapter, or another one; false when its row is not there. */
export function focusRow(id: string, field: CellField = 'title'): boolean {
  const cells = rowOf(id)?.querySelectorAll<HTMLElement>('.cell, .field');
  const cell = cells?.[cellFields.indexOf(field)];
  cell?.focus();
  return cell !== undefined;
}

/** Moves the DOM focus to the same control in the row of another chapter when it is in a row; else it stays. */
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

/** The focused element of the editor's letter keys outside the table: on the track or in the transcript. */
export function focusedBesideTable(): HTMLElement | null {
  const focused = document.activeElement;
  const isThere = focused instanceof HTMLElement && focused.closest('[data-letter-keys]') !== null;
  return isThere && focused.closest('table') === null ? focused : null;
}

/**
 * Element that gets the focus back after the title of a new chapter: the focused sentence of the transcript, else the
 * playhead. It has the letter keys, which a title would take as its text, and another chapter's block as meant for that
 * chapter.
 */
export function returnFocusOfNew(): HTMLElement | null {
  const focused = focusedBesideTable();
  const isOnTrack = focused?.closest('[data-chapter], .handle') != null;
  return focused === null || isOnTrack ? playheadSlider() : focused;
}

/** Gives the DOM focus back to an element, or to what represents the same row by now; false when there is none. */
export function focusAgain(element: HTMLElement): boolean {
  const row = element.dataset['row'];
  const found = element.isConnected || row === undefined ? element : rowOf(row);
  if (!(found instanceof HTMLElement) || !found.isConnected) return false;
  found.focus();
  return true;
}

/** Moves the DOM focus to the block of a chapter on the track; false when it is not there. */
export function focusRegion(id: string): boolean {
  const region = document.querySelector<HTMLElement>(
    `[role="option"][data-chapter="${CSS.escape(id)}"]`,
  );
  region?.focus();
  return region !== null;
}

const rowOf = (id: string) => document.querySelector(`[data-row="${CSS.escape(id)}"]`);

/** Moves the DOM focus to the title cell of a chapter; false when its row is not there. */
export function focusRow(id: string): boolean {
  const cell = rowOf(id)?.querySelector<HTMLElement>('.cell, .field');
  cell?.focus();
  return cell !== null && cell !== undefined;
}

/** Moves the DOM focus to the row of the chapter when it was in another row. */
export function moveTableFocus(id: string): void {
  if (document.activeElement?.closest('[data-row]')) focusRow(id);
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

/** Gives the DOM focus back to an element, or to what stands for the same row by now; false when there is none. */
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

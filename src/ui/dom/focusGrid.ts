/** Focuses the tab stop of the grid around or beside an element; a no-op without one. */
export function focusGrid(element: Element): void {
  const list = element.closest('.RecordGrid');
  list?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
}

/** Focuses the search field of the list around an element; a no-op without one. */
export function focusSearch(element: Element): void {
  const list = element.closest('.RecordGrid');
  list?.querySelector<HTMLElement>('input[type="search"]')?.focus();
}

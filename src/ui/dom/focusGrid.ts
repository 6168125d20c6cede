/** Focuses the Tab stop of the grid beside an element; nothing where there is none. */
export function focusGrid(element: Element): void {
  const list = element.closest('.RecordGrid');
  list?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
}

/** Focuses the search field of the list around an element; nothing where there is none. */
export function focusSearch(element: Element): void {
  const list = element.closest('.RecordGrid');
  list?.querySelector<HTMLElement>('input[type="search"]')?.focus();
}

export function isSearchInput(element: EventTarget | null): boolean {
  return element instanceof Element && element.matches('input[type="search"]');
}

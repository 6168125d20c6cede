/** Whether a person who types there searches. */
export function isSearch(element: EventTarget | null): boolean {
  return element instanceof Element && element.matches('input[type="search"]');
}

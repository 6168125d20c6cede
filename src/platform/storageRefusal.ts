/**
 * True for an IndexedDB failure because the browser grants the site no databases at all: the global is missing, or
 * access is forbidden. There is nothing to read or delete then.
 */
export function isStorageRefused(failure: unknown): boolean {
  return (
    failure instanceof ReferenceError ||
    (failure instanceof DOMException && failure.name === 'SecurityError')
  );
}

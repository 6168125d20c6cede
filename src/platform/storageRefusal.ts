/**
 * True for a failure of IndexedDB by which this browser gives the site no databases at all: the global is
 * missing, or its use is forbidden. Then there is none to read, and none to delete.
 */
export function isStorageRefused(failure: unknown): boolean {
  return (
    failure instanceof ReferenceError ||
    (failure instanceof DOMException && failure.name === 'SecurityError')
  );
}

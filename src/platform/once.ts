/** Lazy initialisation: calls `make` on the first use and caches its result. */
export function once<T>(make: () => T): () => T {
  let cached: { value: T } | null = null;
  return () => (cached ??= { value: make() }).value;
}

/** Number of places that show an endpoint's failures inline, beside the data. */
const places = new Map<string, number>();

/** True when failures of the endpoint are shown inline, so that no toast repeats them. */
export const isFailureInline = (endpoint: string): boolean => (places.get(endpoint) ?? 0) > 0;

/** Marks failures of the endpoints as shown inline, until the returned function is called. */
export function markFailuresInline(endpoints: readonly string[]): () => void {
  const add = (step: number) => {
    for (const endpoint of endpoints) places.set(endpoint, (places.get(endpoint) ?? 0) + step);
  };
  add(1);
  return () => add(-1);
}

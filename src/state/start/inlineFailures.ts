/** Endpoints whose failures are shown inline, beside the data, with the number of places that show them. */
const places = new Map<string, number>();

/** True where a failure of the endpoint is shown inline, so that no toast repeats it. */
export const isFailureInline = (endpoint: string): boolean => (places.get(endpoint) ?? 0) > 0;

/** Marks failures of the endpoints as shown inline; the function that it returns ends that. */
export function markFailuresInline(endpoints: readonly string[]): () => void {
  const add = (step: number) => {
    for (const endpoint of endpoints) places.set(endpoint, (places.get(endpoint) ?? 0) + step);
  };
  add(1);
  return () => add(-1);
}

/** Names of reads whose failure the screen says beside what it shows, with the number of places that do. */
const places = new Map<string, number>();

/** True when the read's failure is said in its place: no toast says it again. */
export const isSaidInPlace = (read: string): boolean => (places.get(read) ?? 0) > 0;

/** Says failures of the reads in their place until the answer is called. */
export function sayInPlace(reads: readonly string[]): () => void {
  const add = (step: number) => {
    for (const read of reads) places.set(read, (places.get(read) ?? 0) + step);
  };
  add(1);
  return () => add(-1);
}

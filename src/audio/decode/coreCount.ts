/** How many threads work at the same time here; where it isn't told, two. */
export function coreCount(): number {
  return typeof navigator === 'undefined' ? 2 : navigator.hardwareConcurrency || 2;
}

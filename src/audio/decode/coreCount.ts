/** Number of logical processors; two when the browser does not report them. */
export function coreCount(): number {
  return typeof navigator === 'undefined' ? 2 : navigator.hardwareConcurrency || 2;
}

/** Tolerance in seconds, because servers may round and elements may estimate. */
const TOLERANCE_SECONDS = 1;

/**
 * Duration of a recording in whole milliseconds, from its record and the audio element; null while both are unknown.
 * The longer one when they agree to the second, else the record's, because an element's estimate for a variable bit
 * rate may be minutes off.
 */
export function audioDurationMs(
  recordSeconds: number | null,
  elementSeconds: number | null,
): number | null {
  const recorded = recordSeconds !== null && recordSeconds > 0 ? recordSeconds : null;
  const seconds =
    recorded === null || elementSeconds === null
      ? (recorded ?? elementSeconds)
      : Math.abs(recorded - elementSeconds) <= TOLERANCE_SECONDS
        ? Math.max(recorded, elementSeconds)
        : recorded;
  return seconds === null ? null : Math.round(seconds * 1000);
}

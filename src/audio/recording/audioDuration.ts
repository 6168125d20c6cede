/** Seconds: servers may round, elements may estimate. */
const TOLERANCE_SECONDS = 1;

/**
 * The duration of a recording in whole milliseconds, from its record and the audio element; null while
 * neither knows it. Where they agree to the second the longer one counts, else the record: an
 * element's estimate of a file with a variable bit rate may be minutes off.
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

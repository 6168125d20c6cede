/** Servers may round to the second; elements may estimate. */
const AGREEMENT_SECONDS = 1;

/**
 * The length of a recording in whole milliseconds, from what its record and the audio element say;
 * null while neither knows. Where they agree to the second the longer one counts, else the record: an
 * element's estimate of a file with a varying bit rate may be minutes off.
 */
export function audioDurationMs(
  recordSeconds: number | null,
  elementSeconds: number | null,
): number | null {
  const record = recordSeconds !== null && recordSeconds > 0 ? recordSeconds : null;
  const seconds =
    record === null || elementSeconds === null
      ? (record ?? elementSeconds)
      : Math.abs(record - elementSeconds) <= AGREEMENT_SECONDS
        ? Math.max(record, elementSeconds)
        : record;
  return seconds === null ? null : Math.round(seconds * 1000);
}

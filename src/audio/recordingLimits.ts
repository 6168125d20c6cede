const MEGABYTE = 1024 * 1024;

/** Decoding takes some six times the memory of the samples it leaves: past these a tab is at risk. */
export const wholeDecoding = { maxBytes: 30 * MEGABYTE, maxSeconds: 20 * 60 } as const;

/** Why a recording is not decoded as a whole, in words to show; null when it is. Null: not known yet. */
export function whyNotDecoded(size: {
  bytes: number | null;
  seconds: number | null;
}): string | null {
  if (size.seconds !== null && size.seconds > wholeDecoding.maxSeconds) {
    return 'Recordings of more than 20 minutes are shown without a waveform.';
  }
  if (size.bytes !== null && size.bytes > wholeDecoding.maxBytes) {
    return 'Files of more than 30MB are shown without a waveform.';
  }
  return null;
}

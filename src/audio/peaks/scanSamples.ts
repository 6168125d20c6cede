/** Statistics of a span of samples; zeros are positive regardless of the samples' sign. */
export interface SampleStats {
  min: number;
  max: number;
  sumOfSquares: number;
}

/** Writes the statistics of the samples `from` to `end` (exclusive) to `stats`. */
export function scanSamples(
  samples: Float32Array,
  from: number,
  end: number,
  stats: SampleStats,
): void {
  let [min, max, sumOfSquares] = [Infinity, -Infinity, 0];
  for (let at = from; at < end; at += 1) {
    const sample = samples[at] ?? 0;
    min = Math.min(min, sample);
    max = Math.max(max, sample);
    sumOfSquares += sample * sample;
  }
  // Adding 0 turns −0 into 0.
  stats.min = min + 0;
  stats.max = max + 0;
  stats.sumOfSquares = sumOfSquares;
}

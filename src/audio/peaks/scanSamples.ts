/** Statistics of a span of samples; zeros are always positive, whatever the samples' sign. */
export interface SampleStats {
  min: number;
  max: number;
  sumOfSquares: number;
}

/** Writes the statistics of the samples `from` up to `end` to `stats`. */
export type ScanSamples = (
  samples: Float32Array,
  from: number,
  end: number,
  stats: SampleStats,
) => void;

export const scanSamples: ScanSamples = (samples, from, end, stats) => {
  let [min, max, sumOfSquares] = [Infinity, -Infinity, 0];
  let at = from;
  // Four at a time with a sum each: a chain of dependent additions takes twice as long.
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (; at + 3 < end; at += 4) {
    const a = samples[at] ?? 0;
    const b = samples[at + 1] ?? 0;
    const c = samples[at + 2] ?? 0;
    const d = samples[at + 3] ?? 0;
    if (a < min) min = a;
    if (a > max) max = a;
    if (b < min) min = b;
    if (b > max) max = b;
    if (c < min) min = c;
    if (c > max) max = c;
    if (d < min) min = d;
    if (d > max) max = d;
    first += a * a;
    second += b * b;
    third += c * c;
    fourth += d * d;
  }
  for (; at < end; at += 1) {
    const sample = samples[at] ?? 0;
    if (sample < min) min = sample;
    if (sample > max) max = sample;
    sumOfSquares += sample * sample;
  }
  // Adding 0 turns −0 into 0.
  stats.min = min + 0;
  stats.max = max + 0;
  stats.sumOfSquares = sumOfSquares + first + second + third + fourth;
};

/** The loudest sample of each of many equal stretches of a recording, 0 to 1. */
export interface Peaks {
  points: Float32Array;
  durationSeconds: number;
}

const POINTS_PER_SECOND = 50;
const MAX_POINTS = 16_384;

/** How many points a recording of this length is drawn from. */
export function pointCount(durationSeconds: number): number {
  const wanted = Math.ceil(durationSeconds * POINTS_PER_SECOND);
  return Math.min(MAX_POINTS, Math.max(1, wanted));
}

/**
 * The peaks of all channels together. Every sample belongs to exactly one point; a recording with
 * fewer samples than points gets one point for each.
 */
export function computePeaks(channels: readonly Float32Array[], count: number): Float32Array {
  const length = Math.max(0, ...channels.map((samples) => samples.length));
  const points = new Float32Array(Math.min(count, length));
  for (const samples of channels) {
    for (let point = 0; point < points.length; point += 1) {
      const end = Math.floor(((point + 1) * length) / points.length);
      let peak = points[point] ?? 0;
      for (let at = Math.floor((point * length) / points.length); at < end; at += 1) {
        const level = Math.abs(samples[at] ?? 0);
        if (level > peak) peak = level;
      }
      points[point] = peak;
    }
  }
  return points;
}

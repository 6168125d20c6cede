import { type Loudness } from './pauses';
import { SAMPLES_PER_PEAK } from './peaksPyramid';
import { scanSamples, type SampleStats } from './scanSamples';

const LOUDNESS_WINDOW_MS = 20;
const MAX_LEVEL = 127;
/** Initial values of a pair, which any sample replaces. */
const EMPTY_MIN = 127;
const EMPTY_MAX = -128;

function quantise(sample: number): number {
  return Math.round(Math.min(1, Math.max(-1, sample)) * MAX_LEVEL);
}

/**
 * Accumulates the samples of a recording, in pieces of any length and order, into the minimum, maximum and loudness of
 * equal spans. Positions count samples from the first one played; samples outside are ignored.
 */
export class PeaksAccumulator {
  private readonly pairs: Int8Array<ArrayBuffer>;
  private readonly sumsOfSquares: Float32Array;
  private readonly counts: Uint32Array;
  private readonly stats: SampleStats = { min: 0, max: 0, sumOfSquares: 0 };

  constructor(
    readonly totalSamples: number,
    readonly sampleRate: number,
    readonly samplesPerPair: number = SAMPLES_PER_PEAK,
  ) {
    const count = Math.max(1, Math.ceil(totalSamples / samplesPerPair));
    this.pairs = new Int8Array(count * 2);
    for (let at = 0; at < this.pairs.length; at += 2) {
      this.pairs[at] = EMPTY_MIN;
      this.pairs[at + 1] = EMPTY_MAX;
    }
    this.sumsOfSquares = new Float32Array(count);
    this.counts = new Uint32Array(count);
  }

  /** Adds the samples `from` to `end` (exclusive) of each channel; `position` is that of `from` in the recording. */
  add(position: number, channels: readonly Float32Array[], from: number, end: number): void {
    const first = Math.max(from, from - position);
    for (const samples of channels) {
      const last = Math.min(end, samples.length, from + this.totalSamples - position);
      for (let at = first; at < last;) {
        const pair = Math.floor((position + at - from) / this.samplesPerPair);
        const pairEnd = Math.min(last, from + (pair + 1) * this.samplesPerPair - position);
        scanSamples(samples, at, pairEnd, this.stats);
        this.merge(pair, pairEnd - at);
        at = pairEnd;
      }
    }
  }

  /** Minimum and maximum of each pair, alternating; zeros for pairs without samples. */
  finish(): Int8Array<ArrayBuffer> {
    const { pairs } = this;
    for (let at = 0; at < pairs.length; at += 2) {
      if (pairs[at] === EMPTY_MIN && pairs[at + 1] === EMPTY_MAX) pairs.fill(0, at, at + 2);
    }
    return pairs;
  }

  /** Root mean square in windows of about 20 ms. */
  loudness(): Loudness {
    const pairMs = (this.samplesPerPair / this.sampleRate) * 1000;
    const perWindow = Math.max(1, Math.round(LOUDNESS_WINDOW_MS / pairMs));
    const rms = new Float32Array(Math.ceil(this.counts.length / perWindow));
    for (let window = 0; window < rms.length; window += 1) {
      let sumsOfSquares = 0;
      let count = 0;
      for (let pair = window * perWindow; pair < (window + 1) * perWindow; pair += 1) {
        sumsOfSquares += this.sumsOfSquares[pair] ?? 0;
        count += this.counts[pair] ?? 0;
      }
      rms[window] = count === 0 ? 0 : Math.sqrt(sumsOfSquares / count);
    }
    return { rms, windowMs: perWindow * pairMs };
  }

  /** Merges the statistics of the last scan, which covered `samples` samples, into a pair. */
  private merge(pair: number, samples: number): void {
    const { stats } = this;
    const low = quantise(stats.min);
    const high = quantise(stats.max);
    if (low < (this.pairs[pair * 2] ?? 0)) this.pairs[pair * 2] = low;
    if (high > (this.pairs[pair * 2 + 1] ?? 0)) this.pairs[pair * 2 + 1] = high;
    this.sumsOfSquares[pair] = (this.sumsOfSquares[pair] ?? 0) + stats.sumOfSquares;
    this.counts[pair] = (this.counts[pair] ?? 0) + samples;
  }
}

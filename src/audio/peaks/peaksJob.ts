import { lostSamples, type Slice } from '../formats/sliceFrames';
import { type PeaksAccumulator } from './peaksAccumulator';
import { type FrameSpan } from '../formats/frameIndex';
import { buildPyramid, type PeaksPyramid } from './peaksPyramid';
import { type ScanSamples } from './scanSamples';

/** One picture of a recording while it is drawn: what is folded in, and which slices are still to be. */
export class PeaksJob {
  private nextIndex = 0;
  private readonly requeued: number[] = [];

  constructor(
    readonly accumulator: PeaksAccumulator,
    private readonly times: { startMs: number; durationMs: number },
    /** The frames of each slice. */
    readonly slices: readonly (readonly FrameSpan[])[] = [],
  ) {}

  /** 0 to 1 of the picture, once what was taken is folded in. */
  get progress(): number {
    return this.nextIndex / Math.max(1, this.slices.length);
  }

  /** The place of the next slice that nobody had yet; null when there is none. */
  nextUntried(): number | null {
    if (this.nextIndex >= this.slices.length) return null;
    this.nextIndex += 1;
    return this.nextIndex - 1;
  }

  /** As `takeNew`, after those that were given back. */
  next(): number | null {
    return this.requeued.shift() ?? this.nextUntried();
  }

  /** For another one to decode. */
  requeue(sliceIndex: number): void {
    this.requeued.push(sliceIndex);
  }

  /** Folds in what a slice was decoded to, scanned in its own way. */
  add(slice: Slice, channels: readonly Float32Array[], scan?: ScanSamples): void {
    const dropped = lostSamples(slice, channels[0]?.length ?? 0);
    for (const { from, samples, position, channel } of slice.spans) {
      const start = Math.max(from, dropped);
      const end = from + samples - dropped;
      const selected = channel === null ? channels : channels.slice(channel, channel + 1);
      this.accumulator.add(position + start - from, selected, start - dropped, end, scan);
    }
  }

  /** Once all slices are folded in. */
  finish(): PeaksPyramid {
    const { accumulator, times } = this;
    const { samplesPerPair, sampleRate } = accumulator;
    return buildPyramid({ samplesPerPair, pairs: accumulator.finish() }, { ...times, sampleRate });
  }
}

import { droppedSamples, type Slice } from '../slices/sliceFrames';
import { type PeaksAccumulator } from './peaksAccumulator';
import { type FrameSpan } from '../../domain/audioFormats/frameIndex';
import { buildPyramid, type PeaksPyramid } from './peaksPyramid';

/** Job that computes the peaks of a recording: accumulated samples and a queue of slices. */
export class PeaksJob {
  private nextIndex = 0;
  private readonly requeued: number[] = [];

  constructor(
    readonly accumulator: PeaksAccumulator,
    private readonly times: { startMs: number; durationMs: number },
    /** Frames of each slice. */
    readonly slices: readonly (readonly FrameSpan[])[] = [],
  ) {}

  /** Fraction completed once all slices assigned so far are added, 0 to 1. */
  get progress(): number {
    return this.nextIndex / Math.max(1, this.slices.length);
  }

  /** Index of the next unassigned slice; null when there is none. */
  nextUntried(): number | null {
    if (this.nextIndex >= this.slices.length) return null;
    this.nextIndex += 1;
    return this.nextIndex - 1;
  }

  /** Index of the next slice, requeued ones first; null when there is none. */
  next(): number | null {
    return this.requeued.shift() ?? this.nextUntried();
  }

  /** Returns a slice to the queue for another decoder. */
  requeue(sliceIndex: number): void {
    this.requeued.push(sliceIndex);
  }

  /** Adds the decoded samples of a slice. */
  add(slice: Slice, channels: readonly Float32Array[]): void {
    const dropped = droppedSamples(slice, channels[0]?.length ?? 0);
    for (const { from, samples, position, channel } of slice.spans) {
      const start = Math.max(from, dropped);
      const end = from + samples - dropped;
      const selected = channel === null ? channels : channels.slice(channel, channel + 1);
      this.accumulator.add(position + start - from, selected, start - dropped, end);
    }
  }

  /** Pyramid of the peaks, once all slices are added. */
  finish(): PeaksPyramid {
    const { accumulator, times } = this;
    const { samplesPerPair, sampleRate } = accumulator;
    return buildPyramid({ samplesPerPair, pairs: accumulator.finish() }, { ...times, sampleRate });
  }
}

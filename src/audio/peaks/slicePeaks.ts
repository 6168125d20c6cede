import { lostSamples, type Slice } from '../formats/sliceFrames';
import { type PeaksFolder } from './accumulatePeaks';
import { type FrameSpan } from '../formats/frameIndex';
import { buildPyramid, type PeaksPyramid } from './peaksPyramid';
import { type ScanSamples } from './scanSamples';

/** One picture of a recording while it is drawn: what is folded in, and which slices are still to be. */
export class Picture {
  private taken = 0;
  private readonly givenBack: number[] = [];

  constructor(
    readonly folder: PeaksFolder,
    private readonly times: { startMs: number; durationMs: number },
    /** The frames of each slice. */
    readonly slices: readonly (readonly FrameSpan[])[] = [],
  ) {}

  /** 0 to 1 of the picture, once what was taken is folded in. */
  get share(): number {
    return this.taken / Math.max(1, this.slices.length);
  }

  /** The place of the next slice that nobody had yet; null when there is none. */
  takeNew(): number | null {
    if (this.taken >= this.slices.length) return null;
    this.taken += 1;
    return this.taken - 1;
  }

  /** As `takeNew`, after those that were given back. */
  take(): number | null {
    return this.givenBack.shift() ?? this.takeNew();
  }

  /** For another one to decode. */
  giveBack(place: number): void {
    this.givenBack.push(place);
  }

  /** Folds in what a slice was decoded to, scanned in its own way. */
  fold(slice: Slice, channels: readonly Float32Array[], scan?: ScanSamples): void {
    const lost = lostSamples(slice, channels[0]?.length ?? 0);
    for (const { from, samples, position, channel } of slice.spans) {
      const start = Math.max(from, lost);
      const end = from + samples - lost;
      const heard = channel === null ? channels : channels.slice(channel, channel + 1);
      this.folder.fold(position + start - from, heard, start - lost, end, scan);
    }
  }

  /** Once all slices are folded in. */
  finish(): PeaksPyramid {
    const { folder, times } = this;
    const { samplesPerPair, sampleRate } = folder;
    return buildPyramid({ samplesPerPair, pairs: folder.finish() }, { ...times, sampleRate });
  }
}

/** Index of the frames of a compressed recording; all frames have the same duration. */
export interface FrameIndex {
  /** Byte offset of each frame in the file. */
  offsets: Uint32Array;
  /** Length of each frame in bytes. */
  sizes: Uint32Array;
  samplesPerFrame: number;
  /** Sample rate in Hz. */
  sampleRate: number;
}

/** Half-open range of frames, `first` to `end`. */
export interface FrameSpan {
  first: number;
  end: number;
}

/** Maximum number of declared frames, against malicious files: a day of AAC. */
export const MAX_FRAMES = 4_200_000;

/** Growable arrays of frame offsets and sizes. */
export class FrameIndexBuilder {
  count = 0;
  private offsets = new Uint32Array(4096);
  private sizes = new Uint32Array(4096);

  add(offset: number, size: number): void {
    if (this.count === this.offsets.length) this.grow();
    this.offsets[this.count] = offset;
    this.sizes[this.count] = size;
    this.count += 1;
  }

  build(): Pick<FrameIndex, 'offsets' | 'sizes'> {
    return {
      offsets: this.offsets.slice(0, this.count),
      sizes: this.sizes.slice(0, this.count),
    };
  }

  private grow(): void {
    const doubled = (smaller: Uint32Array<ArrayBuffer>) => {
      const larger = new Uint32Array(smaller.length * 2);
      larger.set(smaller);
      return larger;
    };
    this.offsets = doubled(this.offsets);
    this.sizes = doubled(this.sizes);
  }
}

/** Frames stored contiguously in the file. */
export interface FrameRun {
  first: number;
  count: number;
  offset: number;
  bytes: number;
}

/**
 * Contiguous runs of the frames in the half-open range `first` to `end`; a single run if nothing lies between the
 * frames.
 */
export function contiguousRuns(index: FrameIndex, first: number, end: number): FrameRun[] {
  const runs: FrameRun[] = [];
  let run: FrameRun | null = null;
  for (let frame = first; frame < end; frame += 1) {
    const offset = index.offsets[frame] ?? 0;
    const size = index.sizes[frame] ?? 0;
    if (run === null || run.offset + run.bytes !== offset) {
      run = { first: frame, count: 0, offset, bytes: 0 };
      runs.push(run);
    }
    run.count += 1;
    run.bytes += size;
  }
  return runs;
}

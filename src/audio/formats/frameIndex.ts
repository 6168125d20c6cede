/** Where the frames of a compressed recording lie in its file; all are equally long in time. */
export interface FrameIndex {
  /** Of each frame, from the start of the file. */
  offsets: Uint32Array;
  /** Of each frame, in bytes. */
  sizes: Uint32Array;
  samplesPerFrame: number;
  /** Samples a second. */
  sampleRate: number;
}

/** A stretch of frames. */
export interface FrameSpan {
  first: number;
  end: number;
}

/** Gathers an index whose length isn't known before. */
export class FrameList {
  count = 0;
  private offsets = new Uint32Array(4096);
  private sizes = new Uint32Array(4096);

  add(offset: number, size: number): void {
    if (this.count === this.offsets.length) this.grow();
    this.offsets[this.count] = offset;
    this.sizes[this.count] = size;
    this.count += 1;
  }

  end(): Pick<FrameIndex, 'offsets' | 'sizes'> {
    return {
      offsets: this.offsets.slice(0, this.count),
      sizes: this.sizes.slice(0, this.count),
    };
  }

  private grow(): void {
    const grown = (before: Uint32Array<ArrayBuffer>) => {
      const after = new Uint32Array(before.length * 2);
      after.set(before);
      return after;
    };
    this.offsets = grown(this.offsets);
    this.sizes = grown(this.sizes);
  }
}

/** Neighbouring frames without a gap between them. */
export interface FrameRun {
  first: number;
  count: number;
  offset: number;
  bytes: number;
}

/** The runs of the frames from `first` up to `end`: one, where nothing lies between the frames. */
export function runsOf(index: FrameIndex, first: number, end: number): FrameRun[] {
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

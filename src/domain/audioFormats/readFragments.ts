import { FrameIndexBuilder, MAX_FRAMES } from './frameIndex';
import { BoxReader, boxesIn, findBox, type Box } from './mp4Boxes';

/** Flags of 'tfhd' (ISO/IEC 14496-12, 8.8.7). */
const BASE_DATA_OFFSET_PRESENT = 0x1;
const SAMPLE_DESCRIPTION_INDEX_PRESENT = 0x2;
const DEFAULT_SAMPLE_DURATION_PRESENT = 0x8;
const DEFAULT_SAMPLE_SIZE_PRESENT = 0x10;
/** Flags of 'trun' (ISO/IEC 14496-12, 8.8.8). */
const DATA_OFFSET_PRESENT = 0x1;
const FIRST_SAMPLE_FLAGS_PRESENT = 0x4;
const SAMPLE_DURATION_PRESENT = 0x100;
const SAMPLE_SIZE_PRESENT = 0x200;
const SAMPLE_FLAGS_PRESENT = 0x400;
const SAMPLE_COMPOSITION_TIME_OFFSETS_PRESENT = 0x800;

interface SampleDefaults {
  /** Duration in units of the track's timescale. */
  sampleDuration: number;
  sampleSize: number;
}

const NO_DEFAULTS: SampleDefaults = { sampleDuration: 0, sampleSize: 0 };

/** Default sample duration and size of a track in 'trex' (ISO/IEC 14496-12, 8.8.3). */
function readTrackExtends(bytes: Uint8Array, movieExtends: Box, trackId: number): SampleDefaults {
  for (const box of boxesIn(bytes, movieExtends.start, movieExtends.end)) {
    if (box.type !== 'trex') continue;
    const reader = new BoxReader(bytes, box).skip(4);
    if (reader.u32() !== trackId) continue;
    reader.skip(4);
    return { sampleDuration: reader.u32(), sampleSize: reader.u32() };
  }
  return NO_DEFAULTS;
}

/** Data offset and defaults of a track fragment in 'tfhd'. */
function readTrackFragmentHeader(
  bytes: Uint8Array,
  header: Box,
  moofOffset: number,
  defaults: SampleDefaults,
) {
  const reader = new BoxReader(bytes, header);
  const { flags } = reader.fullBoxHeader();
  const trackId = reader.u32();
  const has = (flag: number) => (flags & flag) !== 0;
  const base = has(BASE_DATA_OFFSET_PRESENT) ? reader.u64() : moofOffset;
  if (has(SAMPLE_DESCRIPTION_INDEX_PRESENT)) reader.skip(4);
  const sampleDuration = has(DEFAULT_SAMPLE_DURATION_PRESENT)
    ? reader.u32()
    : defaults.sampleDuration;
  const sampleSize = has(DEFAULT_SAMPLE_SIZE_PRESENT) ? reader.u32() : defaults.sampleSize;
  return { trackId, base, sampleDuration, sampleSize };
}

/**
 * Collects the frames of one track of a fragmented file (ISO/IEC 14496-12, 8.8), as written by recorders and streaming
 * servers.
 */
export class FragmentReader {
  readonly frames = new FrameIndexBuilder();
  private readonly defaults: SampleDefaults;
  private firstDuration: number | null = null;
  /** True once a frame's duration differs; only the last frame may differ. */
  private hasOtherDuration = false;
  private isConstant = true;

  /** `movie` contains the 'moov' box, and `movieExtends` is its 'mvex' box. */
  constructor(
    movie: Uint8Array,
    movieExtends: Box,
    private readonly trackId: number,
  ) {
    this.defaults = readTrackExtends(movie, movieExtends, trackId);
  }

  /** Constant frame duration in units of the track's timescale; null if durations differ. */
  get sampleDuration(): number | null {
    return this.isConstant && this.firstDuration !== 0 ? this.firstDuration : null;
  }

  /** Adds the frames of a 'moof' box at file offset `offset`. */
  add(bytes: Uint8Array, offset: number): void {
    for (const moof of boxesIn(bytes, 0, bytes.length)) {
      for (const traf of boxesIn(bytes, moof.start, moof.end)) {
        const header = traf.type === 'traf' ? findBox(bytes, traf, 'tfhd') : null;
        if (header !== null) this.addTrackFragment(bytes, traf, header, offset);
      }
    }
  }

  private addTrackFragment(bytes: Uint8Array, traf: Box, header: Box, moofOffset: number): void {
    const fragment = readTrackFragmentHeader(bytes, header, moofOffset, this.defaults);
    if (fragment.trackId !== this.trackId) return;
    let dataOffset = fragment.base;
    for (const run of boxesIn(bytes, traf.start, traf.end)) {
      if (run.type === 'trun') dataOffset = this.addRun(bytes, run, fragment, dataOffset);
    }
  }

  /** Adds the frames of one 'trun' box; returns the offset after the run's data. */
  private addRun(
    bytes: Uint8Array,
    run: Box,
    fragment: SampleDefaults & { base: number },
    dataOffset: number,
  ): number {
    const reader = new BoxReader(bytes, run);
    const { flags } = reader.fullBoxHeader();
    const count = Math.min(reader.u32(), MAX_FRAMES - this.frames.count);
    const has = (flag: number) => (flags & flag) !== 0;
    let offset = has(DATA_OFFSET_PRESENT) ? fragment.base + reader.i32() : dataOffset;
    if (has(FIRST_SAMPLE_FLAGS_PRESENT)) reader.skip(4);
    const [hasDuration, hasSize] = [has(SAMPLE_DURATION_PRESENT), has(SAMPLE_SIZE_PRESENT)];
    const unusedBytes =
      (has(SAMPLE_FLAGS_PRESENT) ? 4 : 0) + (has(SAMPLE_COMPOSITION_TIME_OFFSETS_PRESENT) ? 4 : 0);
    for (let sample = 0; sample < count && this.isConstant; sample += 1) {
      if ((hasDuration || hasSize) && reader.remaining === 0) break;
      const duration = hasDuration ? reader.u32() : fragment.sampleDuration;
      const size = hasSize ? reader.u32() : fragment.sampleSize;
      reader.skip(unusedBytes);
      this.addFrame(offset, size, duration);
      offset += size;
    }
    return offset;
  }

  private addFrame(offset: number, size: number, duration: number): void {
    this.isConstant = !this.hasOtherDuration;
    this.firstDuration ??= duration;
    this.hasOtherDuration = duration !== this.firstDuration;
    if (this.isConstant) this.frames.add(offset, size);
  }
}

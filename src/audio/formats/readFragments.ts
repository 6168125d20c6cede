import { FrameIndexBuilder } from './frameIndex';
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
  /** In units of the track's timescale. */
  sampleDuration: number;
  sampleSize: number;
}

const NO_DEFAULTS: SampleDefaults = { sampleDuration: 0, sampleSize: 0 };

/** Defaults of a track in 'trex' (ISO/IEC 14496-12, 8.8.3). */
function readTrackExtends(bytes: Uint8Array, trackId: number): SampleDefaults {
  const mvex = findBox(bytes, { start: 0, end: bytes.length }, 'moov', 'mvex');
  if (mvex === null) return NO_DEFAULTS;
  for (const box of boxesIn(bytes, mvex.start, mvex.end)) {
    if (box.type !== 'trex') continue;
    const reader = new BoxReader(bytes, box).skip(4);
    if (reader.u32() !== trackId) continue;
    reader.skip(4);
    return { sampleDuration: reader.u32(), sampleSize: reader.u32() };
  }
  return NO_DEFAULTS;
}

/** Data offset and defaults of a track fragment, 'tfhd'. */
function readTrackFragmentHeader(
  bytes: Uint8Array,
  header: Box,
  moof: number,
  defaults: SampleDefaults,
) {
  const reader = new BoxReader(bytes, header);
  const { flags } = reader.fullBoxHeader();
  const trackId = reader.u32();
  const has = (flag: number) => (flags & flag) !== 0;
  const base = has(BASE_DATA_OFFSET_PRESENT) ? reader.u64() : moof;
  if (has(SAMPLE_DESCRIPTION_INDEX_PRESENT)) reader.skip(4);
  const sampleDuration = has(DEFAULT_SAMPLE_DURATION_PRESENT)
    ? reader.u32()
    : defaults.sampleDuration;
  const sampleSize = has(DEFAULT_SAMPLE_SIZE_PRESENT) ? reader.u32() : defaults.sampleSize;
  return { trackId, base, sampleDuration, sampleSize };
}

/**
 * The frames of a fragmented file (ISO/IEC 14496-12, 8.8), as recorders and streaming servers write
 * them. `sampleDuration` is null where the durations differ (the last one may).
 */
export function readFragments(
  bytes: Uint8Array,
  trackId: number,
): { frames: FrameIndexBuilder; sampleDuration: number | null } {
  const frames = new FrameIndexBuilder();
  const defaults = readTrackExtends(bytes, trackId);
  let sampleDuration: number | null = null;
  let differing = 0;
  for (const moof of boxesIn(bytes, 0, bytes.length)) {
    if (moof.type !== 'moof') continue;
    for (const traf of boxesIn(bytes, moof.start, moof.end)) {
      const header = traf.type === 'traf' ? findBox(bytes, traf, 'tfhd') : null;
      if (header === null) continue;
      const fragment = readTrackFragmentHeader(bytes, header, moof.start - 8, defaults);
      if (fragment.trackId !== trackId) continue;
      let offset = fragment.base;
      for (const run of boxesIn(bytes, traf.start, traf.end)) {
        if (run.type !== 'trun') continue;
        const reader = new BoxReader(bytes, run);
        const { flags } = reader.fullBoxHeader();
        const count = reader.u32();
        const has = (flag: number) => (flags & flag) !== 0;
        if (has(DATA_OFFSET_PRESENT)) offset = fragment.base + reader.i32();
        if (has(FIRST_SAMPLE_FLAGS_PRESENT)) reader.skip(4);
        const [hasDuration, hasSize] = [has(SAMPLE_DURATION_PRESENT), has(SAMPLE_SIZE_PRESENT)];
        const unusedBytes =
          (has(SAMPLE_FLAGS_PRESENT) ? 4 : 0) +
          (has(SAMPLE_COMPOSITION_TIME_OFFSETS_PRESENT) ? 4 : 0);
        for (let sample = 0; sample < count; sample += 1) {
          if ((hasDuration || hasSize) && reader.remaining === 0) break;
          const duration = hasDuration ? reader.u32() : fragment.sampleDuration;
          const size = hasSize ? reader.u32() : fragment.sampleSize;
          reader.skip(unusedBytes);
          if (differing > 0) return { frames, sampleDuration: null };
          if (sampleDuration !== null && duration !== sampleDuration) differing += 1;
          sampleDuration ??= duration;
          frames.add(offset, size);
          offset += size;
        }
      }
    }
  }
  return { frames, sampleDuration: sampleDuration === 0 ? null : sampleDuration };
}

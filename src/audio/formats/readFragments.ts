import { FrameList } from './frameIndex';
import { BoxReader, boxesIn, findBox, type Box } from './mp4Boxes';

interface Defaults {
  units: number;
  bytes: number;
}

function defaultsOf(bytes: Uint8Array, trackId: number): Defaults {
  const extended = findBox(bytes, { start: 0, end: bytes.length }, 'moov', 'mvex');
  if (extended === null) return { units: 0, bytes: 0 };
  for (const box of boxesIn(bytes, extended.start, extended.end)) {
    if (box.name !== 'trex') continue;
    const reader = new BoxReader(bytes, box).skip(4);
    if (reader.u32() !== trackId) continue;
    reader.skip(4);
    return { units: reader.u32(), bytes: reader.u32() };
  }
  return { units: 0, bytes: 0 };
}

/** Where a fragment's data begins, and what its frames have in common. */
function readHeader(bytes: Uint8Array, header: Box, moof: number, common: Defaults) {
  const reader = new BoxReader(bytes, header);
  const { flags } = reader.head();
  const trackId = reader.u32();
  const base = (flags & 1) === 0 ? moof : reader.u64();
  if ((flags & 2) !== 0) reader.skip(4);
  const units = (flags & 8) === 0 ? common.units : reader.u32();
  const size = (flags & 16) === 0 ? common.bytes : reader.u32();
  return { trackId, base, units, bytes: size };
}

/**
 * The frames of a file that is made of fragments, as recorders and streaming servers write them.
 * `units`: how long each lasts; null where they differ (the last one may).
 */
export function readFragments(
  bytes: Uint8Array,
  trackId: number,
): { frames: FrameList; units: number | null } {
  const frames = new FrameList();
  const common = defaultsOf(bytes, trackId);
  let units: number | null = null;
  let odd = 0;
  for (const moof of boxesIn(bytes, 0, bytes.length)) {
    if (moof.name !== 'moof') continue;
    for (const part of boxesIn(bytes, moof.start, moof.end)) {
      const header = part.name === 'traf' ? findBox(bytes, part, 'tfhd') : null;
      if (header === null) continue;
      const known = readHeader(bytes, header, moof.start - 8, common);
      if (known.trackId !== trackId) continue;
      let offset = known.base;
      for (const run of boxesIn(bytes, part.start, part.end)) {
        if (run.name !== 'trun') continue;
        const reader = new BoxReader(bytes, run);
        const { flags } = reader.head();
        const count = reader.u32();
        if ((flags & 1) !== 0) offset = known.base + reader.i32();
        if ((flags & 4) !== 0) reader.skip(4);
        for (let frame = 0; frame < count; frame += 1) {
          if ((flags & 0x300) !== 0 && reader.left === 0) break;
          const length = (flags & 0x100) === 0 ? known.units : reader.u32();
          const size = (flags & 0x200) === 0 ? known.bytes : reader.u32();
          reader.skip(((flags & 0x400) === 0 ? 0 : 4) + ((flags & 0x800) === 0 ? 0 : 4));
          if (odd > 0) return { frames, units: null };
          if (units !== null && length !== units) odd += 1;
          units ??= length;
          frames.add(offset, size);
          offset += size;
        }
      }
    }
  }
  return { frames, units: units === 0 ? null : units };
}

import { copyBits, readBits, writeBits } from './bits';
import { type FrameIndex, type FrameSpan } from './frameIndex';
import { frameBytes, readMpegHeader, sideInfoBytes, type MpegHeader } from './mpegHeader';

/** Frames that are wanted, from the first one that has to be read for them. */
export interface ReadSpan extends FrameSpan {
  read: number;
}

const HEADER_BYTES = 4;
const CHECK_BYTES = 2;
/** In the side info, before each granule of each channel: how many bits, pairs, and how loud. */
const LENGTH_BITS = 12;
const GAIN_AT = 21;
const GAIN_BITS = 8;
/** Middle and side are each louder by the root of two: two steps of the gain. */
const MIDDLE_GAIN = 2;
const MONO = 0xc0;
const JOINT = 1;
const MIDDLE_AND_SIDE = 2;
const MOST_KILOBITS_PLACE = 14;

/** How the side info of a version of MPEG is laid out, in bits. */
interface SideLayout {
  reach: number;
  /** Of the private bits and those that share scale factors: of two channels, and of one. */
  privateBits: number;
  sharedBits: number;
  monoPrivateBits: number;
  granules: number;
  granuleBits: number;
}

const FIRST: SideLayout = {
  ...{ reach: 9, privateBits: 3, sharedBits: 4, monoPrivateBits: 5 },
  ...{ granules: 2, granuleBits: 59 },
};
const SECOND: SideLayout = {
  ...{ reach: 8, privateBits: 2, sharedBits: 0, monoPrivateBits: 1 },
  ...{ granules: 1, granuleBits: 63 },
};

/** One frame of two channels in the bytes, and where its parts begin. */
interface Frame {
  at: number;
  size: number;
  header: MpegHeader;
  layout: SideLayout;
  sideAt: number;
  soundAt: number;
}

function frameAt(bytes: Uint8Array, at: number, size: number): Frame | null {
  const header = readMpegHeader(bytes, at);
  if (header === null || header.channels === 1) return null;
  const isChecked = ((bytes[at + 1] ?? 0) & 1) === 0;
  const sideAt = at + HEADER_BYTES + (isChecked ? CHECK_BYTES : 0);
  const layout = header.version === 1 ? FIRST : SECOND;
  return { at, size, header, layout, sideAt, soundAt: sideAt + sideInfoBytes(header) };
}

/** Where a granule's part of the side info begins, in bits of all bytes. */
function granuleAt({ sideAt, layout }: Frame, granule: number, channel: 0 | 1): number {
  const { reach, privateBits, sharedBits, granuleBits } = layout;
  const before = reach + privateBits + 2 * sharedBits;
  return sideAt * 8 + before + (granule * 2 + channel) * granuleBits;
}

function soundBits(bytes: Uint8Array, frame: Frame, channel: 0 | 1): number {
  let bits = 0;
  for (let granule = 0; granule < frame.layout.granules; granule += 1) {
    bits += readBits(bytes, granuleAt(frame, granule, channel), LENGTH_BITS);
  }
  return bits;
}

/** Whether both channels of a frame sound the same: a middle without a side, or nothing at all. */
function isSame(bytes: Uint8Array, frame: Frame): boolean {
  if (soundBits(bytes, frame, 1) > 0) return false;
  const mode = bytes[frame.at + 3] ?? 0;
  const isMiddle = mode >> 6 === JOINT && ((mode >> 4) & 3) === MIDDLE_AND_SIDE;
  return isMiddle || soundBits(bytes, frame, 0) === 0;
}

/** A frame of one channel around this sound; null where the sound is more than any frame holds. */
function monoFrame(bytes: Uint8Array, frame: Frame, sound: Uint8Array): Uint8Array | null {
  const { at, header, layout } = frame;
  const sideBytes = sideInfoBytes({ ...header, channels: 1 });
  const needed = HEADER_BYTES + sideBytes + sound.length;
  let place = 1;
  while (place <= MOST_KILOBITS_PLACE && frameBytes(header, place) < needed) place += 1;
  if (place > MOST_KILOBITS_PLACE) return null;
  const mono = new Uint8Array(frameBytes(header, place));
  mono[0] = 0xff;
  mono[1] = (bytes[at + 1] ?? 0) | 1;
  mono[2] = (place << 4) | ((bytes[at + 2] ?? 0) & 0x0c);
  mono[3] = MONO | ((bytes[at + 3] ?? 0) & 0x0f);
  const { reach, privateBits, sharedBits, monoPrivateBits, granules, granuleBits } = layout;
  const shared = HEADER_BYTES * 8 + reach + monoPrivateBits;
  copyBits(bytes, frame.sideAt * 8 + reach + privateBits, mono, shared, sharedBits);
  for (let granule = 0; granule < granules; granule += 1) {
    const from = granuleAt(frame, granule, 0);
    const to = shared + sharedBits + granule * granuleBits;
    const gain = readBits(bytes, from + GAIN_AT, GAIN_BITS);
    const rest = GAIN_AT + GAIN_BITS;
    copyBits(bytes, from, mono, to, GAIN_AT);
    writeBits(mono, to + GAIN_AT, GAIN_BITS, Math.max(0, gain - MIDDLE_GAIN));
    copyBits(bytes, from + rest, mono, to + rest, granuleBits - rest);
  }
  mono.set(sound, HEADER_BYTES + sideBytes);
  return mono;
}

/** The frames of one span; null where they can't be merged. */
function mergeSpan(bytes: Uint8Array, base: number, index: FrameIndex, span: ReadSpan) {
  const { offsets, sizes } = index;
  const start = offsets[span.read] ?? 0;
  const last = span.end - 1;
  const stream = new Uint8Array((offsets[last] ?? 0) + (sizes[last] ?? 0) - start);
  const merged: Uint8Array[] = [];
  let filled = 0;
  for (let place = span.read; place < span.end; place += 1) {
    const frame = frameAt(bytes, (offsets[place] ?? 0) - base, sizes[place] ?? 0);
    if (frame === null) return null;
    const from = filled - readBits(bytes, frame.sideAt * 8, frame.layout.reach);
    stream.set(bytes.subarray(frame.soundAt, frame.at + frame.size), filled);
    filled += frame.at + frame.size - frame.soundAt;
    if (place < span.first) continue;
    if (!isSame(bytes, frame)) return null;
    const end = from + Math.ceil(soundBits(bytes, frame, 0) / 8);
    if (from < 0 || end > filled) return null;
    const mono = monoFrame(bytes, frame, stream.subarray(from, end));
    if (mono === null) return null;
    merged.push(mono);
  }
  return merged;
}

/**
 * The frames of MP3 whose two channels sound the same, as frames of one channel: they decode to the
 * same sound in half of the time and memory. Speech that was recorded with one microphone is often
 * stored in two channels, a middle and an empty side. Each new frame holds all of its own sound.
 * Null where anything is on one side only. `bytes` begin at `base` of the file.
 */
export function mergeSides(
  bytes: Uint8Array,
  base: number,
  index: FrameIndex,
  spans: readonly ReadSpan[],
): Uint8Array[] | null {
  const merged: Uint8Array[] = [];
  for (const span of spans) {
    const frames = mergeSpan(bytes, base, index, span);
    if (frames === null) return null;
    merged.push(...frames);
  }
  return merged;
}

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

/** Gathers frames one after the other in one piece of memory: an hour of sound has 150,000 of them. */
class FrameWriter {
  private bytes: Uint8Array<ArrayBuffer>;
  private filled = 0;

  constructor(expected: number) {
    this.bytes = new Uint8Array(expected);
  }

  /** Room for so many bytes, all zero, at `from` of the array. */
  next(size: number): { into: Uint8Array; from: number } {
    const from = this.filled;
    this.filled += size;
    if (this.filled > this.bytes.length) {
      const grown = new Uint8Array(this.filled * 2);
      grown.set(this.bytes);
      this.bytes = grown;
    }
    return { into: this.bytes, from };
  }

  end(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.filled);
  }
}

/** Where the sound of a frame begins and ends in the sound of all frames. */
interface SoundSpan {
  stream: Uint8Array;
  from: number;
  end: number;
}

/** Writes a frame of one channel around this sound; false where it is more than any frame holds. */
function writeMono(bytes: Uint8Array, frame: Frame, sound: SoundSpan, out: FrameWriter): boolean {
  const { at, header, layout } = frame;
  const sideBytes = sideInfoBytes({ ...header, channels: 1 });
  const needed = HEADER_BYTES + sideBytes + sound.end - sound.from;
  let place = 1;
  while (place <= MOST_KILOBITS_PLACE && frameBytes(header, place) < needed) place += 1;
  if (place > MOST_KILOBITS_PLACE) return false;
  const { into, from: start } = out.next(frameBytes(header, place));
  into[start] = 0xff;
  into[start + 1] = (bytes[at + 1] ?? 0) | 1;
  into[start + 2] = (place << 4) | ((bytes[at + 2] ?? 0) & 0x0c);
  into[start + 3] = MONO | ((bytes[at + 3] ?? 0) & 0x0f);
  const { reach, privateBits, sharedBits, monoPrivateBits, granules, granuleBits } = layout;
  const shared = (start + HEADER_BYTES) * 8 + reach + monoPrivateBits;
  copyBits(bytes, frame.sideAt * 8 + reach + privateBits, into, shared, sharedBits);
  for (let granule = 0; granule < granules; granule += 1) {
    const from = granuleAt(frame, granule, 0);
    const to = shared + sharedBits + granule * granuleBits;
    const gain = readBits(bytes, from + GAIN_AT, GAIN_BITS);
    const rest = GAIN_AT + GAIN_BITS;
    copyBits(bytes, from, into, to, GAIN_AT);
    writeBits(into, to + GAIN_AT, GAIN_BITS, Math.max(0, gain - MIDDLE_GAIN));
    copyBits(bytes, from + rest, into, to + rest, granuleBits - rest);
  }
  const soundAt = start + HEADER_BYTES + sideBytes;
  for (let byte = sound.from; byte < sound.end; byte += 1) {
    into[soundAt + byte - sound.from] = sound.stream[byte] ?? 0;
  }
  return true;
}

const endOf = ({ offsets, sizes }: FrameIndex, frame: number) =>
  (offsets[frame] ?? 0) + (sizes[frame] ?? 0);

/** For the sound of one span after the other: fresh memory costs more than what is done with it. */
let room = new Uint8Array(0);

function roomFor(bytes: number): Uint8Array {
  if (room.length < bytes) room = new Uint8Array(bytes);
  return room;
}

/** Writes the frames of one span; false where they can't be merged. */
function mergeSpan(
  bytes: Uint8Array,
  base: number,
  index: FrameIndex,
  span: ReadSpan,
  out: FrameWriter,
): boolean {
  const { offsets, sizes } = index;
  const stream = roomFor(endOf(index, span.end - 1) - (offsets[span.read] ?? 0));
  let filled = 0;
  for (let place = span.read; place < span.end; place += 1) {
    const frame = frameAt(bytes, (offsets[place] ?? 0) - base, sizes[place] ?? 0);
    if (frame === null) return false;
    const from = filled - readBits(bytes, frame.sideAt * 8, frame.layout.reach);
    for (let byte = frame.soundAt; byte < frame.at + frame.size; byte += 1) {
      stream[filled] = bytes[byte] ?? 0;
      filled += 1;
    }
    if (place < span.first) continue;
    if (!isSame(bytes, frame)) return false;
    const end = from + Math.ceil(soundBits(bytes, frame, 0) / 8);
    if (from < 0 || end > filled) return false;
    if (!writeMono(bytes, frame, { stream, from, end }, out)) return false;
  }
  return true;
}

/**
 * The frames of MP3 whose two channels sound the same, as frames of one channel, one after the other:
 * they decode to the same sound in half of the time and memory. Speech that was recorded with one
 * microphone is often stored in two channels, a middle and an empty side. Each new frame holds all of
 * its own sound. Null where anything is on one side only. `bytes` begin at `base` of the file.
 */
export function mergeSides(
  bytes: Uint8Array,
  base: number,
  index: FrameIndex,
  spans: readonly ReadSpan[],
): Uint8Array<ArrayBuffer> | null {
  const { offsets } = index;
  const read = spans.map(({ first, end }) => endOf(index, end - 1) - (offsets[first] ?? 0));
  const out = new FrameWriter(read.reduce((total, part) => total + part, 0));
  const isMerged = spans.every((span) => mergeSpan(bytes, base, index, span, out));
  return isMerged ? out.end() : null;
}

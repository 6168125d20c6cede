import { writeBits } from './bits';
import { type FrameIndex, type FrameSpan } from './frameIndex';
import { joinBytes } from './joinBytes';
import { BoxReader, boxesIn } from './mp4Boxes';

/** What a decoder has to know of AAC whose frames stand without a file around them. */
export interface AacFormat {
  /** Place in the table of sample rates. */
  ratePlace: number;
  /** How the channels are arranged, which for up to six is their number. */
  channels: number;
}

/** In a sample entry: its own head, and what stands before the boxes within. */
const ENTRY_BYTES = 8 + 28;
const VERSION_AT = 16;
/** Of the descriptors in an 'esds'. */
const STREAM = 3;
const DECODER = 4;
const CONFIG = 5;
const MPEG_4_SOUND = 0x40;
const LOW_COMPLEXITY = 2;
const LAST_RATE_PLACE = 12;
const MOST_CHANNELS = 6;
/** Before each frame of an ADTS stream. */
const HEAD_BYTES = 7;
const MPEG_4_UNCHECKED = 0xfff1;
const ANY_FULLNESS = 0x7ff;

/** The tag of a descriptor; its length takes as many bytes as say that another follows. */
function descriptor(reader: BoxReader): number {
  const tag = reader.u8();
  for (let bytes = 0; bytes < 4 && reader.u8() >= 0x80; bytes += 1);
  return tag;
}

/**
 * The format of plain AAC (low complexity, frames of 1024 samples), by the sample entry of its file;
 * null for every other sound.
 */
export function readAacFormat(sampleEntry: Uint8Array): AacFormat | null {
  const name = String.fromCharCode(...sampleEntry.subarray(4, 8));
  const version = (sampleEntry[VERSION_AT] ?? 0) * 256 + (sampleEntry[VERSION_AT + 1] ?? 0);
  if (name !== 'mp4a' || version !== 0) return null;
  const boxes = [...boxesIn(sampleEntry, ENTRY_BYTES, sampleEntry.length)];
  const box = boxes.find((each) => each.name === 'esds');
  if (box === undefined) return null;
  const reader = new BoxReader(sampleEntry, box).skip(4);
  if (descriptor(reader) !== STREAM) return null;
  const flags = reader.skip(2).u8();
  // Others than these are of no use in a file, and make what follows stand elsewhere.
  if ((flags & 0xe0) !== 0 || descriptor(reader) !== DECODER) return null;
  if (reader.u8() !== MPEG_4_SOUND) return null;
  if (descriptor(reader.skip(12)) !== CONFIG) return null;
  const [first, second] = [reader.u8(), reader.u8()];
  const ratePlace = ((first & 7) << 1) | (second >> 7);
  const channels = (second >> 3) & 15;
  // The last three bits are set where frames are shorter, or need more than themselves.
  const isPlain = first >> 3 === LOW_COMPLEXITY && (second & 7) === 0;
  if (!isPlain || ratePlace > LAST_RATE_PLACE) return null;
  return channels < 1 || channels > MOST_CHANNELS ? null : { ratePlace, channels };
}

/**
 * Frames of AAC as an ADTS stream, in which each one stands behind a head of its own. `bytes` begin
 * at `base` of the file.
 */
export function writeAacStream(
  { ratePlace, channels }: AacFormat,
  bytes: Uint8Array,
  base: number,
  { offsets, sizes }: FrameIndex,
  spans: readonly FrameSpan[],
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  for (const { first, end } of spans) {
    for (let frame = first; frame < end; frame += 1) {
      const from = (offsets[frame] ?? 0) - base;
      const size = HEAD_BYTES + (sizes[frame] ?? 0);
      const head = new Uint8Array(HEAD_BYTES);
      let at = writeBits(head, 0, 16, MPEG_4_UNCHECKED);
      at = writeBits(head, at, 2, LOW_COMPLEXITY - 1);
      at = writeBits(head, at, 4, ratePlace);
      at = writeBits(head, at + 1, 3, channels);
      at = writeBits(head, at + 4, 13, size);
      writeBits(head, at, 11, ANY_FULLNESS);
      parts.push(head, bytes.subarray(from, from + size - HEAD_BYTES));
    }
  }
  return joinBytes(parts);
}

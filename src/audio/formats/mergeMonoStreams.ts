import { copyBits, readBits, writeBits } from './bits';
import { type FrameIndex } from './frameIndex';
import { frameBytes, sideInfoBytes, type MpegHeader } from './mpegHeader';
import { layoutOf, LENGTH_BITS, SideReader, type ReadSpan, type SoundSide } from './mp3SideInfo';

const HEADER_BYTES = 4;
const GAIN_AT = 21;
const GAIN_BITS = 8;
/** Two channels that have nothing to do with each other. */
const APART = 0x80;
const LARGEST_RATE = 14;

/** What of two stretches of sound is decoded at the same time; null where one has ended. */
type Pair = readonly (SoundSide | null)[];

/** How the sound of pairs is spread over frames. */
interface FramePlan {
  /** Of each frame, in the table of bit rates. */
  rates: number[];
  /** So many bytes before the room of its own frame the sound of each pair begins. */
  reaches: number[];
}

/** Bytes before the sound of a frame of two channels. */
const aroundSound = (header: MpegHeader) =>
  HEADER_BYTES + sideInfoBytes({ ...header, channels: 2 });

/** Bytes for sound in a frame of two channels, by its place in the table of bit rates. */
function roomsOf(header: MpegHeader): number[] {
  const around = aroundSound(header);
  return Array.from({ length: LARGEST_RATE + 1 }, (_, rate) => frameBytes(header, rate) - around);
}

/**
 * The smallest frames for so many bytes each; what is too much for any frame begins in those before
 * it. Null where it would begin too early.
 */
function planFrames(bytes: readonly number[], rooms: readonly number[], mostReach: number) {
  const plan: FramePlan = { rates: [], reaches: [] };
  const largest = rooms[LARGEST_RATE] ?? 0;
  let next = 0;
  for (let place = bytes.length - 1; place >= 0; place -= 1) {
    const needed = (bytes[place] ?? 0) + next;
    const reach = Math.max(0, needed - largest);
    if (reach > mostReach) return null;
    const rate = rooms.findIndex((room, each) => each > 0 && room >= needed - reach);
    plan.rates[place] = rate;
    plan.reaches[place] = reach;
    next = reach;
  }
  return next === 0 ? plan : null;
}

/** Writes frames of two channels, each with the sound of one stretch. */
class PairWriter {
  private readonly header: MpegHeader;

  constructor(
    private readonly bytes: Uint8Array,
    /** That the sound of the sides lies in. */
    private readonly stream: Uint8Array,
    private readonly first: SoundSide,
  ) {
    this.header = first.header;
  }

  /** Null where a pair is more than frames hold. */
  write(pairs: readonly Pair[]): Uint8Array<ArrayBuffer> | null {
    const { header } = this;
    const sizes = pairs.map((pair) =>
      Math.ceil(pair.reduce((bits, side) => bits + (side?.soundBits ?? 0), 0) / 8),
    );
    const rooms = roomsOf(header);
    const plan = planFrames(sizes, rooms, 2 ** layoutOf(header).reach - 1);
    if (plan === null) return null;
    const { rates, reaches } = plan;
    const around = aroundSound(header);
    const soundBytes = rates.reduce((total, rate) => total + (rooms[rate] ?? 0), 0);
    const sound = new Uint8Array(soundBytes);
    const out = new Uint8Array(soundBytes + rates.length * around);
    let soundAt = 0;
    pairs.forEach((pair, place) => {
      const [rate = 0, reach = 0] = [rates[place], reaches[place]];
      this.writeInfo(out, place * around + soundAt, pair, { rate, reach });
      this.writeSound(sound, (soundAt - reach) * 8, pair);
      soundAt += rooms[rate] ?? 0;
    });
    // Sound may begin in frames before its own: it is spread over them once it is all there.
    soundAt = 0;
    rates.forEach((rate, place) => {
      const end = soundAt + (rooms[rate] ?? 0);
      out.set(sound.subarray(soundAt, end), (place + 1) * around + soundAt);
      soundAt = end;
    });
    return out;
  }

  private writeInfo(
    into: Uint8Array,
    at: number,
    pair: Pair,
    { rate, reach }: { rate: number; reach: number },
  ): void {
    const { bytes, first, header } = this;
    const layout = layoutOf(header);
    into[at] = 0xff;
    into[at + 1] = (bytes[first.at + 1] ?? 0) | 1;
    into[at + 2] = (rate << 4) | ((bytes[first.at + 2] ?? 0) & 0x0c);
    into[at + 3] = APART | ((bytes[first.at + 3] ?? 0) & 0x0f);
    const { granules, granuleBits, sharedBits } = layout;
    const infoAt = (at + HEADER_BYTES) * 8;
    writeBits(into, infoAt, layout.reach, reach);
    const sharedAt = infoAt + layout.reach + layout.privateBits[2];
    pair.forEach((side, channel) => {
      if (side === null) return;
      copyBits(bytes, side.sharedAt, into, sharedAt + channel * sharedBits, sharedBits);
      for (let granule = 0; granule < granules; granule += 1) {
        const from = side.granulesAt + granule * side.granuleStep;
        const to = sharedAt + 2 * sharedBits + (granule * 2 + channel) * granuleBits;
        const gain = readBits(bytes, from + GAIN_AT, GAIN_BITS);
        const rest = GAIN_AT + GAIN_BITS;
        copyBits(bytes, from, into, to, GAIN_AT);
        writeBits(into, to + GAIN_AT, GAIN_BITS, Math.max(0, gain - side.gainLess));
        copyBits(bytes, from + rest, into, to + rest, granuleBits - rest);
      }
    });
  }

  /** The first granule of each side, then the second of each. */
  private writeSound(into: Uint8Array, at: number, pair: Pair): void {
    const { bytes, stream, header } = this;
    const read = pair.map(() => 0);
    let to = at;
    for (let granule = 0; granule < layoutOf(header).granules; granule += 1) {
      pair.forEach((side, channel) => {
        if (side === null) return;
        const bits = readBits(bytes, side.granulesAt + granule * side.granuleStep, LENGTH_BITS);
        const done = read[channel] ?? 0;
        copyBits(stream, side.soundAt + done, into, to, bits);
        read[channel] = done + bits;
        to += bits;
      });
    }
  }
}

/**
 * Two stretches of MP3 whose channels sound the same, or that have one, as frames of two channels
 * that are decoded in one go: the left one is the first stretch, the right one the second. They
 * decode to the same sound in half as many frames, each of which costs more than its sound. Speech
 * that was recorded with one microphone is often stored in two channels, a middle and an empty side.
 * Null where anything is on one side only, or is too much for a frame. `bytes` begin at `base` of the
 * file.
 */
export function mergeSides(
  bytes: Uint8Array,
  base: number,
  index: FrameIndex,
  stretches: readonly (readonly ReadSpan[])[],
): Uint8Array<ArrayBuffer> | null {
  const reader = new SideReader(bytes, base, index, stretches.flat());
  const sides: SoundSide[][] = [];
  for (const spans of stretches) {
    const read: SoundSide[] = [];
    if (!spans.every((span) => reader.read(span, read))) return null;
    sides.push(read);
  }
  const first = sides[0]?.[0];
  if (first === undefined) return null;
  const pairs = Array.from({ length: Math.max(...sides.map((read) => read.length)) }, (_, place) =>
    sides.map((read) => read[place] ?? null),
  );
  return new PairWriter(bytes, reader.stream, first).write(pairs);
}

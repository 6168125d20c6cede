import { readBits } from './bits';
import { type FrameIndex, type FrameSpan } from './frameIndex';
import { readMpegHeader, sideInfoBytes, type MpegHeader } from './mpegHeader';

/** Frames that are wanted, from the first one that has to be read for them. */
export interface ReadSpan extends FrameSpan {
  read: number;
}

/** How the side info of a version of MPEG is laid out, in bits. */
export interface SideLayout {
  reach: number;
  /** By the number of channels. */
  privateBits: Record<1 | 2, number>;
  /** That say which scale factors are shared, of each channel. */
  sharedBits: number;
  granules: number;
  granuleBits: number;
}

/** In the side info, before each granule of each channel: how many bits its sound has. */
export const LENGTH_BITS = 12;
const HEADER_BYTES = 4;
const CHECK_BYTES = 2;
const JOINT = 1;
const MIDDLE_AND_SIDE = 2;
/** Middle and side are each louder by the root of two: two steps of the gain. */
const MIDDLE_GAIN = 2;

const FIRST: SideLayout = {
  ...{ reach: 9, privateBits: { 1: 5, 2: 3 }, sharedBits: 4 },
  ...{ granules: 2, granuleBits: 59 },
};
const SECOND: SideLayout = {
  ...{ reach: 8, privateBits: { 1: 1, 2: 2 }, sharedBits: 0 },
  ...{ granules: 1, granuleBits: 63 },
};

export const layoutOf = ({ version }: MpegHeader): SideLayout => (version === 1 ? FIRST : SECOND);

/** The one sound of a frame whose sides sound the same. */
export interface SoundSide {
  /** Where the frame begins in the bytes. */
  at: number;
  header: MpegHeader;
  /** In bits of the bytes: which scale factors are shared, and the first granule… */
  sharedAt: number;
  granulesAt: number;
  /** …which the next one follows after so many. */
  granuleStep: number;
  /** In bits of all sound: where its own begins, and how many it has. */
  soundAt: number;
  soundBits: number;
  /** So much lower is its gain where it stands alone. */
  gainLess: number;
}

function bitsOf(bytes: Uint8Array, layout: SideLayout, first: number, step: number): number {
  let bits = 0;
  for (let granule = 0; granule < layout.granules; granule += 1) {
    bits += readBits(bytes, first + granule * step, LENGTH_BITS);
  }
  return bits;
}

/** The sound of frames without their headers: fresh memory for each slice costs more than the rest. */
let room = new Uint8Array(0);

/** Gathers the sound of frames, one after the other. */
export class SideReader {
  /** The sound of all frames that were read. */
  readonly stream: Uint8Array;
  private filled = 0;
  private known: { kind: number; header: MpegHeader } | null = null;

  /** `bytes` begin at `base` of the file. */
  constructor(
    private readonly bytes: Uint8Array,
    private readonly base: number,
    private readonly index: FrameIndex,
    spans: readonly ReadSpan[],
  ) {
    const { offsets, sizes } = index;
    const needed = spans.reduce((total, { read, end }) => {
      const last = end - 1;
      return total + (offsets[last] ?? 0) + (sizes[last] ?? 0) - (offsets[read] ?? 0);
    }, 0);
    if (room.length < needed) room = new Uint8Array(needed);
    this.stream = room;
  }

  /** Adds the wanted frames; false where any has two sides, or lacks what came before it. */
  read({ read, first, end }: ReadSpan, sides: SoundSide[]): boolean {
    const { bytes, base } = this;
    const { offsets, sizes } = this.index;
    const from = this.filled;
    for (let place = read; place < end; place += 1) {
      const at = (offsets[place] ?? 0) - base;
      const header = this.headerAt(at);
      if (header === null) return false;
      const isChecked = ((bytes[at + 1] ?? 0) & 1) === 0;
      const infoAt = at + HEADER_BYTES + (isChecked ? CHECK_BYTES : 0);
      const reach = readBits(bytes, infoAt * 8, layoutOf(header).reach);
      const soundAt = this.filled - reach;
      this.gather(infoAt + sideInfoBytes(header), at + (sizes[place] ?? 0));
      if (place < first) continue;
      const side = this.sideOf(at, infoAt, header, soundAt * 8);
      if (side === null || soundAt < from || side.soundAt + side.soundBits > this.filled * 8) {
        return false;
      }
      sides.push(side);
    }
    return true;
  }

  /** Of all that it says, the version and the channels are used: mostly those of the frame before. */
  private headerAt(at: number): MpegHeader | null {
    const { bytes, known } = this;
    const kind = ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 3] ?? 0) & 0xc0);
    if (known?.kind === kind) return known.header;
    const header = readMpegHeader(bytes, at);
    this.known = header && { kind, header };
    return header;
  }

  private gather(from: number, end: number): void {
    const { bytes, stream } = this;
    for (let byte = from; byte < end; byte += 1) {
      stream[this.filled] = bytes[byte] ?? 0;
      this.filled += 1;
    }
  }

  /** Null unless both sides sound the same: a middle without a side, one channel, or nothing at all. */
  private sideOf(
    at: number,
    infoAt: number,
    header: MpegHeader,
    soundAt: number,
  ): SoundSide | null {
    const { bytes } = this;
    const { channels } = header;
    const layout = layoutOf(header);
    const { reach, privateBits, sharedBits, granuleBits } = layout;
    const sharedAt = infoAt * 8 + reach + privateBits[channels];
    const granulesAt = sharedAt + channels * sharedBits;
    const granuleStep = channels * granuleBits;
    const soundBits = bitsOf(bytes, layout, granulesAt, granuleStep);
    let gainLess = 0;
    if (channels === 2) {
      if (bitsOf(bytes, layout, granulesAt + granuleBits, granuleStep) > 0) return null;
      const mode = bytes[at + 3] ?? 0;
      const isMiddle = mode >> 6 === JOINT && ((mode >> 4) & 3) === MIDDLE_AND_SIDE;
      if (!isMiddle && soundBits > 0) return null;
      gainLess = MIDDLE_GAIN;
    }
    return { at, header, sharedAt, granulesAt, granuleStep, soundAt, soundBits, gainLess };
  }
}

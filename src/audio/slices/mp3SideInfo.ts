import { readBits } from './bits';
import { type FrameIndex, type FrameSpan } from '../../domain/audioFormats/frameIndex';
import {
  readMpegHeader,
  sideInfoLength,
  type MpegHeader,
} from '../../domain/audioFormats/mpegHeader';

/** Frames from `first` on, read from `prerollFirst` on to fill the bit reservoir. */
export interface PrerollSpan extends FrameSpan {
  prerollFirst: number;
}

/**
 * Bit layout of the layer III side information, which follows the header and its CRC: main_data_begin, private_bits,
 * scfsi of each channel, then granules of channels (ISO/IEC 11172-3, 2.4.1.7 and 2.4.2.7; with lower sampling
 * frequencies ISO/IEC 13818-3, 2.4.1.7).
 */
export interface SideInfoLayout {
  mainDataBeginBits: number;
  /** Number of private bits, by number of channels. */
  privateBits: Record<1 | 2, number>;
  /** Bits of scfsi per channel. */
  scfsiBits: number;
  /** Granules per frame. */
  granules: number;
  /** Bits of side information per granule and channel. */
  granuleBits: number;
}

/**
 * First fields of a granule of one channel: offset and width in bits. part2_3_length counts the bits of scale factors
 * and Huffman code; global_gain is the quantiser's step size.
 */
export const GRANULE_FIELDS = {
  part2_3_length: { offset: 0, bits: 12 },
  big_values: { offset: 12, bits: 9 },
  global_gain: { offset: 21, bits: 8 },
} as const;
const HEADER_BYTES = 4;
const CRC_BYTES = 2;
/** Values of mode and mode_extension in the header (ISO/IEC 11172-3, 2.4.2.3). */
const MODE_JOINT_STEREO = 1;
const MODE_EXTENSION_MS_STEREO = 2;
/** MS stereo divides M by √2; a step of global_gain is 2^¼, so √2 is two steps. */
const MS_GAIN_STEPS = 2;

const MPEG_1: SideInfoLayout = {
  mainDataBeginBits: 9,
  privateBits: { 1: 5, 2: 3 },
  scfsiBits: 4,
  granules: 2,
  granuleBits: 59,
};
/** Layout for MPEG-2 and 2.5, without scfsi because a frame has one granule. */
const LOWER_SAMPLING_FREQUENCIES: SideInfoLayout = {
  mainDataBeginBits: 8,
  privateBits: { 1: 1, 2: 2 },
  scfsiBits: 0,
  granules: 1,
  granuleBits: 63,
};

export const sideInfoLayout = ({ version }: MpegHeader): SideInfoLayout =>
  version === 1 ? MPEG_1 : LOWER_SAMPLING_FREQUENCIES;

/** Frame whose channels decode to the same samples, as one channel. */
export interface MonoFrame {
  /** Byte offset of the header. */
  offset: number;
  header: MpegHeader;
  /** Bit offset of the channel's scfsi. */
  scfsiAt: number;
  /** Bit offset of the channel's first granule in the side information. */
  granulesAt: number;
  /** Bits from one granule of the channel to the next. */
  granuleStride: number;
  /** Bit offset of the frame's main data in the bit reservoir. */
  mainDataAt: number;
  mainDataBits: number;
  /** Steps to subtract from global_gain when the channel is stored alone. */
  gainReduction: number;
}

export function readGranuleField(
  bytes: Uint8Array,
  granuleAt: number,
  field: keyof typeof GRANULE_FIELDS,
): number {
  const { offset, bits } = GRANULE_FIELDS[field];
  return readBits(bytes, granuleAt + offset, bits);
}

/** Sum of part2_3_length over the granules of one channel. */
function mainDataBitsOf(
  bytes: Uint8Array,
  layout: SideInfoLayout,
  granulesAt: number,
  stride: number,
): number {
  let bits = 0;
  for (let granule = 0; granule < layout.granules; granule += 1) {
    bits += readGranuleField(bytes, granulesAt + granule * stride, 'part2_3_length');
  }
  return bits;
}

/** Shared by all readers, because allocating memory per slice costs more than the rest of the work. */
let reservoirMemory = new Uint8Array(0);

/** Reads mono frames and concatenates the main data of all frames, which forms the bit reservoir. */
export class MonoFrameReader {
  /** Main data of all frames read, without headers and side information. */
  readonly reservoir: Uint8Array;
  private filled = 0;
  private lastHeader: { key: number; header: MpegHeader } | null = null;

  /** `bytes` start at file offset `base`. */
  constructor(
    private readonly bytes: Uint8Array,
    private readonly base: number,
    private readonly index: FrameIndex,
    spans: readonly PrerollSpan[],
  ) {
    const { offsets, sizes } = index;
    const capacity = spans.reduce((total, { prerollFirst, end }) => {
      const last = end - 1;
      return total + (offsets[last] ?? 0) + (sizes[last] ?? 0) - (offsets[prerollFirst] ?? 0);
    }, 0);
    if (reservoirMemory.length < capacity) reservoirMemory = new Uint8Array(capacity);
    this.reservoir = reservoirMemory;
  }

  /** Appends the frames; false when one is not mono, or lacks preceding main data. */
  read({ prerollFirst, first, end }: PrerollSpan, monoFrames: MonoFrame[]): boolean {
    const { bytes, base } = this;
    const { offsets, sizes } = this.index;
    const spanStart = this.filled;
    for (let frame = prerollFirst; frame < end; frame += 1) {
      const offset = (offsets[frame] ?? 0) - base;
      const header = this.headerAt(offset);
      if (header === null) return false;
      // protection_bit 0 means that a CRC follows the header.
      const hasCrc = ((bytes[offset + 1] ?? 0) & 1) === 0;
      const sideInfoAt = offset + HEADER_BYTES + (hasCrc ? CRC_BYTES : 0);
      const { mainDataBeginBits } = sideInfoLayout(header);
      const mainDataBegin = readBits(bytes, sideInfoAt * 8, mainDataBeginBits);
      const mainDataAt = this.filled - mainDataBegin;
      this.appendMainData(sideInfoAt + sideInfoLength(header), offset + (sizes[frame] ?? 0));
      if (frame < first) continue;
      const monoFrame = this.monoFrameAt(offset, sideInfoAt, header, mainDataAt * 8);
      if (monoFrame === null || mainDataAt < spanStart) return false;
      if (monoFrame.mainDataAt + monoFrame.mainDataBits > this.filled * 8) return false;
      monoFrames.push(monoFrame);
    }
    return true;
  }

  /**
   * Header at an offset, cached by the fields used here (version, layer and mode), which rarely change between frames.
   */
  private headerAt(offset: number): MpegHeader | null {
    const { bytes, lastHeader } = this;
    const key = ((bytes[offset + 1] ?? 0) << 8) | ((bytes[offset + 3] ?? 0) & 0xc0);
    if (lastHeader?.key === key) return lastHeader.header;
    const header = readMpegHeader(bytes, offset);
    this.lastHeader = header && { key, header };
    return header;
  }

  private appendMainData(from: number, end: number): void {
    const { bytes, reservoir } = this;
    for (let byte = from; byte < end; byte += 1) {
      reservoir[this.filled] = bytes[byte] ?? 0;
      this.filled += 1;
    }
  }

  /**
   * Mono frame at an offset; null unless both channels are equal: one channel, M without S in MS stereo, or no main
   * data.
   */
  private monoFrameAt(
    offset: number,
    sideInfoAt: number,
    header: MpegHeader,
    mainDataAt: number,
  ): MonoFrame | null {
    const { bytes } = this;
    const { channels } = header;
    const layout = sideInfoLayout(header);
    const { mainDataBeginBits, privateBits, scfsiBits, granuleBits } = layout;
    const scfsiAt = sideInfoAt * 8 + mainDataBeginBits + privateBits[channels];
    const granulesAt = scfsiAt + channels * scfsiBits;
    const granuleStride = channels * granuleBits;
    const mainDataBits = mainDataBitsOf(bytes, layout, granulesAt, granuleStride);
    let gainReduction = 0;
    if (channels === 2) {
      if (mainDataBitsOf(bytes, layout, granulesAt + granuleBits, granuleStride) > 0) return null;
      const modeByte = bytes[offset + 3] ?? 0;
      const isMsStereo =
        modeByte >> 6 === MODE_JOINT_STEREO && ((modeByte >> 4) & 3) === MODE_EXTENSION_MS_STEREO;
      if (!isMsStereo && mainDataBits > 0) return null;
      gainReduction = MS_GAIN_STEPS;
    }
    return {
      offset,
      header,
      scfsiAt,
      granulesAt,
      granuleStride,
      mainDataAt,
      mainDataBits,
      gainReduction,
    };
  }
}

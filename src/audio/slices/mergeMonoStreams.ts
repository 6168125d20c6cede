import { copyBits, writeBits } from './bits';
import { type FrameIndex } from '../../domain/audioFormats/frameIndex';
import {
  frameLengthOf,
  sideInfoLength,
  type MpegHeader,
} from '../../domain/audioFormats/mpegHeader';
import {
  MonoFrameReader,
  GRANULE_FIELDS,
  readGranuleField,
  sideInfoLayout,
  type MonoFrame,
  type PrerollSpan,
} from './mp3SideInfo';

const HEADER_BYTES = 4;
/** Value '10' of the mode field, dual channel: two independent channels (ISO/IEC 11172-3, 2.4.2.3). */
const MODE_DUAL_CHANNEL = 0x80;
const MAX_BITRATE_INDEX = 14;

/** Mono frames that become the left and right channel of one frame; null when a stream has ended. */
type ChannelPair = readonly (MonoFrame | null)[];

/** Frame sizes that accommodate the main data of all pairs. */
interface ReservoirPlan {
  /** bitrate_index of each frame. */
  bitrateIndices: number[];
  /** main_data_begin of each frame, in bytes. */
  mainDataBegins: number[];
}

/** Bytes of header and side information in a two-channel frame. */
const overheadOf = (header: MpegHeader) =>
  HEADER_BYTES + sideInfoLength({ ...header, channels: 2 });

/** Main data bytes of a two-channel frame, by bitrate_index. */
function mainDataCapacities(header: MpegHeader): number[] {
  const overhead = overheadOf(header);
  return Array.from(
    { length: MAX_BITRATE_INDEX + 1 },
    (_, bitrateIndex) => frameLengthOf(header, bitrateIndex) - overhead,
  );
}

/**
 * Plans the smallest frames for main data of these sizes, from the last frame back: data beyond the largest frame goes
 * into the preceding bit reservoir. Null when that exceeds `maxMainDataBegin`.
 */
function planReservoir(
  mainDataSizes: readonly number[],
  capacities: readonly number[],
  maxMainDataBegin: number,
): ReservoirPlan | null {
  const plan: ReservoirPlan = { bitrateIndices: [], mainDataBegins: [] };
  const maxCapacity = capacities[MAX_BITRATE_INDEX] ?? 0;
  let borrowedByNext = 0;
  for (let frame = mainDataSizes.length - 1; frame >= 0; frame -= 1) {
    const required = (mainDataSizes[frame] ?? 0) + borrowedByNext;
    const mainDataBegin = Math.max(0, required - maxCapacity);
    if (mainDataBegin > maxMainDataBegin) return null;
    plan.bitrateIndices[frame] = capacities.findIndex(
      (capacity) => capacity > 0 && capacity >= required - mainDataBegin,
    );
    plan.mainDataBegins[frame] = mainDataBegin;
    borrowedByNext = mainDataBegin;
  }
  return borrowedByNext === 0 ? plan : null;
}

/** Writes dual-channel frames (ISO/IEC 11172-3, 2.4.1), each channel from a different mono stream. */
class DualChannelWriter {
  private readonly header: MpegHeader;

  constructor(
    private readonly bytes: Uint8Array,
    /** Main data of the mono frames. */
    private readonly reservoir: Uint8Array,
    private readonly first: MonoFrame,
  ) {
    this.header = first.header;
  }

  /** Frames of the dual-channel stream; null when the main data of a pair does not fit. */
  write(pairs: readonly ChannelPair[]): Uint8Array<ArrayBuffer> | null {
    const { header } = this;
    const mainDataSizes = pairs.map((pair) =>
      Math.ceil(pair.reduce((bits, channel) => bits + (channel?.mainDataBits ?? 0), 0) / 8),
    );
    const capacities = mainDataCapacities(header);
    const maxMainDataBegin = 2 ** sideInfoLayout(header).mainDataBeginBits - 1;
    const plan = planReservoir(mainDataSizes, capacities, maxMainDataBegin);
    if (plan === null) return null;
    const { bitrateIndices, mainDataBegins } = plan;
    const overhead = overheadOf(header);
    const mainDataBytes = bitrateIndices.reduce((sum, index) => sum + (capacities[index] ?? 0), 0);
    const mainData = new Uint8Array(mainDataBytes);
    const frames = new Uint8Array(mainDataBytes + bitrateIndices.length * overhead);
    let mainDataAt = 0;
    pairs.forEach((pair, frame) => {
      const [bitrateIndex = 0, mainDataBegin = 0] = [bitrateIndices[frame], mainDataBegins[frame]];
      this.writeSideInfo(frames, frame * overhead + mainDataAt, pair, {
        bitrateIndex,
        mainDataBegin,
      });
      this.writeMainData(mainData, (mainDataAt - mainDataBegin) * 8, pair);
      mainDataAt += capacities[bitrateIndex] ?? 0;
    });
    // Main data may start in earlier frames, so it is distributed over the frames at the end.
    mainDataAt = 0;
    bitrateIndices.forEach((bitrateIndex, frame) => {
      const end = mainDataAt + (capacities[bitrateIndex] ?? 0);
      frames.set(mainData.subarray(mainDataAt, end), (frame + 1) * overhead + mainDataAt);
      mainDataAt = end;
    });
    return frames;
  }

  private writeSideInfo(
    target: Uint8Array,
    offset: number,
    pair: ChannelPair,
    { bitrateIndex, mainDataBegin }: { bitrateIndex: number; mainDataBegin: number },
  ): void {
    const { bytes, first, header } = this;
    const layout = sideInfoLayout(header);
    target[offset] = 0xff;
    // protection_bit 1 means no CRC.
    target[offset + 1] = (bytes[first.offset + 1] ?? 0) | 1;
    target[offset + 2] = (bitrateIndex << 4) | ((bytes[first.offset + 2] ?? 0) & 0x0c);
    target[offset + 3] = MODE_DUAL_CHANNEL | ((bytes[first.offset + 3] ?? 0) & 0x0f);
    const { granules, granuleBits, scfsiBits } = layout;
    const sideInfoAt = (offset + HEADER_BYTES) * 8;
    writeBits(target, sideInfoAt, layout.mainDataBeginBits, mainDataBegin);
    const scfsiAt = sideInfoAt + layout.mainDataBeginBits + layout.privateBits[2];
    pair.forEach((source, channel) => {
      if (source === null) return;
      copyBits(bytes, source.scfsiAt, target, scfsiAt + channel * scfsiBits, scfsiBits);
      for (let granule = 0; granule < granules; granule += 1) {
        const from = source.granulesAt + granule * source.granuleStride;
        const to = scfsiAt + 2 * scfsiBits + (granule * 2 + channel) * granuleBits;
        this.copyGranule(from, target, to, source.gainReduction);
      }
    });
  }

  /** Copies the side information of a granule with a lower global_gain. */
  private copyGranule(from: number, target: Uint8Array, to: number, gainReduction: number): void {
    const { bytes, header } = this;
    const { granuleBits } = sideInfoLayout(header);
    const { offset, bits } = GRANULE_FIELDS.global_gain;
    const globalGain = readGranuleField(bytes, from, 'global_gain');
    const afterGain = offset + bits;
    copyBits(bytes, from, target, to, offset);
    writeBits(target, to + offset, bits, Math.max(0, globalGain - gainReduction));
    copyBits(bytes, from + afterGain, target, to + afterGain, granuleBits - afterGain);
  }

  /** Interleaves main data in the standard's order: granule by granule, each with both channels. */
  private writeMainData(target: Uint8Array, offset: number, pair: ChannelPair): void {
    const { bytes, reservoir, header } = this;
    const consumedBits = pair.map(() => 0);
    let to = offset;
    for (let granule = 0; granule < sideInfoLayout(header).granules; granule += 1) {
      pair.forEach((source, channel) => {
        if (source === null) return;
        const granuleAt = source.granulesAt + granule * source.granuleStride;
        const part23Length = readGranuleField(bytes, granuleAt, 'part2_3_length');
        const consumed = consumedBits[channel] ?? 0;
        copyBits(reservoir, source.mainDataAt + consumed, target, to, part23Length);
        consumedBits[channel] = consumed + part23Length;
        to += part23Length;
      });
    }
  }
}

/**
 * Merges two mono streams of MP3 into one dual-channel stream: the left channel is the first stream, the right one the
 * second. Decoding yields the same samples from half as many frames, each of which costs more than its main data.
 * Speech recorded with one microphone is often MS stereo with an empty side channel, and counts as mono. Null when a
 * frame is not mono, or the main data of two does not fit into one frame and its reservoir. `bytes` start at file
 * offset `base`.
 */
export function mergeMonoStreams(
  bytes: Uint8Array,
  base: number,
  index: FrameIndex,
  streams: readonly (readonly PrerollSpan[])[],
): Uint8Array<ArrayBuffer> | null {
  const reader = new MonoFrameReader(bytes, base, index, streams.flat());
  const channels: MonoFrame[][] = [];
  for (const spans of streams) {
    const monoFrames: MonoFrame[] = [];
    if (!spans.every((span) => reader.read(span, monoFrames))) return null;
    channels.push(monoFrames);
  }
  const first = channels[0]?.[0];
  if (first === undefined) return null;
  const frameCount = Math.max(...channels.map((frames) => frames.length));
  const pairs = Array.from({ length: frameCount }, (_, frame) =>
    channels.map((frames) => frames[frame] ?? null),
  );
  return new DualChannelWriter(bytes, reader.reservoir, first).write(pairs);
}

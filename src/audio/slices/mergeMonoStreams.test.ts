import fc from 'fast-check';
import { joinBytes, mpegFrame } from '../../testing/recordings/syntheticRecordings';
import { readBits, writeBits } from './bits';
import { mergeMonoStreams } from './mergeMonoStreams';
import { readMpegHeader } from '../../domain/audioFormats/mpegHeader';
import { MpegFrameScanner } from '../../domain/audioFormats/mpegFrameScanner';

const layouts = {
  1: { mainDataBeginBits: 9, granulesAt: 20, granules: 2, granuleBits: 59, sideInfoBytes: 32 },
  2: { mainDataBeginBits: 8, granulesAt: 10, granules: 1, granuleBits: 63, sideInfoBytes: 17 },
};
const MS_STEREO = 0x60;
const HEADER_BYTES = 4;
const BITRATE_INDEX = 9;
const MAX_BITRATE_INDEX = 14;

interface FrameSpec {
  /** Size of the main data, which starts as far before the frame as the bit reservoir allows. */
  bytes: number;
  gain: number;
  fill: number;
}

/** MS stereo frames with an empty S channel, whose main data may start in earlier frames. */
function msStereoFrames(version: 1 | 2, specs: readonly FrameSpec[]) {
  const { mainDataBeginBits, granulesAt, granules, granuleBits, sideInfoBytes } = layouts[version];
  const frames = specs.map(() => mpegFrame(version, { rate: BITRATE_INDEX, fill: 0 }));
  const capacity = (frames[0]?.length ?? 0) - HEADER_BYTES - sideInfoBytes;
  const stream = new Uint8Array(capacity * frames.length);
  let next = 0;
  const mainData = specs.map(({ bytes, gain, fill }, index) => {
    const frame = frames[index] ?? new Uint8Array(0);
    next = Math.max(next, index * capacity - (2 ** mainDataBeginBits - 1));
    const length = Math.min(bytes, (index + 1) * capacity - next);
    frame[3] = MS_STEREO;
    writeBits(frame, HEADER_BYTES * 8, mainDataBeginBits, index * capacity - next);
    for (let granule = 0; granule < granules; granule += 1) {
      const at = HEADER_BYTES * 8 + granulesAt + granule * 2 * granuleBits;
      writeBits(frame, at, 12, granule === 0 ? length * 8 : 0);
      writeBits(frame, at + 21, 8, gain);
      writeBits(frame, at + granuleBits - 2, 2, 3);
    }
    stream.fill(fill, next, next + length);
    const mainDataOfFrame = stream.slice(next, next + length);
    next += length;
    return mainDataOfFrame;
  });
  frames.forEach((frame, index) =>
    frame.set(
      stream.subarray(index * capacity, (index + 1) * capacity),
      HEADER_BYTES + sideInfoBytes,
    ),
  );
  return { frames, mainData };
}

/** Merges the frames from `from` on in two halves; null when they are not mono. */
function merge(frames: readonly Uint8Array[], from = 0) {
  const bytes = joinBytes(...frames);
  const scanner = new MpegFrameScanner();
  scanner.scan(bytes, 0, true);
  const scan = scanner.finish();
  if (scan.kind !== 'scanned') throw new Error(scan.kind);
  const middle = from + Math.ceil((frames.length - from) / 2);
  const merged = mergeMonoStreams(bytes, 0, scan.index, [
    [{ prerollFirst: 0, first: from, end: middle }],
    [{ prerollFirst: 0, first: middle, end: frames.length }],
  ]);
  return merged === null ? null : { frames: framesOf(merged), middle };
}

function framesOf(bytes: Uint8Array): Uint8Array[] {
  const frames: Uint8Array[] = [];
  for (let at = 0; at < bytes.length;) {
    const size = readMpegHeader(bytes, at)?.bytes ?? bytes.length;
    frames.push(bytes.subarray(at, at + size));
    at += size;
  }
  return frames;
}

/** Decodes side information: the main data of each channel, located by main_data_begin. */
function readFrames(version: 1 | 2, frames: readonly Uint8Array[]) {
  const { mainDataBeginBits, granulesAt, granules, granuleBits, sideInfoBytes } = layouts[version];
  const stream = joinBytes(...frames.map((frame) => frame.subarray(HEADER_BYTES + sideInfoBytes)));
  let capacityEnd = 0;
  return frames.map((frame) => {
    const begin = capacityEnd - readBits(frame, HEADER_BYTES * 8, mainDataBeginBits);
    capacityEnd += frame.length - HEADER_BYTES - sideInfoBytes;
    let at = begin * 8;
    const channels = [0, 1].map(() => ({ bits: [] as number[], gain: 0, last: 0, length: 0 }));
    for (let granule = 0; granule < granules; granule += 1) {
      channels.forEach((decoded, channel) => {
        const info = HEADER_BYTES * 8 + granulesAt + (granule * 2 + channel) * granuleBits;
        const length = readBits(frame, info, 12);
        for (let bit = 0; bit < length; bit += 1) decoded.bits.push(readBits(stream, at + bit, 1));
        at += length;
        decoded.length += length;
        decoded.gain = readBits(frame, info + 21, 8);
        decoded.last = readBits(frame, info + granuleBits - 2, 2);
      });
    }
    return { begin, end: Math.ceil(at / 8), capacityEnd, channels };
  });
}

const bitsOf = (bytes: Uint8Array, length: number) =>
  Array.from({ length }, (_, bit) => readBits(bytes, bit, 1));

const spec = fc.record({
  bytes: fc.nat(500),
  gain: fc.integer({ min: 2, max: 255 }),
  fill: fc.integer({ min: 0, max: 0xfe }),
});
const specs = fc.array(spec, { minLength: 4, maxLength: 12 });
const few = Array.from({ length: 6 }, () => ({ bytes: 300, gain: 200, fill: 7 }));

describe('MP3 with the same audio in both channels', () => {
  it('becomes frames of two channels, a half of it in each, as loud as before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1 as const, 2 as const),
        specs,
        fc.nat(3),
        (version, specified, from) => {
          // Limited so that two of these fit into the largest frame of either version.
          const most = version === 1 ? 500 : 240;
          const all = specified.map((frame) => ({
            ...frame,
            bytes: Math.min(most, frame.bytes),
          }));
          const { frames, mainData } = msStereoFrames(version, all);
          const merged = merge(frames, from);
          if (merged === null) throw new Error('Not merged');
          const { middle } = merged;
          expect(merged.frames).toHaveLength(middle - from);
          readFrames(version, merged.frames).forEach(
            ({ begin, end, capacityEnd, channels }, index) => {
              const header = readMpegHeader(merged.frames[index] ?? new Uint8Array(0), 0);
              expect(header).toMatchObject({ version, channels: 2 });
              expect([begin >= 0, end <= capacityEnd]).toEqual([true, true]);
              channels.forEach(({ bits, gain, last }, channel) => {
                const frame = (channel === 0 ? from : middle) + index;
                const mainDataOfFrame = mainData[frame];
                expect(bits).toEqual(
                  mainDataOfFrame ? bitsOf(mainDataOfFrame, mainDataOfFrame.length * 8) : [],
                );
                expect(gain).toBe(mainDataOfFrame ? (all[frame]?.gain ?? 0) - 2 : 0);
                expect(last).toBe(mainDataOfFrame ? 3 : 0);
              });
            },
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('begins in frames before its own where two halves are too much for one', () => {
    const { frames, mainData } = msStereoFrames(1, [
      ...[100, 100, 100, 511].map((bytes) => ({ bytes, gain: 200, fill: 9 })),
      ...[100, 100, 100, 511].map((bytes) => ({ bytes, gain: 200, fill: 5 })),
    ]);
    const merged = merge(frames)?.frames ?? [];
    const { channels, begin, end } = readFrames(1, merged)[3] ?? { channels: [], begin: 0, end: 0 };
    const largest = readMpegHeader(merged[3] ?? new Uint8Array(0), 0);
    expect(largest?.bitrateKbps).toBe(320);
    expect(end - begin).toBeGreaterThan((largest?.bytes ?? 0) - HEADER_BYTES - 32);
    expect(channels.map(({ length }) => length / 8)).toEqual(
      [3, 7].map((at) => mainData[at]?.length),
    );
  });

  it('is merged unchanged where it has one channel', () => {
    const mono = mpegFrame(1, { rate: BITRATE_INDEX, fill: 0, isMono: true });
    const [info, granule] = [HEADER_BYTES * 8 + 18, 59];
    writeBits(mono, info, 12, 20);
    writeBits(mono, info + granule, 12, 12);
    writeBits(mono, info + 21, 8, 150);
    mono.set([1, 2, 3, 4], HEADER_BYTES + 17);
    const [pair] = readFrames(1, merge([mono, mono, mono, mono])?.frames ?? []);
    for (const { bits, length } of pair?.channels ?? []) {
      expect(length).toBe(32);
      expect(bits).toEqual(bitsOf(Uint8Array.of(1, 2, 3, 4), 32));
    }
    expect(pair?.channels[0]?.gain).toBe(0);
    expect(readBits(merge([mono, mono])?.frames[0] ?? mono, HEADER_BYTES * 8 + 20 + 21, 8)).toBe(
      150,
    );
  });

  it.each([1, 2] as const)(
    'is left alone where the S channel has main data, in version %s',
    (version) => {
      const { granulesAt, granuleBits } = layouts[version];
      const { frames } = msStereoFrames(version, few);
      expect(merge(frames)).not.toBeNull();
      writeBits(frames[3] ?? new Uint8Array(0), HEADER_BYTES * 8 + granulesAt + granuleBits, 12, 5);
      expect(merge(frames)).toBeNull();
    },
  );

  it('is left alone where the channels are stored apart, cut off before, or too much', () => {
    const apart = msStereoFrames(1, few).frames;
    for (const frame of apart) frame[3] = 0;
    expect(merge(apart)).toBeNull();
    const { frames } = msStereoFrames(1, few);
    writeBits(frames[0] ?? new Uint8Array(0), HEADER_BYTES * 8, 9, 100);
    expect(merge(frames)).toBeNull();
    const full = mpegFrame(1, { rate: MAX_BITRATE_INDEX, fill: 0, isMono: true });
    for (const granule of [0, 59]) writeBits(full, HEADER_BYTES * 8 + 18 + granule, 12, 4095);
    expect(merge([full, full, full, full])).toBeNull();
  });

  it('is nothing on both sides where both are silent, however they are stored', () => {
    const silent = Array.from({ length: 4 }, () => mpegFrame(1, { rate: BITRATE_INDEX, fill: 0 }));
    expect(merge(silent)?.frames).toHaveLength(2);
  });
});

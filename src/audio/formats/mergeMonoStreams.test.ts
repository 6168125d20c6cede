import fc from 'fast-check';
import { joinBytes, mpegFrame } from '../../testing/sound/soundFiles';
import { readBits, writeBits } from './bits';
import { mergeSides } from './mergeMonoStreams';
import { readMpegHeader } from './mpegHeader';
import { walkMpeg } from './mpegFrames';

const layouts = {
  1: { reach: 9, before: 20, granules: 2, granuleBits: 59, side: 32 },
  2: { reach: 8, before: 10, granules: 1, granuleBits: 63, side: 17 },
};
const MIDDLE = 0x60;
const HEADER = 4;
const RATE = 9;
const LARGEST = 14;

interface Wish {
  /** Of its sound; it begins as far before the frame as earlier frames left room. */
  bytes: number;
  gain: number;
  fill: number;
}

/** Frames of two channels, a middle and an empty side, whose sound may begin in frames before them. */
function middleFrames(version: 1 | 2, wishes: readonly Wish[]) {
  const { reach, before, granules, granuleBits, side } = layouts[version];
  const frames = wishes.map(() => mpegFrame(version, { rate: RATE, fill: 0 }));
  const room = (frames[0]?.length ?? 0) - HEADER - side;
  const stream = new Uint8Array(room * frames.length);
  let next = 0;
  const sounds = wishes.map(({ bytes, gain, fill }, place) => {
    const frame = frames[place] ?? new Uint8Array(0);
    next = Math.max(next, place * room - (2 ** reach - 1));
    const length = Math.min(bytes, (place + 1) * room - next);
    frame[3] = MIDDLE;
    writeBits(frame, HEADER * 8, reach, place * room - next);
    for (let granule = 0; granule < granules; granule += 1) {
      const at = HEADER * 8 + before + granule * 2 * granuleBits;
      writeBits(frame, at, 12, granule === 0 ? length * 8 : 0);
      writeBits(frame, at + 21, 8, gain);
      writeBits(frame, at + granuleBits - 2, 2, 3);
    }
    stream.fill(fill, next, next + length);
    const sound = stream.slice(next, next + length);
    next += length;
    return sound;
  });
  frames.forEach((frame, place) =>
    frame.set(stream.subarray(place * room, (place + 1) * room), HEADER + side),
  );
  return { frames, sounds };
}

/** The frames `from` on, in two halves; null where they aren't merged. */
function merge(frames: readonly Uint8Array[], from = 0) {
  const bytes = joinBytes(...frames);
  const walk = walkMpeg(bytes);
  if (walk.kind !== 'walked') throw new Error(walk.kind);
  const middle = from + Math.ceil((frames.length - from) / 2);
  const merged = mergeSides(bytes, 0, walk.index, [
    [{ read: 0, first: from, end: middle }],
    [{ read: 0, first: middle, end: frames.length }],
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

/** What a decoder finds in frames of two channels: the sound of each frame, found by its reach. */
function readPairs(version: 1 | 2, frames: readonly Uint8Array[]) {
  const { reach, before, granules, granuleBits, side } = layouts[version];
  const stream = joinBytes(...frames.map((frame) => frame.subarray(HEADER + side)));
  let passed = 0;
  return frames.map((frame) => {
    const begin = passed - readBits(frame, HEADER * 8, reach);
    passed += frame.length - HEADER - side;
    let at = begin * 8;
    const sides = [0, 1].map(() => ({ bits: [] as number[], gain: 0, last: 0, length: 0 }));
    for (let granule = 0; granule < granules; granule += 1) {
      sides.forEach((one, channel) => {
        const info = HEADER * 8 + before + (granule * 2 + channel) * granuleBits;
        const length = readBits(frame, info, 12);
        for (let bit = 0; bit < length; bit += 1) one.bits.push(readBits(stream, at + bit, 1));
        at += length;
        one.length += length;
        one.gain = readBits(frame, info + 21, 8);
        one.last = readBits(frame, info + granuleBits - 2, 2);
      });
    }
    return { begin, end: Math.ceil(at / 8), passed, sides };
  });
}

const bitsOf = (bytes: Uint8Array, length: number) =>
  Array.from({ length }, (_, bit) => readBits(bytes, bit, 1));

const wish = fc.record({
  bytes: fc.nat(500),
  gain: fc.integer({ min: 2, max: 255 }),
  fill: fc.integer({ min: 0, max: 0xfe }),
});
const wishes = fc.array(wish, { minLength: 4, maxLength: 12 });
const few = Array.from({ length: 6 }, () => ({ bytes: 300, gain: 200, fill: 7 }));

describe('MP3 with the same sound on both sides', () => {
  it('becomes frames of two channels, a half of it in each, as loud as before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1 as const, 2 as const),
        wishes,
        fc.nat(3),
        (version, wished, from) => {
          // Of the slower version two of these fit into the largest frame, too.
          const most = version === 1 ? 500 : 240;
          const all = wished.map((one) => ({ ...one, bytes: Math.min(most, one.bytes) }));
          const { frames, sounds } = middleFrames(version, all);
          const merged = merge(frames, from);
          if (merged === null) throw new Error('Not merged');
          const { middle } = merged;
          expect(merged.frames).toHaveLength(middle - from);
          readPairs(version, merged.frames).forEach(({ begin, end, passed, sides }, place) => {
            const header = readMpegHeader(merged.frames[place] ?? new Uint8Array(0), 0);
            expect(header).toMatchObject({ version, channels: 2 });
            expect([begin >= 0, end <= passed]).toEqual([true, true]);
            sides.forEach(({ bits, gain, last }, channel) => {
              const frame = (channel === 0 ? from : middle) + place;
              const sound = sounds[frame];
              expect(bits).toEqual(sound ? bitsOf(sound, sound.length * 8) : []);
              expect(gain).toBe(sound ? (all[frame]?.gain ?? 0) - 2 : 0);
              expect(last).toBe(sound ? 3 : 0);
            });
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('begins in frames before its own where two halves are too much for one', () => {
    const { frames, sounds } = middleFrames(1, [
      ...[100, 100, 100, 511].map((bytes) => ({ bytes, gain: 200, fill: 9 })),
      ...[100, 100, 100, 511].map((bytes) => ({ bytes, gain: 200, fill: 5 })),
    ]);
    const merged = merge(frames)?.frames ?? [];
    const { sides, begin, end } = readPairs(1, merged)[3] ?? { sides: [], begin: 0, end: 0 };
    const largest = readMpegHeader(merged[3] ?? new Uint8Array(0), 0);
    expect(largest?.kilobits).toBe(320);
    expect(end - begin).toBeGreaterThan((largest?.bytes ?? 0) - HEADER - 32);
    expect(sides.map(({ length }) => length / 8)).toEqual([3, 7].map((at) => sounds[at]?.length));
  });

  it('is merged just so where it has one channel', () => {
    const one = mpegFrame(1, { rate: RATE, fill: 0, isMono: true });
    const [info, granule] = [HEADER * 8 + 18, 59];
    writeBits(one, info, 12, 20);
    writeBits(one, info + granule, 12, 12);
    writeBits(one, info + 21, 8, 150);
    one.set([1, 2, 3, 4], HEADER + 17);
    const [pair] = readPairs(1, merge([one, one, one, one])?.frames ?? []);
    for (const { bits, length } of pair?.sides ?? []) {
      expect(length).toBe(32);
      expect(bits).toEqual(bitsOf(Uint8Array.of(1, 2, 3, 4), 32));
    }
    expect(pair?.sides[0]?.gain).toBe(0);
    expect(readBits(merge([one, one])?.frames[0] ?? one, HEADER * 8 + 20 + 21, 8)).toBe(150);
  });

  it.each([1, 2] as const)(
    'is left alone where a side says something, in version %s',
    (version) => {
      const { before, granuleBits } = layouts[version];
      const { frames } = middleFrames(version, few);
      expect(merge(frames)).not.toBeNull();
      writeBits(frames[3] ?? new Uint8Array(0), HEADER * 8 + before + granuleBits, 12, 5);
      expect(merge(frames)).toBeNull();
    },
  );

  it('is left alone where the channels are stored apart, cut off before, or too much', () => {
    const apart = middleFrames(1, few).frames;
    for (const frame of apart) frame[3] = 0;
    expect(merge(apart)).toBeNull();
    const { frames } = middleFrames(1, few);
    writeBits(frames[0] ?? new Uint8Array(0), HEADER * 8, 9, 100);
    expect(merge(frames)).toBeNull();
    const full = mpegFrame(1, { rate: LARGEST, fill: 0, isMono: true });
    for (const granule of [0, 59]) writeBits(full, HEADER * 8 + 18 + granule, 12, 4095);
    expect(merge([full, full, full, full])).toBeNull();
  });

  it('is nothing on both sides where both are silent, however they are stored', () => {
    const silent = Array.from({ length: 4 }, () => mpegFrame(1, { rate: RATE, fill: 0 }));
    expect(merge(silent)?.frames).toHaveLength(2);
  });
});

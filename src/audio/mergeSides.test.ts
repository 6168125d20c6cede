import fc from 'fast-check';
import { joinBytes, mpegFrame, type MpegVersion } from '../testing/soundFiles';
import { readBits, writeBits } from './bits';
import { mergeSides } from './mergeSides';
import { readMpegHeader } from './mpegHeader';
import { walkMpeg } from './walkMpeg';

const layouts = {
  1: { reach: 9, before: 20, monoBefore: 18, granules: 2, granuleBits: 59, side: 32, mono: 17 },
  2: { reach: 8, before: 10, monoBefore: 9, granules: 1, granuleBits: 63, side: 17, mono: 9 },
};
const MIDDLE = 0x60;
const HEADER = 4;
const RATE = 9;

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

function merge(frames: readonly Uint8Array[], first = 0) {
  const bytes = joinBytes(...frames);
  const walk = walkMpeg(bytes);
  if (walk.kind !== 'walked') throw new Error(walk.kind);
  const merged = mergeSides(bytes, 0, walk.index, [{ read: 0, first, end: frames.length }]);
  return merged === null ? null : framesOf(merged);
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

const wish = fc.record({
  bytes: fc.nat(500),
  gain: fc.integer({ min: 2, max: 255 }),
  fill: fc.integer({ min: 0, max: 0xfe }),
});
const wishes = fc.array(wish, { minLength: 4, maxLength: 12 });
const few = Array.from({ length: 6 }, () => ({ bytes: 300, gain: 200, fill: 7 }));

describe('MP3 with the same sound on both sides', () => {
  it('becomes frames of one channel that hold all their sound, as loud as before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1 as const, 2 as const),
        wishes,
        fc.nat(3),
        (version, all, from) => {
          const { frames, sounds } = middleFrames(version, all);
          const merged = merge(frames, from) ?? [];
          expect(merged).toHaveLength(frames.length - from);
          const { monoBefore, granules, granuleBits, reach, mono } = layouts[version];
          merged.forEach((frame, place) => {
            const header = readMpegHeader(frame, 0);
            expect(header).toMatchObject({ version, channels: 1, bytes: frame.length });
            expect(readBits(frame, HEADER * 8, reach)).toBe(0);
            const sound = sounds[from + place] ?? new Uint8Array(0);
            for (let granule = 0; granule < granules; granule += 1) {
              const at = HEADER * 8 + monoBefore + granule * granuleBits;
              expect(readBits(frame, at, 12)).toBe(granule === 0 ? sound.length * 8 : 0);
              expect(readBits(frame, at + 21, 8)).toBe((all[from + place]?.gain ?? 0) - 2);
              expect(readBits(frame, at + granuleBits - 2, 2)).toBe(3);
            }
            expect([...frame.subarray(HEADER + mono, HEADER + mono + sound.length)]).toEqual([
              ...sound,
            ]);
          });
        },
      ),
      { numRuns: 60 },
    );
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

  it('is left alone where the channels are stored apart, one channel, or cut off before', () => {
    const apart = middleFrames(1, few).frames;
    for (const frame of apart) frame[3] = 0;
    expect(merge(apart)).toBeNull();
    const one = (version: MpegVersion) => mpegFrame(version, { rate: RATE, fill: 0, isMono: true });
    expect(merge([one(1), one(1), one(1)])).toBeNull();
    const { frames } = middleFrames(1, few);
    writeBits(frames[0] ?? new Uint8Array(0), HEADER * 8, 9, 100);
    expect(merge(frames)).toBeNull();
  });

  it('is one channel of nothing where both are silent, however they are stored', () => {
    const silent = Array.from({ length: 4 }, () => mpegFrame(1, { rate: RATE, fill: 0 }));
    expect(merge(silent)).toHaveLength(4);
  });
});

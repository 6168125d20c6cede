import fc from 'fast-check';
import { joinBytes } from '../../testing/recordings/syntheticRecordings';
import { readAacConfig, writeAdtsStream } from './adtsStream';
import { mp3SampleEntry } from '../../domain/audioFormats/writeMp4';

const box = (name: string, ...content: number[]) => [
  ...[0, 0, 0, 8 + content.length],
  ...Array.from(name, (letter) => letter.charCodeAt(0)),
  ...content,
];

interface EntryShape {
  config: readonly number[];
  objectType?: number;
  version?: number;
}

/** Sample entry as encoders write it, with descriptor lengths in four bytes. */
function sampleEntry({ config, objectType = 0x40, version = 0 }: EntryShape): Uint8Array {
  const descriptor = (tag: number, ...content: number[]) => [
    ...[tag, 0x80, 0x80, 0x80, content.length],
    ...content,
  ];
  const decoder = [objectType, 0x15, ...Array<number>(11).fill(0), ...descriptor(5, ...config)];
  const stream = descriptor(3, 0, 1, 0, ...descriptor(4, ...decoder), ...descriptor(6, 2));
  const head = [...Array<number>(7).fill(0), 1, 0, version, ...Array<number>(18).fill(0)];
  return Uint8Array.from(box('mp4a', ...head, ...box('esds', 0, 0, 0, 0, ...stream)));
}

describe('the format of AAC', () => {
  it('is read from its sample entry', () => {
    expect(readAacConfig(sampleEntry({ config: [0x11, 0x90] }))).toEqual({
      samplingFrequencyIndex: 3,
      channelConfiguration: 2,
    });
    const extended = [0x12, 0x08, 0x56, 0xe5, 0x00];
    expect(readAacConfig(sampleEntry({ config: extended }))).toEqual({
      samplingFrequencyIndex: 4,
      channelConfiguration: 1,
    });
  });

  it.each([
    ['of high efficiency', sampleEntry({ config: [0x2b, 0x11, 0x88, 0x00] })],
    ['with shorter frames', sampleEntry({ config: [0x11, 0x94] })],
    ['with a rate that stands in no table', sampleEntry({ config: [0x17, 0x90, 0, 0, 0] })],
    ['whose channels are arranged by itself', sampleEntry({ config: [0x11, 0x80] })],
    ['that is MP3', sampleEntry({ config: [0x11, 0x90], objectType: 0x6b })],
    ['of another version', sampleEntry({ config: [0x11, 0x90], version: 1 })],
    ['without a configuration', mp3SampleEntry(2, 48_000, 0x6b)],
    ['that ends early', sampleEntry({ config: [0x11, 0x90] }).subarray(0, 60)],
  ])('is not read from audio %s', (_what, entry) => {
    expect(readAacConfig(entry)).toBeNull();
  });
});

describe('a stream of AAC', () => {
  it('holds each frame behind a head that says its format and its length', () => {
    const frame = fc.uint8Array({ minLength: 1, maxLength: 700 });
    const configs = fc.record({
      samplingFrequencyIndex: fc.nat(12),
      channelConfiguration: fc.integer({ min: 1, max: 6 }),
    });
    fc.assert(
      fc.property(
        fc.array(frame, { minLength: 1 }),
        fc.nat(90),
        configs,
        (frames, base, config) => {
          const sizes = Uint32Array.from(frames, ({ length }) => length);
          const offsets = sizes.map((_, frame) =>
            sizes.subarray(0, frame).reduce((total, size) => total + size, base),
          );
          const index = { offsets, sizes, samplesPerFrame: 1024, sampleRate: 48_000 };
          const middle = Math.floor(frames.length / 2);
          const spans = [
            { first: 0, end: middle },
            { first: middle, end: frames.length },
          ];
          const stream = writeAdtsStream(config, joinBytes(...frames), base, index, spans);
          let offset = 0;
          for (const bytes of frames) {
            const bits = BigInt(
              `0x${Buffer.from(stream.subarray(offset, offset + 7)).toString('hex')}`,
            );
            const field = (from: number, count: number) =>
              Number((bits >> BigInt(56 - from - count)) & ((1n << BigInt(count)) - 1n));
            expect([field(0, 12), field(15, 1), field(16, 2)]).toEqual([0xfff, 1, 1]);
            expect({
              samplingFrequencyIndex: field(18, 4),
              channelConfiguration: field(23, 3),
            }).toEqual(config);
            expect([field(30, 13), field(54, 2)]).toEqual([bytes.length + 7, 0]);
            expect(stream.subarray(offset + 7, offset + 7 + bytes.length)).toEqual(bytes);
            offset += 7 + bytes.length;
          }
          expect(offset).toBe(stream.length);
        },
      ),
    );
  });
});

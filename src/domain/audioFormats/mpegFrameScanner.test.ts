import fc from 'fast-check';
import {
  id3Tag,
  joinBytes,
  mpegFrame,
  xingFrame,
  type FrameShape,
} from '../../testing/recordings/syntheticRecordings';
import { MpegFrameScanner } from './mpegFrameScanner';

const version = fc.constantFrom(1 as const, 2 as const, 2.5 as const);
/** Byte that cannot begin a syncword. */
const plain = fc.integer({ min: 0, max: 0xfe });
const shape: fc.Arbitrary<FrameShape> = fc.record({
  rate: fc.integer({ min: 1, max: 14 }),
  fill: plain,
  isMono: fc.boolean(),
});
const shapes = fc.array(shape, { minLength: 3, maxLength: 40 });
const junk = fc.array(plain, { maxLength: 400 }).map((bytes) => Uint8Array.from(bytes));

/** Scans a file held in memory. */
function scanMpegFrames(bytes: Uint8Array) {
  const scanner = new MpegFrameScanner();
  scanner.scan(bytes, 0, true);
  return scanner.finish();
}

function scanned(bytes: Uint8Array) {
  const scan = scanMpegFrames(bytes);
  if (scan.kind !== 'scanned') throw new Error(scan.kind);
  return scan;
}

describe('scanning an MP3 file', () => {
  it('finds every frame, whatever lies before, after and between', () => {
    fc.assert(
      fc.property(version, shapes, shapes, junk, fc.nat(3000), (kind, first, second, dirt, tag) => {
        const [a, b] = [first, second].map((part) => part.map((each) => mpegFrame(kind, each)));
        if (!a || !b) return;
        const bytes = joinBytes(id3Tag(tag), ...a, dirt, ...b, new Uint8Array(dirt.length));
        const { index, isVariableBitRate } = scanned(bytes);
        const offsets: number[] = [];
        let at = tag + 10;
        for (const frame of a) at = (offsets.push(at), at + frame.length);
        at += dirt.length;
        for (const frame of b) at = (offsets.push(at), at + frame.length);
        expect([...index.offsets]).toEqual(offsets);
        expect([...index.sizes]).toEqual([...a, ...b].map((frame) => frame.length));
        expect(index.samplesPerFrame).toBe(kind === 1 ? 1152 : 576);
        const rates = new Set([...first, ...second].map(({ rate }) => rate));
        expect(isVariableBitRate).toBe(rates.size > 1);
      }),
      { numRuns: 200 },
    );
  });

  it('leaves out what the end of the file cuts', () => {
    const frames = [1, 2, 3, 4].map((fill) => mpegFrame(1, { rate: 9, fill }));
    const whole = joinBytes(...frames);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: mpegFrame(1, { rate: 9, fill: 0 }).length }), (cut) => {
        expect(scanned(whole.subarray(0, whole.length - cut)).index.sizes).toHaveLength(3);
      }),
    );
  });

  it.each([1, 2, 2.5] as const)(
    'reads what the encoder of version %s counted, and leaves its frame out',
    (kind) => {
      const frames = [1, 2, 3].map((fill) => mpegFrame(kind, { rate: 5, fill }));
      const xing = xingFrame(kind, 1234);
      const { index, declaredFrames, isVariableBitRate } = scanned(joinBytes(xing, ...frames));
      expect(declaredFrames).toBe(1234);
      expect(index.offsets[0]).toBe(xing.length);
      expect(index.sizes).toHaveLength(3);
      expect(isVariableBitRate).toBe(false);
    },
  );

  it('reads the count of a VBRI header too', () => {
    const vbri = mpegFrame(1, { rate: 9, fill: 0 });
    vbri.set([0x56, 0x42, 0x52, 0x49], 36);
    new DataView(vbri.buffer).setUint32(36 + 14, 77);
    const frames = [1, 2, 3].map((fill) => mpegFrame(1, { rate: 5, fill }));
    const { declaredFrames, index } = scanned(joinBytes(vbri, ...frames));
    expect([declaredFrames, index.sizes.length]).toEqual([77, 3]);
  });

  it('is not misled by a byte that looks like a frame within a tag or junk', () => {
    const frames = [1, 2, 3, 4].map((fill) => mpegFrame(1, { rate: 9, fill }));
    const decoy = mpegFrame(1, { rate: 4, fill: 0 }).subarray(0, 50);
    const tag = id3Tag(60);
    tag.set(decoy, 10);
    const { index, junkBytes } = scanned(joinBytes(tag, decoy, ...frames));
    expect(index.offsets[0]).toBe(tag.length + decoy.length);
    expect([index.sizes.length, junkBytes]).toEqual([4, decoy.length]);
  });

  it('knows tags at the end', () => {
    const frames = [1, 2, 3].map((fill) => mpegFrame(1, { rate: 9, fill }));
    const old = new Uint8Array(128);
    old.set([0x54, 0x41, 0x47]);
    const ape = new Uint8Array(32);
    ape.set([...'APETAGEX'].map((letter) => letter.charCodeAt(0)));
    expect(scanned(joinBytes(...frames, ape, old))).toMatchObject({ junkBytes: 0 });
  });

  it('refuses what has no frames of its kind, and says why', () => {
    const free = new Uint8Array(4000);
    for (let at = 0; at < 4000; at += 400) free.set([0xff, 0xfb, 0x00, 0x40], at);
    expect(scanMpegFrames(free)).toEqual({ kind: 'free format' });
    const second = new Uint8Array(4000);
    second.set([0xff, 0xfd, 0x90, 0x40]);
    expect(scanMpegFrames(second)).toEqual({ kind: 'layer', layer: 2 });
    expect(scanMpegFrames(new Uint8Array(5000))).toEqual({ kind: 'none' });
    expect(scanMpegFrames(new Uint8Array(0))).toEqual({ kind: 'none' });
  });

  it('ends on anything', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => {
        expect(scanMpegFrames(bytes).kind).toEqual(expect.any(String));
      }),
    );
  });
});

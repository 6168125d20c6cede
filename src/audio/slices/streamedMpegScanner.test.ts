import fc from 'fast-check';
import {
  id3Tag,
  joinBytes,
  mpegFrame,
  type FrameShape,
} from '../../testing/recordings/syntheticRecordings';
import { blobBytes } from './blobBytes';
import { readSound } from './readSound';
import { StreamedMpegScanner } from './streamedMpegScanner';

const readWhole = (bytes: Uint8Array<ArrayBuffer>) => readSound(blobBytes(new Blob([bytes])));

/** Byte that cannot begin a syncword. */
const plain = fc.integer({ min: 0, max: 0xfe });
const shape: fc.Arbitrary<FrameShape> = fc.record({
  rate: fc.integer({ min: 1, max: 14 }),
  fill: plain,
  isMono: fc.boolean(),
});
const shapes = fc.array(shape, { minLength: 3, maxLength: 40 });
const junk = fc.array(plain, { maxLength: 400 }).map((bytes) => Uint8Array.from(bytes));

describe('scanning an MP3 file in parts', () => {
  it('finds the same in windows of any length as in one piece', async () => {
    await fc.assert(
      fc.asyncProperty(shapes, shapes, junk, fc.nat(30_000), async (first, second, dirt, more) => {
        const [a, b] = [first, second].map((part) => part.map((each) => mpegFrame(1, each)));
        const bytes = joinBytes(id3Tag(300), ...(a ?? []), dirt, ...(b ?? []), dirt);
        const windowBytes = 8200 + more;
        const source = blobBytes(new Blob([bytes]), windowBytes);
        expect(await readSound(source, windowBytes)).toEqual(await readWhole(bytes));
      }),
      { numRuns: 100 },
    );
  });

  it('finds the same while the file arrives, in parts of any length', async () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(shapes, junk, fc.nat(30_000), lengths, async (made, dirt, tag, steps) => {
        const frames = made.map((each) => mpegFrame(1, each));
        const bytes = joinBytes(id3Tag(tag), ...frames, dirt, ...frames);
        const scan = new StreamedMpegScanner(8200);
        for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
          const end = at + (steps[turn % steps.length] ?? 1);
          scan.push(bytes.subarray(at, end));
          at = end;
        }
        expect(scan.finish()).toEqual(await readWhole(bytes));
      }),
      { numRuns: 100 },
    );
    const other = new StreamedMpegScanner();
    other.push(new TextEncoder().encode('RIFF....WAVE'));
    expect(other.finish()).toBeNull();
  });
});

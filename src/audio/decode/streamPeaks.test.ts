import { joinBytes, mpegFrame, wavBytes } from '../../testing/recordings/syntheticRecordings';
import { decodeFillBytes } from '../../testing/recordings/fakeRecordingPorts';
import { computePeaks } from './recordingPeaks';
import { type FrameDecoder } from './frameDecoder';
import { DecodeSession } from './decodeSession';
import { localClient } from './startDecodeClient';

/** About 2 minutes at 44.1 kHz; the level of each frame depends on its index. */
const FRAMES = 4600;
const fillOf = (frame: number) => (frame * 7) % 127;
const mp3 = joinBytes(
  ...Array.from({ length: FRAMES }, (_, frame) => mpegFrame(1, { rate: 1, fill: fillOf(frame) })),
);

type Decode = FrameDecoder['decode'];

const decodeHere: Decode = (bytes) => decodeFillBytes(bytes);

/** Computes the peaks of a file with these frame decoders in the session; null for none. */
async function computeWith(bytes: Uint8Array<ArrayBuffer>, decode: Decode | null) {
  let [open, inWorker, onPage] = [0, 0, 0];
  const startDecoder = () => {
    open += 1;
    return {
      decode: (...args: Parameters<Decode>) => {
        inWorker += 1;
        return (decode ?? decodeHere)(...args);
      },
      close: () => void (open -= 1),
    };
  };
  const client = localClient(new DecodeSession(decode === null ? null : startDecoder));
  await client.read(new Blob([bytes]));
  const progress: number[] = [];
  const peaks = await computePeaks({
    client,
    decode: async (slice) => {
      onPage += 1;
      return decodeFillBytes(slice);
    },
    signal: new AbortController().signal,
    onPreview: () => undefined,
    onProgress: (done) => progress.push(done),
  });
  expect(open).toBe(0);
  return { peaks, progress, inWorker, onPage };
}

describe('frame decoders in the session', () => {
  it('give the same peaks as the page, which has nothing left to decode', async () => {
    const alone = await computeWith(mp3, null);
    const { peaks, inWorker, onPage, progress } = await computeWith(mp3, decodeHere);
    expect([alone.inWorker, onPage]).toEqual([0, 0]);
    expect(inWorker).toBeGreaterThan(5);
    expect(peaks).toEqual(alone.peaks);
    expect(peaks?.pyramid.levels[0]?.pairs.some((level) => level > 100)).toBe(true);
    expect(progress.at(-1)).toBe(1);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  it('are probed with a few frames, and leave to the page what they take one by one', async () => {
    const alone = await computeWith(mp3, null);
    const probes: number[] = [];
    const { peaks, inWorker, onPage, progress } = await computeWith(mp3, (bytes) => {
      probes.push(bytes.byteLength);
      return Promise.reject(new Error('Not all frames gave their sound'));
    });
    expect([inWorker, onPage]).toEqual([1, alone.onPage]);
    expect(probes[0]).toBeGreaterThan(1000);
    expect(probes[0]).toBeLessThan(mp3.length / 50);
    expect([peaks, progress]).toEqual([alone.peaks, alone.progress]);
  });

  it('leave to the page what they refuse, and ask no more after some slices', async () => {
    const { peaks } = await computeWith(mp3, null);
    let count = 0;
    const partial = await computeWith(mp3, async (...args) => {
      count += 1;
      if (count % 3 === 2) throw new DOMException('Broken', 'EncodingError');
      return decodeHere(...args);
    });
    expect(partial.peaks).toEqual(peaks);
    expect(partial.onPage).toBe(Math.floor((count + 1) / 3));
    let isFirst = true;
    const failing = await computeWith(mp3, async (...args) => {
      if (!isFirst) throw new Error('No');
      isFirst = false;
      return decodeHere(...args);
    });
    expect(failing.peaks).toEqual(peaks);
    expect(failing.onPage).toBeGreaterThanOrEqual(failing.inWorker - 1);
  });

  it('are not needed for uncompressed sound', async () => {
    const { peaks, inWorker, onPage } = await computeWith(wavBytes([0, 0.5, -1], 8000), decodeHere);
    expect([...(peaks?.pyramid.levels[0]?.pairs ?? [])]).toEqual([-127, 64]);
    expect([inWorker, onPage]).toEqual([0, 0]);
  });
});

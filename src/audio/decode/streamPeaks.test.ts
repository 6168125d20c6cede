import { joinBytes, mpegFrame, wavBytes } from '../../testing/sound/soundFiles';
import { decodeFills } from '../../testing/sound/soundPorts';
import { drawRecording } from './recordingPeaks';
import { type FrameDecoder } from './frameDecoder';
import { scanSamples } from '../peaks/scanSamples';
import { SoundDesk } from './decodeSession';
import { deskOf } from './startDecodeWorker';

/** 2 minutes of 44.1 kHz, each frame as loud as its place says. */
const FRAMES = 4600;
const fillOf = (frame: number) => (frame * 7) % 127;
const mp3 = joinBytes(
  ...Array.from({ length: FRAMES }, (_, frame) => mpegFrame(1, { rate: 1, fill: fillOf(frame) })),
);

type Decode = FrameDecoder['decode'];

const decodeHere: Decode = async (bytes) => ({
  channels: await decodeFills(bytes),
  scan: scanSamples,
});

/** Draws a file with decoders at the desk that work like this; null: without any. */
async function draw(bytes: Uint8Array<ArrayBuffer>, decode: Decode | null) {
  let [open, atDesk, atPage] = [0, 0, 0];
  const startDecoder = () => {
    open += 1;
    return {
      decode: (...given: Parameters<Decode>) => {
        atDesk += 1;
        return (decode ?? decodeHere)(...given);
      },
      close: () => void (open -= 1),
    };
  };
  const desk = deskOf(new SoundDesk(decode === null ? null : startDecoder));
  await desk.read(new Blob([bytes]));
  const shares: number[] = [];
  const drawn = await drawRecording({
    desk,
    decode: async (slice) => {
      atPage += 1;
      return decodeFills(slice);
    },
    signal: new AbortController().signal,
    onPreview: () => undefined,
    onShare: (share) => shares.push(share),
  });
  expect(open).toBe(0);
  return { drawn, shares, atDesk, atPage };
}

describe('decoders beside the desk', () => {
  it('draw the same picture as the page, which has nothing left to do', async () => {
    const alone = await draw(mp3, null);
    const { drawn, atDesk, atPage, shares } = await draw(mp3, decodeHere);
    expect([alone.atDesk, atPage]).toEqual([0, 0]);
    expect(atDesk).toBeGreaterThan(5);
    expect(drawn).toEqual(alone.drawn);
    expect(drawn?.pyramid.levels[0]?.pairs.some((level) => level > 100)).toBe(true);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  it('are tried with a few frames, and leave to the page what they take one by one', async () => {
    const alone = await draw(mp3, null);
    const tried: number[] = [];
    const { drawn, atDesk, atPage, shares } = await draw(mp3, (bytes) => {
      tried.push(bytes.byteLength);
      return Promise.reject(new Error('Not all frames gave their sound'));
    });
    expect([atDesk, atPage]).toEqual([1, alone.atPage]);
    expect(tried[0]).toBeGreaterThan(1000);
    expect(tried[0]).toBeLessThan(mp3.length / 50);
    expect([drawn, shares]).toEqual([alone.drawn, alone.shares]);
  });

  it('leave to the page what they refuse, and ask no more after some slices', async () => {
    const { drawn } = await draw(mp3, null);
    let count = 0;
    const some = await draw(mp3, async (...given) => {
      count += 1;
      if (count % 3 === 2) throw new DOMException('Broken', 'EncodingError');
      return decodeHere(...given);
    });
    expect(some.drawn).toEqual(drawn);
    expect(some.atPage).toBe(Math.floor((count + 1) / 3));
    let isFirst = true;
    const late = await draw(mp3, async (...given) => {
      if (!isFirst) throw new Error('No');
      isFirst = false;
      return decodeHere(...given);
    });
    expect(late.drawn).toEqual(drawn);
    expect(late.atPage).toBeGreaterThanOrEqual(late.atDesk - 1);
  });

  it('are not needed for uncompressed sound', async () => {
    const { drawn, atDesk, atPage } = await draw(wavBytes([0, 0.5, -1], 8000), decodeHere);
    expect([...(drawn?.pyramid.levels[0]?.pairs ?? [])]).toEqual([-127, 64]);
    expect([atDesk, atPage]).toEqual([0, 0]);
  });
});

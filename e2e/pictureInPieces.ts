import { BrowserFrameDecoder } from '../src/audio/decode/frameDecoder';
import { decodeSamples } from '../src/audio/decode/decodeSamples';
import { computePeaks } from '../src/audio/decode/recordingPeaks';
import { PeaksAccumulator } from '../src/audio/peaks/peaksAccumulator';
import { readMpegHeader } from '../src/audio/formats/mpegHeader';
import { DecodeSession } from '../src/audio/decode/decodeSession';
import { localClient } from '../src/audio/decode/startDecodeClient';
import { walkMpeg } from '../src/audio/formats/mpegFrames';

/** How the picture of a recording that was drawn in slices differs from one of its whole sound. */
interface Comparison {
  pairs: number;
  /** By how many of 255 levels, at most and in how many of the pairs. */
  largest: number;
  differing: number;
  /** Flags: the frame decoders of the session decoded some of it, the page did. */
  drawnBy: { session: boolean; page: boolean };
  /** Loud ones, so that two silences don't pass for a picture. */
  loud: number;
}

async function drawInSlices(file: Blob, hasFrameDecoder: boolean) {
  const drawnBy = { session: false, page: false };
  const startDecoder = () => {
    const decoder = new BrowserFrameDecoder();
    return {
      decode: async (...asked: Parameters<BrowserFrameDecoder['decode']>) => {
        const decoded = await decoder.decode(...asked);
        drawnBy.session = true;
        return decoded;
      },
      close: () => decoder.close(),
    };
  };
  const client = localClient(new DecodeSession(hasFrameDecoder ? startDecoder : null));
  const report = await client.read(file);
  if (report.kind === 'unreadable') throw new Error(report.problem);
  const drawn = await computePeaks({
    client: client,
    decode: (bytes, sampleRate) => {
      drawnBy.page = true;
      return decodeSamples(bytes, sampleRate);
    },
    signal: new AbortController().signal,
    onPreview: () => undefined,
    onProgress: () => undefined,
  });
  const finest = drawn?.pyramid.levels[0];
  if (!drawn || !finest || drawn.failedSlices > 0) throw new Error('Not drawn');
  return { pairs: finest.pairs, sampleRate: drawn.pyramid.sampleRate, drawnBy };
}

/** Whether this browser's decoder for MP3 takes frames as one chunk: they are those of the file itself. */
async function takesMp3Chunks(url: string): Promise<boolean> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const walk = walkMpeg(bytes);
  if (walk.kind !== 'walked') throw new Error('Not MP3');
  const { offsets, sampleRate, samplesPerFrame } = walk.index;
  const [first, end] = [40, 44];
  let samples = 0;
  const decoder = new AudioDecoder({
    output: (sound) => {
      samples += sound.numberOfFrames;
      sound.close();
    },
    error: () => undefined, // Then there are no samples.
  });
  const numberOfChannels = readMpegHeader(bytes, offsets[first] ?? 0)?.channels ?? 2;
  decoder.configure({ codec: 'mp3', sampleRate, numberOfChannels });
  const data = bytes.subarray(offsets[first], offsets[end]);
  decoder.decode(new EncodedAudioChunk({ type: 'key', timestamp: 0, data }));
  await decoder.flush().catch(() => undefined); // As above.
  return samples === (end - first) * samplesPerFrame;
}

/** From all samples in one go, as the browser decodes them. */
async function drawWhole(file: Blob, sampleRate: number): Promise<Int8Array> {
  const walk = walkMpeg(new Uint8Array(await file.arrayBuffer()));
  // A decoder leaves out what the first frame, which has no sound, tells it to; the console doesn't.
  const from = walk.kind === 'walked' ? (walk.index.offsets[0] ?? 0) : 0;
  const channels = await decodeSamples(await file.slice(from).arrayBuffer(), sampleRate);
  const total = channels[0]?.length ?? 0;
  const folder = new PeaksAccumulator(total, sampleRate);
  folder.add(0, channels, 0, total);
  return folder.finish();
}

function compare(one: Int8Array, other: Int8Array) {
  let [largest, differing] = [0, 0];
  // The last pair of a sound that was cut at its end holds less.
  const pairs = Math.min(one.length, other.length) / 2 - 1;
  for (let at = 0; at < pairs * 2; at += 2) {
    const low = Math.abs((one[at] ?? 0) - (other[at] ?? 0));
    const high = Math.abs((one[at + 1] ?? 0) - (other[at + 1] ?? 0));
    if (low + high > 0) differing += 1;
    largest = Math.max(largest, low, high);
  }
  return { pairs, largest, differing };
}

/** Draws a recording in slices, as the console does, and as a whole. */
async function comparePictures(url: string, hasFrameDecoder: boolean): Promise<Comparison> {
  const file = await (await fetch(url)).blob();
  const { pairs, sampleRate, drawnBy } = await drawInSlices(file, hasFrameDecoder);
  const loud = pairs.filter((level) => Math.abs(level) > 20).length;
  return { ...compare(pairs, await drawWhole(file, sampleRate)), drawnBy, loud };
}

declare global {
  interface Window {
    comparePictures?: typeof comparePictures;
    takesMp3Chunks?: typeof takesMp3Chunks;
  }
}

Object.assign(window, { comparePictures, takesMp3Chunks });

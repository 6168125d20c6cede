import { BrowserFrameDecoder } from '../src/audio/decode/frameDecoder';
import { decodeSamples } from '../src/audio/decode/decodeSamples';
import { computePeaks } from '../src/audio/decode/recordingPeaks';
import { PeaksAccumulator } from '../src/audio/peaks/peaksAccumulator';
import { readMpegHeader } from '../src/domain/audioFormats/mpegHeader';
import { DecodeSession } from '../src/audio/decode/decodeSession';
import { localClient } from '../src/audio/decode/startDecodeClient';
import { MpegFrameScanner } from '../src/domain/audioFormats/mpegFrameScanner';

/** Difference between peaks computed in slices and peaks computed from the whole decoded sound. */
interface Comparison {
  pairs: number;
  /** Largest difference, out of 255 levels, and the number of differing min/max pairs. */
  maxDifference: number;
  differing: number;
  /** The decoders that were used: the session's frame decoder, the page's decoder. */
  decodedBy: { session: boolean; page: boolean };
  /** Number of loud levels, so that two silences do not pass as equal waveforms. */
  loud: number;
}

async function computeInSlices(file: Blob, hasFrameDecoder: boolean) {
  const decodedBy = { session: false, page: false };
  const startDecoder = () => {
    const decoder = new BrowserFrameDecoder();
    return {
      decode: async (...parameters: Parameters<BrowserFrameDecoder['decode']>) => {
        const decoded = await decoder.decode(...parameters);
        decodedBy.session = true;
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
      decodedBy.page = true;
      return decodeSamples(bytes, sampleRate);
    },
    signal: new AbortController().signal,
    onPreview: () => undefined,
    onProgress: () => undefined,
  });
  const finest = drawn?.pyramid.levels[0];
  if (!drawn || !finest || drawn.failedSlices > 0) throw new Error('Not drawn');
  return { pairs: finest.pairs, sampleRate: drawn.pyramid.sampleRate, decodedBy };
}

function scanFrames(bytes: Uint8Array) {
  const scanner = new MpegFrameScanner();
  scanner.scan(bytes, 0, true);
  return scanner.finish();
}

/** True when the browser's MP3 decoder accepts several frames in one chunk. */
async function decodesMp3Chunks(url: string): Promise<boolean> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const scan = scanFrames(bytes);
  if (scan.kind !== 'scanned') throw new Error('Not MP3');
  const { offsets, sampleRate, samplesPerFrame } = scan.index;
  const [first, end] = [40, 44];
  let samples = 0;
  const decoder = new AudioDecoder({
    output: (sound) => {
      samples += sound.numberOfFrames;
      sound.close();
    },
    error: () => undefined, // results in zero samples
  });
  const numberOfChannels = readMpegHeader(bytes, offsets[first] ?? 0)?.channels ?? 2;
  decoder.configure({ codec: 'mp3', sampleRate, numberOfChannels });
  const data = bytes.subarray(offsets[first], offsets[end]);
  decoder.decode(new EncodedAudioChunk({ type: 'key', timestamp: 0, data }));
  await decoder.flush().catch(() => undefined); // as above
  return samples === (end - first) * samplesPerFrame;
}

/** Peaks of all samples, decoded at once by the browser. */
async function computeWhole(file: Blob, sampleRate: number): Promise<Int8Array> {
  const scan = scanFrames(new Uint8Array(await file.arrayBuffer()));
  // Skips the Xing/LAME header frame: a decoder would trim the encoder delay that it declares, unlike the console.
  const from = scan.kind === 'scanned' ? (scan.index.offsets[0] ?? 0) : 0;
  const channels = await decodeSamples(await file.slice(from).arrayBuffer(), sampleRate);
  const total = channels[0]?.length ?? 0;
  const folder = new PeaksAccumulator(total, sampleRate);
  folder.add(0, channels, 0, total);
  return folder.finish();
}

function compare(a: Int8Array, b: Int8Array) {
  let [maxDifference, differing] = [0, 0];
  // The last pair of a truncated sound covers fewer samples.
  const pairs = Math.min(a.length, b.length) / 2 - 1;
  for (let at = 0; at < pairs * 2; at += 2) {
    const low = Math.abs((a[at] ?? 0) - (b[at] ?? 0));
    const high = Math.abs((a[at + 1] ?? 0) - (b[at + 1] ?? 0));
    if (low + high > 0) differing += 1;
    maxDifference = Math.max(maxDifference, low, high);
  }
  return { pairs, maxDifference, differing };
}

/** Computes a recording's peaks in slices, as the console does, and from the whole sound. */
async function comparePictures(url: string, hasFrameDecoder: boolean): Promise<Comparison> {
  const file = await (await fetch(url)).blob();
  const { pairs, sampleRate, decodedBy } = await computeInSlices(file, hasFrameDecoder);
  const loud = pairs.filter((level) => Math.abs(level) > 20).length;
  return { ...compare(pairs, await computeWhole(file, sampleRate)), decodedBy, loud };
}

declare global {
  interface Window {
    comparePictures?: typeof comparePictures;
    decodesMp3Chunks?: typeof decodesMp3Chunks;
  }
}

Object.assign(window, { comparePictures, decodesMp3Chunks });

import { runPool } from '../../platform/concurrencyPool';
import { readAacConfig, type AacConfig } from '../slices/adtsStream';
import { type FrameLayout } from '../slices/sliceFrames';
import { type FrameDecoder, type FrameStreamFormat } from './frameDecoder';
import { type FrameSpan } from '../../domain/audioFormats/frameIndex';
import { readMpegHeader } from '../../domain/audioFormats/mpegHeader';
import { type PeaksJob } from '../peaks/peaksJob';
import { readSlice, type FramedAudio } from './readAudioSlice';
import { type ByteWindowReader } from './byteWindowReader';

interface FrameStreamSource {
  sound: FramedAudio;
  reader: ByteWindowReader;
  startFrameDecoder: () => FrameDecoder;
}

interface FrameStreamOptions extends FrameStreamSource {
  job: PeaksJob;
  signal: AbortSignal;
  /** Maximum number of concurrent decoders. */
  concurrency: number;
  /** Receives the completed fraction, 0 to 1. */
  onProgress: (progress: number) => void;
}

const MAX_DECODERS = 5;
/** Number of failed slices after which frame decoders are abandoned for a recording. */
const MAX_FAILURES = 8;
/** Minimum difference between two progress reports. */
const PROGRESS_STEP = 0.01;

/** Number of frames in the probe: enough to reveal a decoder that takes one frame per chunk. */
const PROBE_FRAMES = 8;
/** First frame of the probe, because the very first frames may lack their bit reservoir. */
const PROBE_START_FRAME = 32;

/** Decoder configuration of a slice; null when its first frame has no MPEG header. */
function streamFormatOf(
  bytes: ArrayBuffer,
  { index }: FrameLayout,
  aac: AacConfig | null,
): FrameStreamFormat | null {
  const { sampleRate } = index;
  if (aac !== null)
    return { codec: 'mp4a.40.2', sampleRate, numberOfChannels: aac.channelConfiguration };
  const header = readMpegHeader(new Uint8Array(bytes), 0);
  return header && { codec: 'mp3', sampleRate, numberOfChannels: header.channels };
}

/** Cuts and decodes one slice. Rejects when either fails. */
async function decodeSlice(
  decoder: FrameDecoder,
  { sound, reader }: FrameStreamSource,
  slices: readonly (readonly FrameSpan[])[],
  sliceIndex: number,
) {
  const { layout } = sound;
  const aac = layout.kind === 'mp4' ? readAacConfig(layout.sampleEntry) : null;
  const slice = await readSlice(reader, sound, slices, sliceIndex, aac);
  const format = streamFormatOf(slice.bytes, layout, aac);
  if (format === null) throw new Error('Not frames');
  return { slice, channels: await decoder.decode(slice.bytes, slice.samples, format) };
}

/**
 * True if the frame decoder accepts many frames in one chunk. Chromium's does for AAC; its MP3 decoder from version 156
 * requires one frame per chunk, which makes decoding on the page faster.
 */
export async function canDecodeStreams(source: FrameStreamSource): Promise<boolean> {
  const frames = source.sound.layout.index.sizes.length;
  const first = Math.min(PROBE_START_FRAME, frames >> 1);
  const span = { first, end: Math.min(frames, first + PROBE_FRAMES) };
  const decoder = source.startFrameDecoder();
  return decodeSlice(decoder, source, [[span]], 0)
    .then(
      () => true,
      () => false,
    )
    .finally(() => decoder.close());
}

/**
 * Decodes as many slices of a job as the frame decoders can, adds their peaks, and resolves to the number of slices.
 * Failed slices are requeued.
 */
export async function addStreamPeaks(options: FrameStreamOptions): Promise<number> {
  const { job, startFrameDecoder, signal, concurrency, onProgress } = options;
  let [decodedSlices, failures, reportedProgress] = [0, 0, 0];
  const idle: FrameDecoder[] = [];
  const decodeOne = async (sliceIndex: number) => {
    const decoder = idle.pop() ?? startFrameDecoder();
    try {
      const decoded = await decodeSlice(decoder, options, job.slices, sliceIndex);
      job.add(decoded.slice, decoded.channels);
      decodedSlices += 1;
    } catch {
      job.requeue(sliceIndex);
      failures += 1;
    }
    if (signal.aborted) decoder.close();
    else idle.push(decoder);
  };
  const next = () => (failures < MAX_FAILURES ? job.nextUntried() : null);
  try {
    await runPool(Math.min(MAX_DECODERS, concurrency), next, async (sliceIndex) => {
      await decodeOne(sliceIndex);
      signal.throwIfAborted();
      if (job.progress - reportedProgress >= PROGRESS_STEP) {
        reportedProgress = job.progress;
        onProgress(reportedProgress);
      }
      return next();
    });
  } finally {
    idle.forEach((decoder) => decoder.close());
  }
  return decodedSlices;
}

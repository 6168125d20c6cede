import { StreamedMpegScanner } from '../slices/streamedMpegScanner';
import { coreCount } from './coreCount';
import { cutSlice, type Slice } from '../slices/sliceFrames';
import { addStreamPeaks, canDecodeStreams } from './streamPeaks';
import { fetchRecording, type FetchedRecording, type FetchOptions } from './fetchRecording';
import { PeaksAccumulator } from '../peaks/peaksAccumulator';
import { type FrameDecoder } from './frameDecoder';
import { findPauses, type Pause } from '../peaks/pauses';
import { type PeaksPyramid } from '../peaks/peaksPyramid';
import { PeaksJob } from '../peaks/peaksJob';
import { planExact, planPreview, type Plan } from '../slices/planSlices';
import { blobBytes } from '../slices/blobBytes';
import { durationMsOf, readSound, type Sound, type UnreadableFile } from '../slices/readSound';
import { byteRangeFor, readSlice } from './readAudioSlice';
import { readWavSamples, type WavAudio } from '../../domain/audioFormats/readWav';
import { ByteWindowReader } from './byteWindowReader';

/** Result of `read` for the page: the properties of a parsed file, or why the file is unreadable. */
export type AudioFileReport =
  | UnreadableFile
  | (Pick<Sound, 'kind' | 'type' | 'isVariableBitRate' | 'notices' | 'header'> & {
      durationMs: number;
    });

/** Slice to decode; its samples are submitted under the same id. */
export interface EncodedSlice {
  id: number;
  bytes: ArrayBuffer;
  sampleRate: number;
  /** Fraction of all peaks that is complete once this slice is submitted, 0 to 1. */
  progress: number;
}

/** Purpose of peaks. `preview`: of a few spots; `exact`: of all samples; `detail`: of a few seconds, per sample. */
export type Purpose = 'preview' | 'exact' | 'detail';

/** Sample frames of uncompressed audio per read. */
const WAV_BLOCK_FRAMES = 1 << 18;
/** Samples per pair for audio decoded in one piece at 8 kHz (4 ms): about as short as pairs computed from slices. */
const WHOLE_SAMPLES_PER_PAIR = 32;

/**
 * Work on one file that does not need the page: fetching, parsing, slicing, accumulating peaks, and decoding if
 * WebCodecs has a decoder. Runs in a Web Worker; holds only a few megabytes of an MP3 at a time. The page decodes the
 * other slices: `nextSlice`, then `submit`.
 */
export class DecodeSession {
  private blob: Blob | null = null;
  private reader: ByteWindowReader | null = null;
  private sound: Sound | null = null;
  /** Frame scan of the file fetched by this session; null without one. */
  private streamed: { scanner: StreamedMpegScanner; bytes: number } | null = null;
  private readonly jobs = new Map<Purpose, PeaksJob>();
  private readonly inFlight = new Map<number, { slice: Slice; job: PeaksJob }>();
  private lastId = 0;
  private readonly aborter = new AbortController();

  /** True if the frame decoder accepts this file's frames; null until probed. */
  private decodesStreams: boolean | null = null;

  constructor(private readonly startFrameDecoder: (() => FrameDecoder) | null = null) {}

  /** Fetches a file and scans its frames during the download. Rejects as `fetchRecording` does. */
  async fetch(
    url: string,
    options: Omit<FetchOptions, 'signal' | 'onChunk'>,
  ): Promise<FetchedRecording> {
    const scanner = new StreamedMpegScanner();
    const { signal } = this.aborter;
    const onChunk = (chunk: Uint8Array) => scanner.push(chunk);
    const fetched = await fetchRecording(url, { ...options, signal, onChunk });
    if (fetched.kind === 'file') this.streamed = { scanner, bytes: fetched.file.size };
    return fetched;
  }

  /** Parses a file: format, duration, frame index. */
  async read(blob: Blob): Promise<AudioFileReport> {
    this.blob = blob;
    this.reader = new ByteWindowReader(blob);
    const scanned = this.streamed?.bytes === blob.size ? this.streamed.scanner.finish() : null;
    this.streamed = null;
    const read = scanned ?? (await readSound(blobBytes(blob)));
    if (read.kind === 'unreadable') {
      this.release();
      return read;
    }
    this.sound = read;
    this.decodesStreams = null;
    const { kind, type, isVariableBitRate, notices, header } = read;
    return { kind, type, isVariableBitRate, notices, header, durationMs: durationMsOf(read) };
  }

  /**
   * Decodes slices with the session's own frame decoders, or reads uncompressed samples; resolves to the number of
   * slices. `nextSlice` returns the remaining ones.
   */
  async decodeHere(
    purpose: 'preview' | 'exact',
    onProgress: (progress: number) => void,
  ): Promise<number> {
    const { sound, reader, startFrameDecoder } = this;
    if (sound === null || reader === null) return 0;
    const { layout, skipSamples } = sound;
    if (layout.kind === 'wav') {
      const job = this.jobFor(purpose);
      if (job === null) return 0;
      await addWavSamples(reader, layout.wav, job.accumulator);
      return 1;
    }
    if (startFrameDecoder === null) return 0;
    const source = { sound: { layout, skipSamples }, reader, startFrameDecoder };
    this.decodesStreams ??= await canDecodeStreams(source);
    const job = this.jobFor(purpose);
    if (!this.decodesStreams || job === null) return 0;
    const { signal } = this.aborter;
    // The preview leaves one core to the page, which renders meanwhile. The exact peaks use one slice more than there
    // are cores, so that all cores decode while one slice is cut and accumulated.
    const concurrency = purpose === 'preview' ? Math.max(1, coreCount() - 1) : coreCount() + 1;
    return addStreamPeaks({ ...source, job, signal, concurrency, onProgress });
  }

  /** Next slice for the page to decode; null when there is none. */
  async nextSlice(purpose: 'preview' | 'exact'): Promise<EncodedSlice | null> {
    const { sound, reader } = this;
    const job = this.jobFor(purpose);
    const sliceIndex = job?.next() ?? null;
    if (sound === null || reader === null || job === null || sliceIndex === null) return null;
    const { layout, skipSamples } = sound;
    if (layout.kind === 'wav') return null;
    const { progress } = job;
    const slice = await readSlice(reader, { layout, skipSamples }, job.slices, sliceIndex);
    return this.issue(slice, job, progress);
  }

  /** Slice of a few seconds for `detail`; null when nothing needs decoding. */
  async detailSlice(startMs: number, endMs: number): Promise<EncodedSlice | null> {
    const { sound, blob } = this;
    if (sound === null || blob === null) return null;
    const { layout, sampleRate, totalSamples, skipSamples } = sound;
    const from = Math.max(0, Math.floor((startMs * sampleRate) / 1000));
    const to = Math.min(totalSamples, Math.ceil((endMs * sampleRate) / 1000));
    if (to <= from) return null;
    const accumulator = new PeaksAccumulator(to - from, sampleRate, 1);
    const msOf = (samples: number) => (samples / sampleRate) * 1000;
    const job = new PeaksJob(accumulator, { startMs: msOf(from), durationMs: msOf(to - from) });
    this.jobs.set('detail', job);
    if (layout.kind === 'wav') {
      const { wav } = layout;
      const bytesPerSampleFrame = (wav.channels * wav.bitsPerSample) / 8;
      const offset = wav.offset + from * bytesPerSampleFrame;
      const part = await readBytes(blob, offset, offset + (to - from) * bytesPerSampleFrame);
      accumulator.add(0, readWavSamples(part, { ...wav, offset: 0 }, 0, to - from), 0, to - from);
      return null;
    }
    const { index } = layout;
    const span = {
      first: Math.floor((from + skipSamples) / index.samplesPerFrame),
      end: Math.min(index.sizes.length, Math.ceil((to + skipSamples) / index.samplesPerFrame)),
    };
    const { from: base, to: end } = byteRangeFor(layout, [span]);
    const part = await readBytes(blob, base, end);
    const rebased = { layout, skipSamples: skipSamples + from };
    return this.issue(cutSlice(part, base, rebased, [span]), job, 1);
  }

  /** Accumulates a decoded slice; `channels` is empty when decoding failed. */
  submit(id: number, channels: readonly Float32Array[]): void {
    const submitted = this.inFlight.get(id);
    this.inFlight.delete(id);
    submitted?.job.add(submitted.slice, channels);
  }

  /** Submits a decoded slice and resolves to the next one, which saves a message. */
  async submitAndNext(
    id: number,
    channels: readonly Float32Array[],
    purpose: 'preview' | 'exact',
  ): Promise<EncodedSlice | null> {
    this.submit(id, channels);
    return this.nextSlice(purpose);
  }

  /** Peaks of a job whose slices are all submitted; null without such a job. */
  finish(purpose: Purpose): PeaksPyramid | null {
    const job = this.jobs.get(purpose);
    this.jobs.delete(purpose);
    return job?.finish() ?? null;
  }

  /** Exact peaks and pauses; null without such a job. */
  finishExact(): { pyramid: PeaksPyramid; pauses: Pause[] } | null {
    const loudness = this.jobs.get('exact')?.accumulator.loudness();
    const pyramid = this.finish('exact');
    return pyramid && loudness ? { pyramid, pauses: findPauses(loudness) } : null;
  }

  /** Peaks and pauses of audio decoded in one piece at a low rate. */
  peaksOf(channels: readonly Float32Array[], sampleRate: number) {
    const total = channels[0]?.length ?? 0;
    const accumulator = new PeaksAccumulator(total, sampleRate, WHOLE_SAMPLES_PER_PAIR);
    accumulator.add(0, channels, 0, total);
    const durationMs = Math.round((total / sampleRate) * 1000);
    return {
      pauses: findPauses(accumulator.loudness()),
      pyramid: new PeaksJob(accumulator, { startMs: 0, durationMs }).finish(),
    };
  }

  /** Frees the memory needed only for the preview and the exact peaks. */
  release(): void {
    this.reader = null;
    this.inFlight.clear();
    this.jobs.clear();
  }

  close(): void {
    this.aborter.abort();
    this.release();
    this.blob = null;
    this.sound = null;
  }

  /** Job for a purpose, planned on first use; null for the preview of a short recording. */
  private jobFor(purpose: 'preview' | 'exact'): PeaksJob | null {
    const { sound, jobs } = this;
    const started = jobs.get(purpose) ?? null;
    if (started !== null || sound === null) return started;
    const plan = this.planFor(purpose, sound);
    if (plan === null) return null;
    const { totalSamples, sampleRate } = sound;
    const accumulator = new PeaksAccumulator(totalSamples, sampleRate, plan.samplesPerPair);
    const times = { startMs: 0, durationMs: durationMsOf(sound) };
    const job = new PeaksJob(accumulator, times, plan.slices);
    jobs.set(purpose, job);
    return job;
  }

  private planFor(purpose: 'preview' | 'exact', { layout, totalSamples }: Sound): Plan | null {
    if (layout.kind === 'wav') return purpose === 'exact' ? { slices: [] } : null;
    const kind = this.decodesStreams ? 'stream' : 'file';
    return purpose === 'exact'
      ? { slices: planExact(layout.index, kind) }
      : planPreview(layout.index, totalSamples, kind);
  }

  private issue(slice: Slice, job: PeaksJob, progress: number): EncodedSlice {
    this.lastId += 1;
    this.inFlight.set(this.lastId, { slice, job });
    return { id: this.lastId, bytes: slice.bytes, sampleRate: slice.sampleRate, progress };
  }
}

async function readBytes(blob: Blob, from: number, to: number): Promise<Uint8Array> {
  return new Uint8Array(await blob.slice(from, to).arrayBuffer());
}

async function addWavSamples(
  reader: ByteWindowReader,
  wav: WavAudio,
  accumulator: PeaksAccumulator,
): Promise<void> {
  const bytesPerSampleFrame = (wav.channels * wav.bitsPerSample) / 8;
  for (let from = 0; from < wav.totalSamples; from += WAV_BLOCK_FRAMES) {
    const samples = Math.min(wav.totalSamples - from, WAV_BLOCK_FRAMES);
    const start = wav.offset + from * bytesPerSampleFrame;
    const { bytes, base } = await reader.read({
      from: start,
      to: start + samples * bytesPerSampleFrame,
    });
    const part = readWavSamples(bytes, { ...wav, offset: start - base }, 0, samples);
    accumulator.add(from, part, 0, samples);
  }
}

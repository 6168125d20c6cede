import { ArrivingWalk } from '../formats/streamedFileReader';
import { coreCount } from './coreCount';
import { cutSlice, type Slice } from '../formats/sliceFrames';
import { drawStream, takesStreams } from './streamPeaks';
import { fetchRecording, type FetchedRecording, type FetchOptions } from './fetchRecording';
import { PeaksFolder } from '../peaks/accumulatePeaks';
import { type FrameDecoder } from './frameDecoder';
import { findPauses, type Pause } from '../peaks/pauses';
import { type PeaksPyramid } from '../peaks/peaksPyramid';
import { Picture } from '../peaks/slicePeaks';
import { planExact, planPreview, type Plan } from '../formats/planSlices';
import { durationMsOf, type Sound, type Unreadable } from '../formats/readSound';
import { bytesUnder, readSlice } from './readAudioSlice';
import { readSoundFile } from '../formats/readSoundFile';
import { readWavSamples, type WavSound } from '../formats/readWav';
import { ReusedMemory } from '../peaks/sampleMemory';
import { WindowReader } from './byteWindowReader';

/** What the page learns of a file that was read. */
export type SoundReport =
  | Unreadable
  | (Pick<Sound, 'kind' | 'type' | 'isVariableBitRate' | 'notices' | 'header'> & {
      durationMs: number;
    });

/** Work for a decoder: its samples come back under the same number. */
export interface CutSlice {
  id: number;
  bytes: ArrayBuffer;
  sampleRate: number;
  /** 0 to 1 of the picture, once this one is folded in. */
  share: number;
}

/** A `preview` is drawn from a few spots, `exact` from everything, a `detail` down to samples. */
export type Purpose = 'preview' | 'exact' | 'detail';

/** As many samples of uncompressed sound are folded in at a time. */
const WAV_STEP = 1 << 18;
/** For sound that is decoded as a whole, at a low rate: pairs as short as elsewhere. */
const WHOLE_SAMPLES_PER_PAIR = 32;

/**
 * Everything about one file that doesn't need the page: fetching, reading, cutting, folding, and
 * decoding where that can be had. Runs in a worker, so that the page stays free; of MP3 it holds a
 * few megabytes at a time.
 */
export class SoundDesk {
  private blob: Blob | null = null;
  private reader: WindowReader | null = null;
  private sound: Sound | null = null;
  /** Of the file that was fetched here. */
  private arrived: { walk: ArrivingWalk; bytes: number } | null = null;
  private readonly pictures = new Map<Purpose, Picture>();
  private readonly out = new Map<number, { slice: Slice; picture: Picture }>();
  private lastId = 0;
  private readonly memory = new ReusedMemory();
  private readonly ending = new AbortController();

  /** Whether decoders beside this desk take this sound; null until that was tried. */
  private isStream: boolean | null = null;

  constructor(private readonly startDecoder: (() => FrameDecoder) | null = null) {}

  /** Fetches a file, and walks it while it arrives. Rejects as `fetchRecording` does. */
  async fetch(
    url: string,
    options: Omit<FetchOptions, 'signal' | 'onPart'>,
  ): Promise<FetchedRecording> {
    const walk = new ArrivingWalk();
    const { signal } = this.ending;
    const onPart = (part: Uint8Array) => walk.take(part);
    const fetched = await fetchRecording(url, { ...options, signal, onPart });
    if (fetched.kind === 'file') this.arrived = { walk, bytes: fetched.file.size };
    return fetched;
  }

  /** Reads what a file holds. */
  async read(blob: Blob): Promise<SoundReport> {
    this.blob = blob;
    this.reader = new WindowReader(blob);
    const walked = this.arrived?.bytes === blob.size ? this.arrived.walk.end() : null;
    this.arrived = null;
    const read = walked ?? (await readSoundFile(blob));
    if (read.kind === 'unreadable') {
      this.rest();
      return read;
    }
    this.sound = read;
    this.isStream = null;
    const { kind, type, isVariableBitRate, notices, header } = read;
    return { kind, type, isVariableBitRate, notices, header, durationMs: durationMsOf(read) };
  }

  /**
   * Decodes what decoders beside this desk can, and draws uncompressed sound: gives how many slices
   * that are. What is left is to be cut and turned.
   */
  async draw(purpose: 'preview' | 'exact', onShare: (share: number) => void): Promise<number> {
    const { sound, reader, startDecoder } = this;
    if (sound === null || reader === null) return 0;
    const { layout, skipSamples } = sound;
    if (layout.kind === 'wav') {
      const picture = this.pictureOf(purpose);
      if (picture === null) return 0;
      await foldWav(reader, layout.wav, picture.folder);
      return 1;
    }
    if (startDecoder === null) return 0;
    const source = { sound: { layout, skipSamples }, reader, startDecoder };
    this.isStream ??= await takesStreams(source);
    const picture = this.pictureOf(purpose);
    if (!this.isStream || picture === null) return 0;
    const { signal } = this.ending;
    // The page draws itself meanwhile, and is left a core. Then there is one slice more than cores:
    // while one is cut and folded, all of them decode.
    const lanes = purpose === 'preview' ? Math.max(1, coreCount() - 1) : coreCount() + 1;
    return drawStream({ ...source, picture, signal, lanes, onShare });
  }

  /** The next work for a decoder of the page; null when there is no more. */
  async cut(purpose: 'preview' | 'exact'): Promise<CutSlice | null> {
    const { sound, reader } = this;
    const picture = this.pictureOf(purpose);
    const place = picture?.take() ?? null;
    if (sound === null || reader === null || picture === null || place === null) return null;
    const { layout, skipSamples } = sound;
    if (layout.kind === 'wav') return null;
    const { share } = picture;
    const slice = await readSlice(reader, { layout, skipSamples }, picture.slices, place);
    return this.handOut(slice, picture, share);
  }

  /** The seconds around a place, as work for a decoder; null where none is needed. */
  async cutDetail(startMs: number, endMs: number): Promise<CutSlice | null> {
    const { sound, blob } = this;
    if (sound === null || blob === null) return null;
    const { layout, sampleRate, totalSamples, skipSamples } = sound;
    const from = Math.max(0, Math.floor((startMs * sampleRate) / 1000));
    const to = Math.min(totalSamples, Math.ceil((endMs * sampleRate) / 1000));
    if (to <= from) return null;
    const folder = new PeaksFolder(to - from, sampleRate, 1);
    const msOf = (samples: number) => (samples / sampleRate) * 1000;
    const picture = new Picture(folder, { startMs: msOf(from), durationMs: msOf(to - from) });
    this.pictures.set('detail', picture);
    if (layout.kind === 'wav') {
      const { wav } = layout;
      const width = (wav.channels * wav.bitsPerSample) / 8;
      const offset = wav.offset + from * width;
      const part = await readBytes(blob, offset, offset + (to - from) * width);
      folder.fold(0, readWavSamples(part, { ...wav, offset: 0 }, 0, to - from), 0, to - from);
      return null;
    }
    const { index } = layout;
    const span = {
      first: Math.floor((from + skipSamples) / index.samplesPerFrame),
      end: Math.min(index.sizes.length, Math.ceil((to + skipSamples) / index.samplesPerFrame)),
    };
    const { from: base, to: end } = bytesUnder(layout, [span]);
    const part = await readBytes(blob, base, end);
    const rebased = { layout, skipSamples: skipSamples + from };
    return this.handOut(cutSlice(part, base, rebased, [span]), picture, 1);
  }

  /** Takes a decoded slice back; an empty list where it couldn't be decoded. */
  fold(id: number, channels: readonly Float32Array[]): void {
    const work = this.out.get(id);
    this.out.delete(id);
    if (work === undefined) return;
    const { planes, scan } = this.memory.hold(channels);
    work.picture.fold(work.slice, planes, scan);
  }

  /** Takes a decoded slice back and gives the next one of its picture. */
  async turn(
    id: number,
    channels: readonly Float32Array[],
    purpose: 'preview' | 'exact',
  ): Promise<CutSlice | null> {
    this.fold(id, channels);
    return this.cut(purpose);
  }

  /** The picture, once all its slices are folded in; null where there is none. */
  finish(purpose: Purpose): PeaksPyramid | null {
    const picture = this.pictures.get(purpose);
    this.pictures.delete(purpose);
    return picture?.finish() ?? null;
  }

  /** The pauses and the picture of everything. */
  finishExact(): { pyramid: PeaksPyramid; pauses: Pause[] } | null {
    const pauses = this.pictures.get('exact')?.folder.loudness();
    const pyramid = this.finish('exact');
    return pyramid && pauses ? { pyramid, pauses: findPauses(pauses) } : null;
  }

  /** Pauses and picture of sound that was decoded as a whole, at a low rate. */
  drawWhole(channels: readonly Float32Array[], sampleRate: number) {
    const total = channels[0]?.length ?? 0;
    const folder = new PeaksFolder(total, sampleRate, WHOLE_SAMPLES_PER_PAIR);
    folder.fold(0, channels, 0, total);
    const durationMs = Math.round((total / sampleRate) * 1000);
    return {
      pauses: findPauses(folder.loudness()),
      pyramid: new Picture(folder, { startMs: 0, durationMs }).finish(),
    };
  }

  /** Lets go of what is only there to draw the whole. */
  rest(): void {
    this.reader = null;
    this.out.clear();
    this.pictures.clear();
  }

  end(): void {
    this.ending.abort();
    this.rest();
    this.blob = null;
    this.sound = null;
  }

  /** Planned when it is asked for; a preview only where a recording is long. */
  private pictureOf(purpose: 'preview' | 'exact'): Picture | null {
    const { sound, pictures } = this;
    const begun = pictures.get(purpose) ?? null;
    if (begun !== null || sound === null) return begun;
    const plan = this.planOf(purpose, sound);
    if (plan === null) return null;
    const { totalSamples, sampleRate } = sound;
    const folder = new PeaksFolder(totalSamples, sampleRate, plan.samplesPerPair);
    const times = { startMs: 0, durationMs: durationMsOf(sound) };
    const picture = new Picture(folder, times, plan.slices);
    pictures.set(purpose, picture);
    return picture;
  }

  private planOf(purpose: 'preview' | 'exact', { layout, totalSamples }: Sound): Plan | null {
    if (layout.kind === 'wav') return purpose === 'exact' ? { slices: [] } : null;
    const kind = this.isStream ? 'stream' : 'file';
    return purpose === 'exact'
      ? { slices: planExact(layout.index, kind) }
      : planPreview(layout.index, totalSamples, kind);
  }

  private handOut(slice: Slice, picture: Picture, share: number): CutSlice {
    this.lastId += 1;
    this.out.set(this.lastId, { slice, picture });
    return { id: this.lastId, bytes: slice.bytes, sampleRate: slice.sampleRate, share };
  }
}

async function readBytes(blob: Blob, from: number, to: number): Promise<Uint8Array> {
  return new Uint8Array(await blob.slice(from, to).arrayBuffer());
}

async function foldWav(reader: WindowReader, wav: WavSound, folder: PeaksFolder): Promise<void> {
  const width = (wav.channels * wav.bitsPerSample) / 8;
  for (let from = 0; from < wav.totalSamples; from += WAV_STEP) {
    const samples = Math.min(wav.totalSamples - from, WAV_STEP);
    const start = wav.offset + from * width;
    const { bytes, base } = await reader.read({ from: start, to: start + samples * width });
    const part = readWavSamples(bytes, { ...wav, offset: start - base }, 0, samples);
    folder.fold(from, part, 0, samples);
  }
}

import { writeAdtsStream, type AacConfig } from './adtsStream';
import {
  contiguousRuns,
  type FrameIndex,
  type FrameSpan,
} from '../../domain/audioFormats/frameIndex';
import { joinBytes } from '../../domain/audioFormats/joinBytes';
import { mergeMonoStreams } from './mergeMonoStreams';
import { type Sound, type SoundLayout } from './readSound';
import { writeMp4Header } from '../../domain/audioFormats/writeMp4';

/** Layout of compressed audio. */
export type FrameLayout = Exclude<SoundLayout, { kind: 'wav' }>;

/** Bytes that decode as one short file or stream, and the spans of its samples to keep. */
export interface Slice {
  bytes: ArrayBuffer;
  sampleRate: number;
  spans: SampleSpan[];
  /** Samples per channel of the decoded slice, pre-roll included. */
  samples: number;
}

export interface SampleSpan {
  /** First sample within the decoded slice. */
  from: number;
  samples: number;
  /** Position of the first sample in the played recording; negative within the encoder delay. */
  position: number;
  /** Channel that contains the span; null for all channels. */
  channel: number | null;
}

/** Pre-roll in frames for the overlap-add of the MDCT: each frame overlaps with the previous one. */
const OVERLAP_FRAMES = 2;
/** Maximum bytes that layer III may take from the bit reservoir: main_data_begin has nine bits. */
const MAX_MAIN_DATA_BEGIN = 511;
/** Maximum bytes of header, CRC and side information per frame: 4 + 2 + 32. */
const MAX_OVERHEAD_BYTES = 38;
const MIN_MAIN_DATA_BYTES = 8;

const overlapStart = (first: number) => Math.max(0, first - OVERLAP_FRAMES);

/** Frame at which decoding must start for `first` to decode correctly. */
export function prerollStart({ kind, index }: FrameLayout, first: number): number {
  let start = overlapStart(first);
  if (kind === 'mp4') return start;
  for (let bytes = 0; start > 0 && bytes < MAX_MAIN_DATA_BEGIN; start -= 1) {
    bytes += Math.max(MIN_MAIN_DATA_BYTES, (index.sizes[start - 1] ?? 0) - MAX_OVERHEAD_BYTES);
  }
  return start;
}

/** File offsets of the first byte and past the last byte of these frames. */
export function byteRange({ offsets, sizes }: FrameIndex, { first, end }: FrameSpan) {
  return {
    from: offsets[first] ?? 0,
    to: (offsets[end - 1] ?? 0) + (sizes[end - 1] ?? 0),
  };
}

/** Writes the frames of all spans as a separate file: MP3, or MP4 with a sample table. */
function writeFile(
  bytes: Uint8Array,
  base: number,
  layout: FrameLayout,
  spans: readonly FrameSpan[],
): Uint8Array<ArrayBuffer> {
  const { index } = layout;
  const parts = spans.flatMap(({ first, end }) =>
    contiguousRuns(index, first, end).map((run) =>
      bytes.subarray(run.offset - base, run.offset - base + run.bytes),
    ),
  );
  if (layout.kind === 'mpeg') return joinBytes(parts);
  const sizes = spans.map(({ first, end }) => index.sizes.subarray(first, end));
  const all = new Uint32Array(sizes.reduce((total, part) => total + part.length, 0));
  sizes.reduce((at, part) => (all.set(part, at), at + part.length), 0);
  const header = writeMp4Header({
    sampleEntry: layout.sampleEntry,
    timescale: index.sampleRate,
    samplesPerFrame: index.samplesPerFrame,
    sizes: all,
    runs: [{ count: all.length, offset: 0 }],
    dataBytes: parts.reduce((total, part) => total + part.length, 0),
    framesPerSyncSample: 1,
  });
  return joinBytes([header, ...parts]);
}

/** Splits these frames into halves; the first has the odd frame. */
function splitInHalf(spans: readonly FrameSpan[]): [FrameSpan[], FrameSpan[]] {
  const frames = spans.reduce((total, { first, end }) => total + end - first, 0);
  let remaining = Math.ceil(frames / 2);
  const [precedingFrames, after]: [FrameSpan[], FrameSpan[]] = [[], []];
  for (const { first, end } of spans) {
    const middle = Math.min(end, first + remaining);
    remaining -= middle - first;
    if (middle > first) precedingFrames.push({ first, end: middle });
    if (end > middle) after.push({ first: middle, end });
  }
  return [precedingFrames, after];
}

/** Merges the two halves into one dual-channel stream; null when they are not mono. */
function mergeHalves(
  bytes: Uint8Array,
  base: number,
  layout: FrameLayout,
  halves: readonly (readonly FrameSpan[])[],
) {
  const streams = halves.map((spans) =>
    spans.map(({ first, end }) => ({
      prerollFirst: prerollStart(layout, first),
      first: overlapStart(first),
      end,
    })),
  );
  return mergeMonoStreams(bytes, base, layout.index, streams);
}

/**
 * Cuts spans of frames out of a file, each with its pre-roll, so that they decode as one short file. `bytes` start at
 * file offset `base`. With `aac` the slice is an ADTS stream instead of an MP4 file; MP3 needs no container.
 */
export function cutSlice(
  bytes: Uint8Array,
  base: number,
  sound: Pick<Sound, 'skipSamples'> & { layout: FrameLayout },
  requested: readonly FrameSpan[],
  aac: AacConfig | null = null,
): Slice {
  const { layout, skipSamples } = sound;
  const { samplesPerFrame, sampleRate } = layout.index;
  const halves = splitInHalf(requested);
  const merged = layout.kind === 'mpeg' ? mergeHalves(bytes, base, layout, halves) : null;
  const startOf = (first: number) =>
    merged === null ? prerollStart(layout, first) : overlapStart(first);
  const spans: SampleSpan[] = [];
  let frames = 0;
  (merged === null ? [requested] : halves).forEach((half, channel) => {
    let precedingFrames = 0;
    for (const { first, end } of half) {
      const start = startOf(first);
      spans.push({
        from: (precedingFrames + first - start) * samplesPerFrame,
        samples: (end - first) * samplesPerFrame,
        position: first * samplesPerFrame - skipSamples,
        channel: merged === null ? null : channel,
      });
      precedingFrames += end - start;
    }
    frames = Math.max(frames, precedingFrames);
  });
  const warmSpans = requested.map(({ first, end }) => ({ first: startOf(first), end }));
  const elementary = aac && writeAdtsStream(aac, bytes, base, layout.index, warmSpans);
  const encoded = merged ?? elementary ?? writeFile(bytes, base, layout, warmSpans);
  return {
    bytes: encoded.buffer,
    sampleRate,
    spans,
    samples: frames * samplesPerFrame,
  };
}

/** Number of samples missing from a decoded slice; decoders drop frames at the start, never at the end. */
export function droppedSamples(slice: Pick<Slice, 'samples'>, decoded: number): number {
  return Math.max(0, slice.samples - decoded);
}

import { type FrameIndex, type FrameSpan } from '../../domain/audioFormats/frameIndex';

/** `file`: decoded by the page as short files; `stream`: frames without a container, by WebCodecs. */
type SliceKind = 'file' | 'stream';

/**
 * Seconds: long enough that the pre-roll costs little. Files are so short that the samples of a channel
 * stay below a megabyte: the browser then reuses the memory instead of allocating new pages.
 */
const SLICE_SECONDS: Record<SliceKind, number> = { file: 4, stream: 16 };
/** Spots decoded for a preview: two per pixel of a wide screen. */
const PREVIEW_SPOTS = 2400;
const FRAMES_PER_SPOT = 4;
/** A preview needs this many times as many frames as it decodes, or the exact peaks are as quick. */
const MIN_FRAMES_FACTOR = 3;

/** The slices that peaks are computed from. */
export interface Plan {
  slices: FrameSpan[][];
  /** Resolution of a preview; exact peaks have a default. */
  samplesPerPair?: number;
}

function framesPerSlice({ sampleRate, samplesPerFrame }: FrameIndex, kind: SliceKind): number {
  return Math.max(1, Math.floor((SLICE_SECONDS[kind] * sampleRate) / samplesPerFrame));
}

/** All frames, in slices of some seconds. */
export function planExact(index: FrameIndex, kind: SliceKind): FrameSpan[][] {
  const frames = index.sizes.length;
  const framesEach = framesPerSlice(index, kind);
  return Array.from({ length: Math.ceil(frames / framesEach) }, (_, slice) => [
    { first: slice * framesEach, end: Math.min(frames, (slice + 1) * framesEach) },
  ]);
}

/**
 * A few frames at each of many evenly spaced spots, grouped into slices; null where a recording is so
 * short that its exact peaks are as quick. A pair of the preview spans one spot.
 */
export function planPreview(index: FrameIndex, totalSamples: number, kind: SliceKind): Plan | null {
  const frames = index.sizes.length;
  if (frames < PREVIEW_SPOTS * FRAMES_PER_SPOT * MIN_FRAMES_FACTOR) return null;
  const samplesPerPair = Math.ceil(totalSamples / PREVIEW_SPOTS);
  const spots = Array.from({ length: PREVIEW_SPOTS }, (_, spot): FrameSpan => {
    const first = Math.ceil((spot * samplesPerPair) / index.samplesPerFrame);
    return { first, end: Math.min(frames, first + FRAMES_PER_SPOT) };
  }).filter(({ first, end }) => first < end);
  const framesEach = Math.ceil(framesPerSlice(index, kind) / (FRAMES_PER_SPOT + 2));
  const slices = Array.from({ length: Math.ceil(spots.length / framesEach) }, (_, slice) =>
    spots.slice(slice * framesEach, (slice + 1) * framesEach),
  );
  return { slices, samplesPerPair };
}

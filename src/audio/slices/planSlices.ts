import { type FrameIndex, type FrameSpan } from '../../domain/audioFormats/frameIndex';

/** Kind of slice. `file`: decoded by the page as a short file; `stream`: frames without a container, for WebCodecs. */
type SliceKind = 'file' | 'stream';

/**
 * Length of a slice in seconds: long enough to make the pre-roll negligible. Files are short enough that the samples of
 * a channel stay below a megabyte, so that the browser reuses memory instead of allocating new pages.
 */
const SLICE_SECONDS: Record<SliceKind, number> = { file: 4, stream: 16 };
/** Number of spots decoded for a preview: two per pixel of a wide screen. */
const PREVIEW_SPOTS = 2400;
const FRAMES_PER_SPOT = 4;
/** Minimum ratio of all frames to those decoded for a preview; below it, exact peaks are as fast. */
const MIN_FRAMES_FACTOR = 3;

/** Slices to compute peaks from. */
export interface Plan {
  slices: FrameSpan[][];
  /** Resolution of a preview; exact peaks use a default. */
  samplesPerPair?: number;
}

function framesPerSlice({ sampleRate, samplesPerFrame }: FrameIndex, kind: SliceKind): number {
  return Math.max(1, Math.floor((SLICE_SECONDS[kind] * sampleRate) / samplesPerFrame));
}

/** Plan of all frames, in slices of some seconds. */
export function planExact(index: FrameIndex, kind: SliceKind): FrameSpan[][] {
  const frames = index.sizes.length;
  const framesEach = framesPerSlice(index, kind);
  return Array.from({ length: Math.ceil(frames / framesEach) }, (_, slice) => [
    { first: slice * framesEach, end: Math.min(frames, (slice + 1) * framesEach) },
  ]);
}

/**
 * Plan of a few frames at each of many evenly spaced spots, grouped into slices; null when a recording is so short that
 * its exact peaks are as fast. One pair of the preview spans one spot.
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

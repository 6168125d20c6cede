import { type FrameIndex, type FrameSpan } from './frameIndex';

/** How slices are decoded: as files of their own by the page, or as frames alone beside the desk. */
type SliceKind = 'file' | 'stream';

/**
 * Long enough that beginning anew costs little. As files so short that the samples of a channel stay
 * below a megabyte: a browser then uses the same memory again, in place of new pages each time.
 */
const SLICE_SECONDS: Record<SliceKind, number> = { file: 4, stream: 16 };
/** Places looked at for a preview: two for each pixel of a wide screen. */
const PREVIEW_SPOTS = 2400;
const FRAMES_PER_SPOT = 4;
/** With fewer frames than this for each spot the exact picture is as quick. */
const WORTHWHILE = 3;

/** What a picture is drawn from. */
export interface Plan {
  slices: FrameSpan[][];
  /** Where its pairs are wider than they need to be. */
  samplesPerPair?: number;
}

function framesPerSlice({ sampleRate, samplesPerFrame }: FrameIndex, kind: SliceKind): number {
  return Math.max(1, Math.floor((SLICE_SECONDS[kind] * sampleRate) / samplesPerFrame));
}

/** All frames, in slices of some seconds. */
export function planExact(index: FrameIndex, kind: SliceKind): FrameSpan[][] {
  const frames = index.sizes.length;
  const each = framesPerSlice(index, kind);
  return Array.from({ length: Math.ceil(frames / each) }, (_, slice) => [
    { first: slice * each, end: Math.min(frames, (slice + 1) * each) },
  ]);
}

/**
 * A few frames at each of many evenly spaced spots, gathered into slices; null where a recording is
 * so short that its exact picture comes as soon. A pair of the preview is a spot wide.
 */
export function planPreview(index: FrameIndex, totalSamples: number, kind: SliceKind): Plan | null {
  const frames = index.sizes.length;
  if (frames < PREVIEW_SPOTS * FRAMES_PER_SPOT * WORTHWHILE) return null;
  const samplesPerPair = Math.ceil(totalSamples / PREVIEW_SPOTS);
  const spots = Array.from({ length: PREVIEW_SPOTS }, (_, spot): FrameSpan => {
    const first = Math.ceil((spot * samplesPerPair) / index.samplesPerFrame);
    return { first, end: Math.min(frames, first + FRAMES_PER_SPOT) };
  }).filter(({ first, end }) => first < end);
  const each = Math.ceil(framesPerSlice(index, kind) / (FRAMES_PER_SPOT + 2));
  const slices = Array.from({ length: Math.ceil(spots.length / each) }, (_, slice) =>
    spots.slice(slice * each, (slice + 1) * each),
  );
  return { slices, samplesPerPair };
}

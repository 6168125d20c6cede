import { type AacConfig } from '../slices/adtsStream';
import {
  byteRange,
  cutSlice,
  prerollStart,
  type FrameLayout,
  type Slice,
} from '../slices/sliceFrames';
import { type FrameSpan } from '../../domain/audioFormats/frameIndex';
import { type ByteWindowReader } from './byteWindowReader';

/** Frames that slices are cut from. */
export interface FramedAudio {
  layout: FrameLayout;
  skipSamples: number;
}

/** Byte range that a decoder needs for these frames, pre-roll included. */
export function byteRangeFor(layout: FrameLayout, spans: readonly FrameSpan[]) {
  const [first, last] = [spans[0]?.first ?? 0, spans.at(-1)?.end ?? 0];
  return byteRange(layout.index, { first: prerollStart(layout, first), end: last });
}

/**
 * Cuts one slice of a plan out of a file and prefetches the bytes of the next one. With `aac` the slice is an ADTS
 * stream instead of an MP4 file. Rejects when the file cannot be read.
 */
export async function readSlice(
  reader: ByteWindowReader,
  sound: FramedAudio,
  slices: readonly (readonly FrameSpan[])[],
  sliceIndex: number,
  aac: AacConfig | null = null,
): Promise<Slice> {
  const { layout } = sound;
  const spans = slices[sliceIndex] ?? [];
  const { bytes, base } = await reader.read(byteRangeFor(layout, spans));
  const next = slices[sliceIndex + 1];
  if (next !== undefined) reader.prefetch(byteRangeFor(layout, next));
  return cutSlice(bytes, base, sound, spans, aac);
}

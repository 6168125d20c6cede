import { type AacFormat } from '../formats/adtsStream';
import {
  byteSpan,
  cutSlice,
  warmStart,
  type FrameLayout,
  type Slice,
} from '../formats/sliceFrames';
import { type FrameSpan } from '../formats/frameIndex';
import { type WindowReader } from './byteWindowReader';

/** What of a sound its slices are cut from. */
export interface FramedSound {
  layout: FrameLayout;
  skipSamples: number;
}

/** Where the bytes lie that a decoder needs for these frames. */
export function bytesUnder(layout: FrameLayout, spans: readonly FrameSpan[]) {
  const [first, last] = [spans[0]?.first ?? 0, spans.at(-1)?.end ?? 0];
  return byteSpan(layout.index, { first: warmStart(layout, first), end: last });
}

/**
 * Cuts the slice at this place of a plan out of a file, and reads on while it is decoded. With a
 * format of AAC it is a stream without a file around it. Rejects where the file can't be read.
 */
export async function readSlice(
  reader: WindowReader,
  sound: FramedSound,
  slices: readonly (readonly FrameSpan[])[],
  place: number,
  aac: AacFormat | null = null,
): Promise<Slice> {
  const { layout } = sound;
  const spans = slices[place] ?? [];
  const { bytes, base } = await reader.read(bytesUnder(layout, spans));
  const next = slices[place + 1];
  if (next !== undefined) reader.readAhead(bytesUnder(layout, next));
  return cutSlice(bytes, base, sound, spans, aac);
}

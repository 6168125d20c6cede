import { readAacFormat, type AacFormat } from '../formats/adtsStream';
import { type FrameLayout } from '../formats/sliceFrames';
import { type FrameDecoder, type StreamFormat } from './frameDecoder';
import { type FrameSpan } from '../formats/frameIndex';
import { readMpegHeader } from '../formats/mpegHeader';
import { type Picture } from '../peaks/slicePeaks';
import { readSlice, type FramedSound } from './readAudioSlice';
import { type WindowReader } from './byteWindowReader';

interface StreamSource {
  sound: FramedSound;
  reader: WindowReader;
  startDecoder: () => FrameDecoder;
}

interface StreamOptions extends StreamSource {
  picture: Picture;
  signal: AbortSignal;
  /** Slices at a time. */
  lanes: number;
  /** 0 to 1 of the picture. */
  onShare: (share: number) => void;
}

const MOST_LANES = 5;
/** A decoder that refuses so many slices has no use for this recording. */
const MOST_FAILURES = 8;
/** Told no more often. */
const SHARE_STEP = 0.01;

/** Enough that a decoder which takes one frame at a time shows it. */
const TRIED_FRAMES = 8;
/** Not the very first ones, which may miss what lies before them. */
const TRIED_AFTER = 32;

/** Of a slice whose frames stand without a file around them; null where they can't. */
function formatOf(
  bytes: ArrayBuffer,
  { index }: FrameLayout,
  aac: AacFormat | null,
): StreamFormat | null {
  const { sampleRate } = index;
  if (aac !== null) return { codec: 'mp4a.40.2', sampleRate, numberOfChannels: aac.channels };
  const header = readMpegHeader(new Uint8Array(bytes), 0);
  return header && { codec: 'mp3', sampleRate, numberOfChannels: header.channels };
}

/** Cuts the slice at a place and decodes it. Rejects where either can't be done. */
async function decodeSlice(
  decoder: FrameDecoder,
  { sound, reader }: StreamSource,
  slices: readonly (readonly FrameSpan[])[],
  place: number,
) {
  const { layout } = sound;
  const aac = layout.kind === 'mp4' ? readAacFormat(layout.sampleEntry) : null;
  const slice = await readSlice(reader, sound, slices, place, aac);
  const format = formatOf(slice.bytes, layout, aac);
  if (format === null) throw new Error('Not frames');
  return { slice, ...(await decoder.decode(slice.bytes, slice.samples, format)) };
}

/**
 * Whether a decoder for frames alone takes many of this sound in one go: Chromium's does for AAC; for
 * MP3 one that took its place by version 156 wants each frame by itself, and the page is quicker.
 */
export async function takesStreams(source: StreamSource): Promise<boolean> {
  const frames = source.sound.layout.index.sizes.length;
  const first = Math.min(TRIED_AFTER, frames >> 1);
  const span = { first, end: Math.min(frames, first + TRIED_FRAMES) };
  const decoder = source.startDecoder();
  return decodeSlice(decoder, source, [[span]], 0)
    .then(
      () => true,
      () => false,
    )
    .finally(() => decoder.close());
}

/**
 * Decodes and folds in as many slices of a picture as decoders for frames alone can; gives how many.
 * Slices that they refuse are given back to the picture.
 */
export async function drawStream(options: StreamOptions): Promise<number> {
  const { picture, startDecoder, signal, lanes, onShare } = options;
  let [drawn, failed, told] = [0, 0, 0];
  const drawNext = async (decoder: FrameDecoder, place: number) => {
    try {
      const decoded = await decodeSlice(decoder, options, picture.slices, place);
      picture.fold(decoded.slice, decoded.channels, decoded.scan);
      drawn += 1;
    } catch {
      picture.giveBack(place);
      failed += 1;
    }
  };
  const lane = async () => {
    const decoder = startDecoder();
    try {
      while (failed < MOST_FAILURES) {
        const place = picture.takeNew();
        if (place === null) return;
        await drawNext(decoder, place);
        signal.throwIfAborted();
        if (picture.share - told < SHARE_STEP) continue;
        told = picture.share;
        onShare(told);
      }
    } finally {
      decoder.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(MOST_LANES, lanes) }, lane));
  return drawn;
}

import { readAacFormat, type AacFormat } from './aacStream';
import { type FrameLayout } from './cutSlice';
import { type FrameDecoder, type StreamFormat } from './frameDecoder';
import { readMpegHeader } from './mpegHeader';
import { type Picture } from './picture';
import { readSlice, type FramedSound } from './readSlice';
import { type WindowReader } from './windowReader';

interface StreamOptions {
  picture: Picture;
  sound: FramedSound;
  reader: WindowReader;
  startDecoder: () => FrameDecoder;
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

/**
 * Decodes and folds in as many slices of a picture as decoders for frames alone can; gives how many.
 * Slices that they refuse are given back to the picture.
 */
export async function drawStream(options: StreamOptions): Promise<number> {
  const { picture, sound, reader, startDecoder, signal, lanes, onShare } = options;
  const { layout } = sound;
  const aac = layout.kind === 'mp4' ? readAacFormat(layout.sampleEntry) : null;
  if (layout.kind === 'mp4' && aac === null) return 0;
  let [drawn, failed, told] = [0, 0, 0];
  const drawNext = async (decoder: FrameDecoder, place: number) => {
    const slice = await readSlice(reader, sound, picture.slices, place, aac);
    const format = formatOf(slice.bytes, layout, aac);
    try {
      if (format === null) throw new Error('Not frames');
      const { channels, scan } = await decoder.decode(slice.bytes, slice.samples, format);
      picture.fold(slice, channels, scan);
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

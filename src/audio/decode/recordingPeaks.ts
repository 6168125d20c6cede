import { coreCount } from './coreCount';
import { type DecodeSamples } from './decodeSamples';
import { pageIsIdle } from './waitForIdlePage';
import { type Pause } from '../peaks/pauses';
import { type PeaksPyramid } from '../peaks/peaksPyramid';
import { type Desk } from './startDecodeWorker';

interface DrawOptions {
  desk: Desk;
  decode: DecodeSamples;
  signal: AbortSignal;
  onPreview: (pyramid: PeaksPyramid) => void;
  /** 0 to 1 of the exact picture. */
  onShare: (share: number) => void;
}

export interface DrawnRecording {
  pyramid: PeaksPyramid;
  pauses: readonly Pause[];
  /** Slices that couldn't be decoded: they are silent in the picture. */
  failedSlices: number;
}

/** More at once only take more memory. */
const MOST_LANES = 6;

/**
 * Draws one picture: at the desk what it can decode, and the other slices here, some at a time. Gives
 * how many there were and how many failed.
 */
async function decodeAll(
  purpose: 'preview' | 'exact',
  { desk, decode, signal }: DrawOptions,
  onShare: (share: number) => void,
): Promise<{ slices: number; failed: number }> {
  let slices = await desk.draw(purpose, onShare);
  let failed = 0;
  signal.throwIfAborted();
  const lane = async () => {
    let slice = await desk.cut(purpose);
    while (slice !== null) {
      signal.throwIfAborted();
      slices += 1;
      let channels: Float32Array[] = [];
      try {
        channels = await decode(slice.bytes, slice.sampleRate);
      } catch {
        failed += 1;
      }
      signal.throwIfAborted();
      const { id, share } = slice;
      slice = await desk.turn(id, channels, purpose);
      onShare(share);
    }
  };
  // More than there are cores: while some are cut, folded or on their way, all of them decode.
  await Promise.all(Array.from({ length: Math.min(MOST_LANES, coreCount() + 3) }, lane));
  return { slices, failed };
}

/**
 * Draws a recording that a desk has read: a preview where it is long, then everything. Null where
 * nothing of it can be decoded. Rejects with an AbortError when stopped.
 */
export async function drawRecording(options: DrawOptions): Promise<DrawnRecording | null> {
  const { desk, signal, onPreview, onShare } = options;
  // Decoders take every core, and the page would wait for one.
  await pageIsIdle();
  signal.throwIfAborted();
  const preview = await decodeAll('preview', options, () => undefined);
  const sparse = preview.slices > preview.failed ? await desk.finish('preview') : null;
  signal.throwIfAborted();
  if (sparse !== null) {
    onPreview(sparse);
    await pageIsIdle();
    signal.throwIfAborted();
  }
  const { slices, failed } = await decodeAll('exact', options, onShare);
  if (slices > 0 && slices === failed) return null;
  const finished = await desk.finishExact();
  signal.throwIfAborted();
  return finished === null ? null : { ...finished, failedSlices: failed };
}

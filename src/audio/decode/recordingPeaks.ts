import { runPool } from '../../platform/concurrencyPool';
import { coreCount } from './coreCount';
import { type DecodeSamples } from './decodeSamples';
import { waitForIdlePage } from './waitForIdlePage';
import { type Pause } from '../peaks/pauses';
import { type PeaksPyramid } from '../peaks/peaksPyramid';
import { type DecodeClient } from './startDecodeClient';

interface PeaksOptions {
  client: DecodeClient;
  decode: DecodeSamples;
  signal: AbortSignal;
  onPreview: (pyramid: PeaksPyramid) => void;
  /** Receives the completed fraction of the exact peaks, 0 to 1. */
  onProgress: (progress: number) => void;
}

export interface RecordingPeaks {
  pyramid: PeaksPyramid;
  pauses: readonly Pause[];
  /** Number of slices that could not be decoded; they are silent in the waveform. */
  failedSlices: number;
}

/** Maximum number of slices in flight; more only take more memory. */
const MAX_CONCURRENCY = 6;

/**
 * Decodes all slices for one purpose: in the session if supported, the others on the page with limited concurrency.
 * Resolves to the number of slices and of failures.
 */
async function decodeAll(
  purpose: 'preview' | 'exact',
  { client, decode, signal }: PeaksOptions,
  onProgress: (progress: number) => void,
): Promise<{ slices: number; failed: number }> {
  let slices = await client.decodeHere(purpose, onProgress);
  let failed = 0;
  signal.throwIfAborted();
  const firstSlice = () => client.nextSlice(purpose);
  // More than the number of cores, so that all cores decode while some slices are cut, submitted or in transit.
  const concurrency = Math.min(MAX_CONCURRENCY, coreCount() + 3);
  await runPool(concurrency, firstSlice, async ({ id, bytes, sampleRate, progress }) => {
    signal.throwIfAborted();
    slices += 1;
    let channels: Float32Array[] = [];
    try {
      channels = await decode(bytes, sampleRate);
    } catch {
      failed += 1;
    }
    signal.throwIfAborted();
    const next = await client.submitAndNext(id, channels, purpose);
    onProgress(progress);
    return next;
  });
  return { slices, failed };
}

/**
 * Computes the peaks of a recording parsed by a session: a preview if it is long, then the exact peaks. Null when
 * nothing can be decoded. Rejects with an AbortError when aborted.
 */
export async function computePeaks(options: PeaksOptions): Promise<RecordingPeaks | null> {
  const { client, signal, onPreview, onProgress } = options;
  // Decoders occupy every core, so the page's pending render goes first.
  await waitForIdlePage();
  signal.throwIfAborted();
  const preview = await decodeAll('preview', options, () => undefined);
  const previewPyramid = preview.slices > preview.failed ? await client.finish('preview') : null;
  signal.throwIfAborted();
  if (previewPyramid !== null) {
    onPreview(previewPyramid);
    await waitForIdlePage();
    signal.throwIfAborted();
  }
  const { slices, failed } = await decodeAll('exact', options, onProgress);
  if (slices > 0 && slices === failed) return null;
  const finished = await client.finishExact();
  signal.throwIfAborted();
  return finished === null ? null : { ...finished, failedSlices: failed };
}

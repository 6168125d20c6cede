import { type DecodeSamples } from './decodeSamples';
import { type PeaksPyramid } from '../peaks/peaksPyramid';
import { type DecodeClient } from './startDecodeClient';

/** Block length in milliseconds; reading whole blocks means that a moving view seldom triggers a read. */
const BLOCK_MS = 5000;
const MAX_BLOCKS = 6;

/** Reads peaks of a few seconds, down to single samples. Reads sequentially and caches the last result. */
export class DetailReader {
  private cached: { from: number; to: number; pyramid: Promise<PeaksPyramid | null> } | null = null;
  private client: Promise<DecodeClient> | null = null;

  constructor(
    private readonly decode: DecodeSamples,
    /** Starts a session that has parsed the file. */
    private readonly startClient: () => Promise<DecodeClient>,
  ) {}

  /** Peaks between two times; null when they cannot be decoded or span more than six blocks. Rejects when aborted. */
  async read(startMs: number, endMs: number, signal: AbortSignal): Promise<PeaksPyramid | null> {
    signal.throwIfAborted();
    const from = Math.max(0, Math.floor(startMs / BLOCK_MS));
    const to = Math.max(from + 1, Math.ceil(endMs / BLOCK_MS));
    if (to - from > MAX_BLOCKS) return null;
    const isCached = this.cached !== null && this.cached.from <= from && this.cached.to >= to;
    if (this.cached === null || !isCached) {
      const previous = this.cached?.pyramid ?? Promise.resolve(null);
      const pyramid = previous.then(() => this.readBlocks(from, to)).catch(() => null);
      this.cached = { from, to, pyramid };
    }
    const pyramid = await this.cached.pyramid;
    signal.throwIfAborted();
    return pyramid;
  }

  private async readBlocks(from: number, to: number): Promise<PeaksPyramid | null> {
    const client = await (this.client ??= this.startClient());
    const slice = await client.detailSlice(from * BLOCK_MS, to * BLOCK_MS);
    if (slice !== null) {
      await client.submit(slice.id, await this.decode(slice.bytes, slice.sampleRate));
    }
    return client.finish('detail');
  }
}

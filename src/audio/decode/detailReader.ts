import { type DecodeSamples } from './decodeSamples';
import { type PeaksPyramid } from '../peaks/peaksPyramid';
import { type Desk } from './startDecodeWorker';

/** Details are read in blocks, so that a moving view asks seldom. */
const BLOCK_MS = 5000;
const MOST_BLOCKS = 6;

/** Reads pictures of single seconds, down to samples; one after the other, the last one is kept. */
export class DetailReader {
  private last: { from: number; to: number; picture: Promise<PeaksPyramid | null> } | null = null;
  private desk: Promise<Desk> | null = null;

  constructor(
    private readonly decode: DecodeSamples,
    /** A desk that has read the file. */
    private readonly startDesk: () => Promise<Desk>,
  ) {}

  /** Null where it can't be decoded or is longer than is sensible; rejects when aborted. */
  async read(startMs: number, endMs: number, signal: AbortSignal): Promise<PeaksPyramid | null> {
    signal.throwIfAborted();
    const from = Math.max(0, Math.floor(startMs / BLOCK_MS));
    const to = Math.max(from + 1, Math.ceil(endMs / BLOCK_MS));
    if (to - from > MOST_BLOCKS) return null;
    const isKnown = this.last !== null && this.last.from <= from && this.last.to >= to;
    if (this.last === null || !isKnown) {
      const before = this.last?.picture ?? Promise.resolve(null);
      const picture = before.then(() => this.draw(from, to)).catch(() => null);
      this.last = { from, to, picture };
    }
    const picture = await this.last.picture;
    signal.throwIfAborted();
    return picture;
  }

  private async draw(from: number, to: number): Promise<PeaksPyramid | null> {
    const desk = await (this.desk ??= this.startDesk());
    const slice = await desk.cutDetail(from * BLOCK_MS, to * BLOCK_MS);
    if (slice !== null) {
      await desk.fold(slice.id, await this.decode(slice.bytes, slice.sampleRate));
    }
    return desk.finish('detail');
  }
}

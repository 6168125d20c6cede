import { type ByteSource } from './byteSource';
import { type FrameHeader, type FrameScanner } from './frameScanner';
import { joinBytes } from './joinBytes';

/** Bytes buffered between scans. */
const WINDOW_BYTES = 1024 * 1024;

/** Feeds a scanner the chunks of a file, joined to windows large enough to decide on. */
export class WindowedScan {
  private chunks: Uint8Array[] = [];
  private bufferedBytes = 0;
  /** File offset of the buffered bytes. */
  private base = 0;
  /** File bytes received so far. */
  private receivedBytes = 0;

  constructor(
    private readonly scanner: Pick<FrameScanner<FrameHeader>, 'scan'>,
    private readonly windowBytes = WINDOW_BYTES,
  ) {}

  /** Accepts the next bytes of the file; never modifies them. */
  push(chunk: Uint8Array): void {
    const skippedBytes = Math.max(0, this.base - this.receivedBytes);
    this.receivedBytes += chunk.length;
    if (skippedBytes >= chunk.length) return;
    this.chunks.push(chunk.subarray(skippedBytes));
    this.bufferedBytes += chunk.length - skippedBytes;
    if (this.bufferedBytes >= this.windowBytes) this.scan(false);
  }

  /** Scans the remainder after the last byte; returns the size of the file. */
  finish(): number {
    this.scan(true);
    return this.receivedBytes;
  }

  private scan(isFinal: boolean): void {
    const bytes = joinBytes(this.chunks);
    const next = this.scanner.scan(bytes, this.base, isFinal);
    const remainder = bytes.subarray(next - this.base);
    this.base = next;
    this.chunks = [remainder];
    this.bufferedBytes = remainder.length;
  }
}

/**
 * Scans a whole file, or stops beyond `maxJunkBytes`, because junk takes a hundred times as long as frames; returns the
 * number of bytes scanned.
 */
export async function scanFrames(
  scanner: Pick<FrameScanner<FrameHeader>, 'scan' | 'junkBytes'>,
  source: ByteSource,
  { windowBytes, maxJunkBytes = Infinity }: { windowBytes?: number; maxJunkBytes?: number } = {},
): Promise<number> {
  const scan = new WindowedScan(scanner, windowBytes);
  for await (const chunk of source.readFrom(0)) {
    scan.push(chunk);
    if (scanner.junkBytes > maxJunkBytes) break;
  }
  return scan.finish();
}

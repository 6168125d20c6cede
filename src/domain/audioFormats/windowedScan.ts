import { type ByteSource } from './byteSource';
import { type FrameHeader, type FrameScanner } from './frameScanner';
import { joinBytes } from './joinBytes';

/** Bytes buffered before they are scanned. */
const WINDOW_BYTES = 1024 * 1024;

/** Passes a scanner the chunks of a file, joined to windows that it can decide on. */
export class WindowedScan {
  private chunks: Uint8Array[] = [];
  private bufferedBytes = 0;
  /** File offset of the buffered bytes. */
  private base = 0;
  /** Bytes of the file that arrived so far. */
  private receivedBytes = 0;

  constructor(
    private readonly scanner: Pick<FrameScanner<FrameHeader>, 'scan'>,
    private readonly windowBytes = WINDOW_BYTES,
  ) {}

  /** Takes the next bytes of the file, and never changes them. */
  push(chunk: Uint8Array): void {
    const skippedBytes = Math.max(0, this.base - this.receivedBytes);
    this.receivedBytes += chunk.length;
    if (skippedBytes >= chunk.length) return;
    this.chunks.push(chunk.subarray(skippedBytes));
    this.bufferedBytes += chunk.length - skippedBytes;
    if (this.bufferedBytes >= this.windowBytes) this.scan(false);
  }

  /** Scans the rest, after the last byte; returns the size of the file. */
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
 * Scans a whole file, or until it has more junk than this, which takes a hundred times as long as frames do;
 * returns the size of what was scanned.
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

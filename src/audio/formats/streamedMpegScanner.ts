import { joinBytes } from './joinBytes';
import { soundOfScan, type Sound, type UnreadableFile } from './readSound';
import { sniffSound } from './sniffSound';
import { MpegFrameScanner } from './mpegFrameScanner';

const HEAD_BYTES = 1024;
/** Bytes buffered before they are scanned. */
const WINDOW_BYTES = 1024 * 1024;

/** Scans an MP3 file while it is downloaded, so that its index is complete with the last byte. */
export class StreamedMpegScanner {
  private readonly scanner = new MpegFrameScanner();
  private chunks: Uint8Array[] = [];
  private bufferedBytes = 0;
  /** File offset of the buffered bytes. */
  private base = 0;
  /** Bytes of the file that arrived so far. */
  private receivedBytes = 0;
  private isMpeg: boolean | null = null;

  constructor(private readonly windowBytes = WINDOW_BYTES) {}

  /** Takes the next bytes of the file, and never changes them. */
  push(chunk: Uint8Array): void {
    const skippedBytes = Math.max(0, this.base - this.receivedBytes);
    this.receivedBytes += chunk.length;
    if (this.isMpeg === false || skippedBytes >= chunk.length) return;
    this.chunks.push(chunk.subarray(skippedBytes));
    this.bufferedBytes += chunk.length - skippedBytes;
    if (this.bufferedBytes >= this.windowBytes) this.scan(false);
  }

  /** The parsed file, after its last byte; null where it is not MP3. */
  finish(): Sound | UnreadableFile | null {
    if (this.isMpeg !== false) this.scan(true);
    return this.isMpeg === true
      ? soundOfScan(this.scanner.finish(), this.receivedBytes, 'mpeg')
      : null;
  }

  private scan(isFinal: boolean): void {
    const bytes = joinBytes(this.chunks);
    this.isMpeg ??= sniffSound(bytes.subarray(0, HEAD_BYTES)) === 'mpeg';
    if (!this.isMpeg) {
      this.chunks = [];
      return;
    }
    const next = this.scanner.scan(bytes, this.base, isFinal);
    const remainder = bytes.subarray(next - this.base);
    this.base = next;
    this.chunks = [remainder];
    this.bufferedBytes = remainder.length;
  }
}

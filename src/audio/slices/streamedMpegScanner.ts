import { joinBytes } from '../../domain/audioFormats/joinBytes';
import { MpegFrameScanner } from '../../domain/audioFormats/mpegFrameScanner';
import { SNIFFED_BYTES, sniffSound } from '../../domain/audioFormats/sniffSound';
import { WindowedScan } from '../../domain/audioFormats/windowedScan';
import { soundOfScan, type Sound, type UnreadableFile } from './readSound';

/** Scans an MP3 file during the download, so that its index is complete with the last byte. */
export class StreamedMpegScanner {
  private readonly scanner = new MpegFrameScanner();
  private readonly scan: WindowedScan;
  /** First bytes, buffered until they suffice to detect the kind; null afterwards. */
  private head: Uint8Array | null = new Uint8Array(0);
  private isMpeg = false;

  constructor(windowBytes?: number) {
    this.scan = new WindowedScan(this.scanner, windowBytes);
  }

  /** Accepts the next bytes of the file; never modifies them. */
  push(chunk: Uint8Array): void {
    if (this.head !== null) {
      this.head = joinBytes([this.head, chunk]);
      if (this.head.length >= SNIFFED_BYTES) this.sniff(this.head);
    } else if (this.isMpeg) this.scan.push(chunk);
  }

  /** Parsed file, after its last byte; null when not MP3. */
  finish(): Sound | UnreadableFile | null {
    if (this.head !== null) this.sniff(this.head);
    if (!this.isMpeg) return null;
    const fileBytes = this.scan.finish();
    return soundOfScan(this.scanner.finish(), fileBytes, 'mpeg');
  }

  private sniff(head: Uint8Array): void {
    this.head = null;
    this.isMpeg = sniffSound(head.subarray(0, SNIFFED_BYTES)) === 'mpeg';
    if (this.isMpeg) this.scan.push(head);
  }
}

import { joinBytes } from './joinBytes';
import { soundOfWalk, type Sound, type Unreadable } from './readSound';
import { sniffSound } from './sniffSound';
import { MpegWalker } from './mpegFrames';

const HEAD_BYTES = 1024;
/** Gathered before they are walked. */
const WINDOW_BYTES = 1024 * 1024;

/** Walks an MP3 file while its bytes arrive, so that all is known of it when the last one is there. */
export class StreamedMpegScanner {
  private readonly walker = new MpegWalker();
  private parts: Uint8Array[] = [];
  private gathered = 0;
  /** Where what is gathered begins in the file. */
  private base = 0;
  /** Of the file. */
  private arrived = 0;
  private isMpeg: boolean | null = null;

  constructor(private readonly windowBytes = WINDOW_BYTES) {}

  /** The next bytes of the file; they are only read. */
  push(part: Uint8Array): void {
    const isKnown = Math.max(0, this.base - this.arrived);
    this.arrived += part.length;
    if (this.isMpeg === false || isKnown >= part.length) return;
    this.parts.push(part.subarray(isKnown));
    this.gathered += part.length - isKnown;
    if (this.gathered >= this.windowBytes) this.walk(false);
  }

  /** What the file holds, once all has arrived; null where it isn't MP3. */
  finish(): Sound | Unreadable | null {
    if (this.isMpeg !== false) this.walk(true);
    return this.isMpeg === true ? soundOfWalk(this.walker.end(), this.arrived, 'mpeg') : null;
  }

  private walk(isLast: boolean): void {
    const bytes = joinBytes(this.parts);
    this.isMpeg ??= sniffSound(bytes.subarray(0, HEAD_BYTES)) === 'mpeg';
    if (!this.isMpeg) {
      this.parts = [];
      return;
    }
    const next = this.walker.walk(bytes, this.base, isLast);
    const rest = bytes.subarray(next - this.base);
    this.base = next;
    this.parts = [rest];
    this.gathered = rest.length;
  }
}

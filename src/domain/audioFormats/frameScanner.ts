import { tagLength } from './audioTags';
import { FrameIndexBuilder } from './frameIndex';

/** Fields that every frame header has. */
export interface FrameHeader {
  /** Length of the whole frame. */
  bytes: number;
  /** Samples per channel. */
  samples: number;
  /** Hz. */
  sampleRate: number;
}

/** Headers in sequence that make a match: a single syncword may be a coincidence. */
const CONSECUTIVE_FRAMES = 3;
/** Bytes that a header is recognised by, in every syntax. */
const HEADER_BYTES = 4;

/**
 * Walks a stream of frames with a header each, header by header: tags and junk are skipped, a truncated
 * last frame is left out. Some 30 ms for three hours of MP3. The file may come in windows, so that it
 * need not be in memory as a whole.
 */
export abstract class FrameScanner<Header extends FrameHeader> {
  protected readonly frames = new FrameIndexBuilder();
  /** Header of the first frame with sound. */
  protected first: Header | null = null;
  /** Samples per channel of all frames. */
  protected totalSamples = 0;
  /** Bytes so far that belong neither to a frame nor to a tag. */
  junkBytes = 0;
  private isSynchronised = false;

  /** Bytes after an offset that are enough to decide on it: more than three of the largest frames. */
  protected abstract readonly lookaheadBytes: number;
  /** The header of a frame of known length; null where there is none. */
  protected abstract readHeader(bytes: Uint8Array, offset: number): Header | null;
  protected abstract isSameStream(a: Header, b: Header): boolean;
  /** True for a first frame without sound; it is left out. */
  protected abstract isInfoFrame(bytes: Uint8Array, offset: number, header: Header): boolean;
  /** Called for each frame with sound. */
  protected abstract frameAdded(header: Header): void;

  /** Scans bytes that begin at `base` of the file; returns the file offset of the next window. */
  scan(bytes: Uint8Array, base: number, isFinal: boolean): number {
    const end = bytes.length - (isFinal ? HEADER_BYTES : this.lookaheadBytes);
    let offset = 0;
    while (offset <= end) {
      const header = this.readHeader(bytes, offset);
      if (header !== null && this.isFrame(bytes, offset, header)) {
        if (!this.addFrame(bytes, offset, base, header)) break;
        offset += header.bytes;
        continue;
      }
      const tag = tagLength(bytes, offset);
      this.isSynchronised = false;
      if (tag === 0) this.junkBytes += 1;
      offset += Math.max(1, tag);
    }
    return base + offset;
  }

  private isFrame(bytes: Uint8Array, offset: number, header: Header): boolean {
    const { first, isSynchronised } = this;
    return (
      (first === null || this.isSameStream(first, header)) &&
      (isSynchronised || this.startsFrameSequence(bytes, offset))
    );
  }

  /** True when a sequence of frames begins here, or as many frames as the file still has. */
  private startsFrameSequence(bytes: Uint8Array, start: number): boolean {
    let offset = start;
    let previous = this.first;
    for (let frames = 0; frames < CONSECUTIVE_FRAMES; frames += 1) {
      if (frames > 0 && offset >= bytes.length) return this.first !== null || frames > 1;
      const header = this.readHeader(bytes, offset);
      if (header === null) return frames > 0 && tagLength(bytes, offset) > 0;
      if (previous !== null && !this.isSameStream(previous, header)) return false;
      previous = header;
      offset += header.bytes;
    }
    return true;
  }

  /** False for a truncated frame. */
  private addFrame(bytes: Uint8Array, offset: number, base: number, header: Header): boolean {
    const { first, frames } = this;
    this.isSynchronised = true;
    const isInfo = first === null && this.isInfoFrame(bytes, offset, header);
    if (!isInfo) {
      if (offset + header.bytes > bytes.length) return false;
      frames.add(base + offset, header.bytes);
      this.totalSamples += header.samples;
      this.frameAdded(header);
    }
    if (first === null || frames.count === 1) this.first = header;
    return true;
  }
}

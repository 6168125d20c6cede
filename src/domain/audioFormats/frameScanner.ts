import { tagLength } from './audioTags';
import { FrameIndexBuilder } from './frameIndex';

/** Fields common to all frame headers. */
export interface FrameHeader {
  /** Length of the whole frame in bytes. */
  bytes: number;
  /** Samples per channel. */
  samples: number;
  /** Sample rate in Hz. */
  sampleRate: number;
}

/** Number of consecutive headers required for a match, because a single syncword may be a coincidence. */
const CONSECUTIVE_FRAMES = 3;
/** Bytes needed to recognise a header of any format. */
const HEADER_BYTES = 4;

/**
 * Scans a stream of self-delimiting frames header by header, skipping tags and junk and dropping a truncated last
 * frame. Takes about 30 ms for three hours of MP3. Accepts the file in windows, so that it need not fit in memory.
 */
export abstract class FrameScanner<Header extends FrameHeader> {
  protected readonly frames = new FrameIndexBuilder();
  /** Header of the first audio frame; null before one was found. */
  protected first: Header | null = null;
  /** Samples per channel over all frames. */
  protected totalSamples = 0;
  /** Bytes scanned so far that belong neither to a frame nor to a tag. */
  junkBytes = 0;
  private isSynchronised = false;

  /** Bytes after an offset that suffice to decide about a frame: more than three of the largest frames. */
  protected abstract readonly lookaheadBytes: number;
  /** Parses the frame header at an offset; null when there is none or its frame length is unknown. */
  protected abstract readHeader(bytes: Uint8Array, offset: number): Header | null;
  protected abstract isSameStream(a: Header, b: Header): boolean;
  /** True for a first frame that carries metadata instead of audio; left out. */
  protected abstract isInfoFrame(bytes: Uint8Array, offset: number, header: Header): boolean;
  /** Called for each audio frame. */
  protected abstract frameAdded(header: Header): void;

  /** Scans a window that starts at file offset `base`; returns the file offset of the next window. */
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

  /** True at the start of a sequence of frames, or of as many frames as the file still has. */
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

  /** Adds a frame; returns false for a truncated one. */
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

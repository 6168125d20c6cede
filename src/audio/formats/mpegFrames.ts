import { FrameList, type FrameIndex } from './frameIndex';
import { readMpegHeader, sideInfoBytes, type MpegHeader } from './mpegHeader';

export interface MpegWalk {
  kind: 'walked';
  index: FrameIndex;
  channels: 1 | 2;
  version: MpegHeader['version'];
  isVariableBitRate: boolean;
  /** Frames the encoder said there are; null where it said nothing. */
  promisedFrames: number | null;
  /** Neither sound nor a tag. */
  junkBytes: number;
}

export type MpegRefusal =
  { kind: 'free format' } | { kind: 'layer'; layer: 1 | 2 } | { kind: 'none' };

/** As many in a row are no chance. */
const FRAMES_IN_A_ROW = 3;
const HEADER_BYTES = 4;
/** More than is looked at from any place on: some of the largest frames. */
const LOOK_AHEAD_BYTES = 8192;

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

function bigEndian(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0);
}

/** Bytes of the tag that begins here, 0 where none does: ID3v2 of any size, ID3v1, APE. */
export function tagBytes(bytes: Uint8Array, at: number): number {
  const left = bytes.length - at;
  const [a = 0, b = 0, c = 0] = [bytes[at], bytes[at + 1], bytes[at + 2]];
  if (a === 0x49 && b === 0x44 && c === 0x33 && left >= 10) {
    const size = [6, 7, 8, 9].map((place) => bytes[at + place] ?? 0);
    if (size.every((byte) => byte < 0x80)) {
      const footer = ((bytes[at + 5] ?? 0) & 0x10) === 0 ? 0 : 10;
      return 10 + footer + size.reduce((total, byte) => total * 128 + byte, 0);
    }
  }
  if (a === 0x54 && b === 0x41 && c === 0x47 && left === 128) return 128;
  if (a === 0x41 && b === 0x50 && left >= 32 && textAt(bytes, at, 8) === 'APETAGEX') {
    const size = new DataView(bytes.buffer, bytes.byteOffset + at + 12, 4).getUint32(0, true);
    const isHeader = ((bytes[at + 23] ?? 0) & 0x20) !== 0;
    return isHeader ? 32 + size : 32;
  }
  return 0;
}

/** Frames counted by the encoder in its own first frame, which has no sound; null: an ordinary one. */
function encoderTag(
  bytes: Uint8Array,
  at: number,
  header: MpegHeader,
): { frames: number | null } | null {
  const xing = at + HEADER_BYTES + sideInfoBytes(header);
  if (xing + 12 <= bytes.length && /^(Xing|Info)$/.test(textAt(bytes, xing, 4))) {
    return { frames: (bigEndian(bytes, xing + 4) & 1) === 1 ? bigEndian(bytes, xing + 8) : null };
  }
  const vbri = at + 36;
  if (vbri + 18 <= bytes.length && textAt(bytes, vbri, 4) === 'VBRI') {
    return { frames: bigEndian(bytes, vbri + 14) };
  }
  return null;
}

const isSameSound = (a: MpegHeader, b: MpegHeader) =>
  a.version === b.version && a.layer === b.layer && a.sampleRate === b.sampleRate;

/** Whether some frames in a row begin here, or as many as the file still has. */
function beginsRow(bytes: Uint8Array, start: number, known: MpegHeader | null): boolean {
  let at = start;
  let before = known;
  for (let frames = 0; frames < FRAMES_IN_A_ROW; frames += 1) {
    if (frames > 0 && at >= bytes.length) return known !== null || frames > 1;
    const header = readMpegHeader(bytes, at);
    if (header === null || header.layer !== 3 || header.bytes === 0) {
      return frames > 0 && tagBytes(bytes, at) > 0;
    }
    if (before !== null && !isSameSound(before, header)) return false;
    before = header;
    at += header.bytes;
  }
  return true;
}

/** Why there is no frame of layer III: what the first header that could be one says. */
function refusalOf(bytes: Uint8Array): MpegRefusal {
  const start = tagBytes(bytes, 0);
  const header = readMpegHeader(bytes, start < bytes.length ? start : 0);
  if (header === null) return { kind: 'none' };
  if (header.layer !== 3) return { kind: 'layer', layer: header.layer };
  return header.kilobits === 0 ? { kind: 'free format' } : { kind: 'none' };
}

/**
 * Walks an MP3 file frame by frame: tags and junk are skipped, the encoder's own frame is read and
 * left out, a frame that the end of the file cuts is left out. Reads every header once: some 30 ms
 * for three hours. The file may come in windows, so that it need not be in memory as a whole.
 */
export class MpegWalker {
  private readonly frames = new FrameList();
  private first: MpegHeader | null = null;
  private promisedFrames: number | null = null;
  private isVariableBitRate = false;
  private junkBytes = 0;
  private channels: 1 | 2 = 1;
  private isInRow = false;
  private refusal: MpegRefusal | null = null;

  /** Walks on in these bytes, which begin at `base` of the file; gives where the next ones must. */
  walk(bytes: Uint8Array, base: number, isLast: boolean): number {
    this.refusal ??= refusalOf(bytes);
    const end = isLast ? bytes.length - HEADER_BYTES : bytes.length - LOOK_AHEAD_BYTES;
    let at = 0;
    while (at <= end) {
      const header = readMpegHeader(bytes, at);
      if (header !== null && this.isFrame(bytes, at, header)) {
        if (!this.take(bytes, at, base, header)) break;
        at += header.bytes;
        continue;
      }
      const tag = tagBytes(bytes, at);
      this.isInRow = false;
      if (tag === 0) this.junkBytes += 1;
      at += Math.max(1, tag);
    }
    return base + at;
  }

  end(): MpegWalk | MpegRefusal {
    const { first, frames, channels, isVariableBitRate, promisedFrames, junkBytes } = this;
    if (first === null || frames.count === 0) return this.refusal ?? { kind: 'none' };
    return {
      kind: 'walked',
      index: { ...frames.end(), samplesPerFrame: first.samples, sampleRate: first.sampleRate },
      ...{ channels, version: first.version, isVariableBitRate, promisedFrames, junkBytes },
    };
  }

  private isFrame(bytes: Uint8Array, at: number, header: MpegHeader): boolean {
    const { first, isInRow } = this;
    return (
      header.layer === 3 &&
      header.bytes > 0 &&
      (first === null || isSameSound(first, header)) &&
      (isInRow || beginsRow(bytes, at, first))
    );
  }

  /** False where the end of the file cuts it. */
  private take(bytes: Uint8Array, at: number, base: number, header: MpegHeader): boolean {
    const { first, frames } = this;
    this.isInRow = true;
    const tag = first === null ? encoderTag(bytes, at, header) : null;
    if (tag !== null) this.promisedFrames = tag.frames;
    else if (at + header.bytes > bytes.length) return false;
    else {
      if (first !== null && frames.count > 0 && first.kilobits !== header.kilobits)
        this.isVariableBitRate = true;
      if (header.channels === 2) this.channels = 2;
      frames.add(base + at, header.bytes);
    }
    if (first === null || frames.count === 1) this.first = header;
    return true;
  }
}

/** Walks a file that is in memory as a whole. */
export function walkMpeg(bytes: Uint8Array): MpegWalk | MpegRefusal {
  const walker = new MpegWalker();
  walker.walk(bytes, 0, true);
  return walker.end();
}

import { FrameIndexBuilder, type FrameIndex } from './frameIndex';
import { readMpegHeader, sideInfoLength, type MpegHeader } from './mpegHeader';

export interface MpegScan {
  kind: 'scanned';
  index: FrameIndex;
  channels: 1 | 2;
  version: MpegHeader['version'];
  isVariableBitRate: boolean;
  /** Frame count of the Xing, Info or VBRI tag; null without one. */
  declaredFrames: number | null;
  /** Bytes that belong neither to a frame nor to a tag. */
  junkBytes: number;
}

export type MpegRejection =
  { kind: 'free format' } | { kind: 'layer'; layer: 1 | 2 } | { kind: 'none' };

/** Headers in sequence that make a match: a single sync word may be a coincidence. */
const CONSECUTIVE_FRAMES = 3;
const HEADER_BYTES = 4;
/** Bytes after an offset that are enough to decide on it: more than three of the largest frames. */
const LOOKAHEAD_BYTES = 8192;

function textAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

function bigEndian(bytes: Uint8Array, offset: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset + offset, 4).getUint32(0);
}

/**
 * Bytes of the tag at this offset, 0 for none: ID3v2 (ID3v2.4 structure, 3.1: 28-bit syncsafe size, an
 * optional footer), ID3v1 (the last 128 bytes) or APEv1 and APEv2.
 */
export function tagLength(bytes: Uint8Array, offset: number): number {
  const remaining = bytes.length - offset;
  const [a = 0, b = 0, c = 0] = [bytes[offset], bytes[offset + 1], bytes[offset + 2]];
  if (a === 0x49 && b === 0x44 && c === 0x33 && remaining >= 10) {
    const syncsafe = [6, 7, 8, 9].map((byte) => bytes[offset + byte] ?? 0);
    if (syncsafe.every((byte) => byte < 0x80)) {
      const footer = ((bytes[offset + 5] ?? 0) & 0x10) === 0 ? 0 : 10;
      return 10 + footer + syncsafe.reduce((total, byte) => total * 128 + byte, 0);
    }
  }
  if (a === 0x54 && b === 0x41 && c === 0x47 && remaining === 128) return 128;
  if (a === 0x41 && b === 0x50 && remaining >= 32 && textAt(bytes, offset, 8) === 'APETAGEX') {
    const size = new DataView(bytes.buffer, bytes.byteOffset + offset + 12, 4).getUint32(0, true);
    const isHeader = ((bytes[offset + 23] ?? 0) & 0x20) !== 0;
    return isHeader ? 32 + size : 32;
  }
  return 0;
}

/**
 * The frame count of a Xing, Info or VBRI tag, which encoders put into a first frame without audio:
 * after the side information, or 32 bytes after the header. Null for an ordinary frame.
 */
function readVbrTag(
  bytes: Uint8Array,
  offset: number,
  header: MpegHeader,
): { frames: number | null } | null {
  const xing = offset + HEADER_BYTES + sideInfoLength(header);
  if (xing + 12 <= bytes.length && /^(Xing|Info)$/.test(textAt(bytes, xing, 4))) {
    return { frames: (bigEndian(bytes, xing + 4) & 1) === 1 ? bigEndian(bytes, xing + 8) : null };
  }
  const vbri = offset + 36;
  if (vbri + 18 <= bytes.length && textAt(bytes, vbri, 4) === 'VBRI') {
    return { frames: bigEndian(bytes, vbri + 14) };
  }
  return null;
}

const isSameStream = (a: MpegHeader, b: MpegHeader) =>
  a.version === b.version && a.layer === b.layer && a.sampleRate === b.sampleRate;

/** True when a sequence of frames begins here, or as many frames as the file still has. */
function startsFrameSequence(
  bytes: Uint8Array,
  start: number,
  expected: MpegHeader | null,
): boolean {
  let offset = start;
  let previous = expected;
  for (let frames = 0; frames < CONSECUTIVE_FRAMES; frames += 1) {
    if (frames > 0 && offset >= bytes.length) return expected !== null || frames > 1;
    const header = readMpegHeader(bytes, offset);
    if (header === null || header.layer !== 3 || header.bytes === 0) {
      return frames > 0 && tagLength(bytes, offset) > 0;
    }
    if (previous !== null && !isSameStream(previous, header)) return false;
    previous = header;
    offset += header.bytes;
  }
  return true;
}

/** Reason why there is no frame of layer III, by the first header after the tag. */
function rejectionOf(bytes: Uint8Array): MpegRejection {
  const start = tagLength(bytes, 0);
  const header = readMpegHeader(bytes, start < bytes.length ? start : 0);
  if (header === null) return { kind: 'none' };
  if (header.layer !== 3) return { kind: 'layer', layer: header.layer };
  return header.bitrateKbps === 0 ? { kind: 'free format' } : { kind: 'none' };
}

/**
 * Builds the frame index of an MP3 file: tags and junk are skipped, the VBR tag is read and left out,
 * as is a truncated last frame. Reads every header once: some 30 ms for three hours. The file may
 * come in windows, so that it need not be in memory as a whole.
 */
export class MpegFrameScanner {
  private readonly builder = new FrameIndexBuilder();
  private first: MpegHeader | null = null;
  private declaredFrames: number | null = null;
  private isVariableBitRate = false;
  private junkBytes = 0;
  private channels: 1 | 2 = 1;
  private isSynchronised = false;
  private rejection: MpegRejection | null = null;

  /** Scans bytes that begin at `base` of the file; returns the file offset of the next window. */
  scan(bytes: Uint8Array, base: number, isFinal: boolean): number {
    this.rejection ??= rejectionOf(bytes);
    const end = isFinal ? bytes.length - HEADER_BYTES : bytes.length - LOOKAHEAD_BYTES;
    let offset = 0;
    while (offset <= end) {
      const header = readMpegHeader(bytes, offset);
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

  finish(): MpegScan | MpegRejection {
    const { first, builder, channels, isVariableBitRate, declaredFrames, junkBytes } = this;
    if (first === null || builder.count === 0) return this.rejection ?? { kind: 'none' };
    return {
      kind: 'scanned',
      index: { ...builder.build(), samplesPerFrame: first.samples, sampleRate: first.sampleRate },
      channels,
      version: first.version,
      isVariableBitRate,
      declaredFrames,
      junkBytes,
    };
  }

  private isFrame(bytes: Uint8Array, offset: number, header: MpegHeader): boolean {
    const { first, isSynchronised } = this;
    return (
      header.layer === 3 &&
      header.bytes > 0 &&
      (first === null || isSameStream(first, header)) &&
      (isSynchronised || startsFrameSequence(bytes, offset, first))
    );
  }

  /** False for a truncated frame. */
  private addFrame(bytes: Uint8Array, offset: number, base: number, header: MpegHeader): boolean {
    const { first, builder } = this;
    this.isSynchronised = true;
    const tag = first === null ? readVbrTag(bytes, offset, header) : null;
    if (tag !== null) this.declaredFrames = tag.frames;
    else if (offset + header.bytes > bytes.length) return false;
    else {
      if (first !== null && builder.count > 0 && first.bitrateKbps !== header.bitrateKbps)
        this.isVariableBitRate = true;
      if (header.channels === 2) this.channels = 2;
      builder.add(base + offset, header.bytes);
    }
    if (first === null || builder.count === 1) this.first = header;
    return true;
  }
}

/** Scans a file that is in memory as a whole. */
export function scanMpegFrames(bytes: Uint8Array): MpegScan | MpegRejection {
  const scanner = new MpegFrameScanner();
  scanner.scan(bytes, 0, true);
  return scanner.finish();
}

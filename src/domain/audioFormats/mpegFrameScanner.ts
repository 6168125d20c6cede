import { tagLength } from './audioTags';
import { textAt, viewOf } from './byteViews';
import { type FrameIndex } from './frameIndex';
import { FrameScanner } from './frameScanner';
import { readMpegHeader, sideInfoLength, type MpegHeader } from './mpegHeader';

export interface MpegScan {
  kind: 'scanned';
  index: FrameIndex;
  channels: 1 | 2;
  version: MpegHeader['version'];
  layer: MpegHeader['layer'];
  isVariableBitRate: boolean;
  /** Frame count declared in the Xing, Info or VBRI tag; null without one. */
  declaredFrames: number | null;
  /** Bytes that belong neither to a frame nor to a tag. */
  junkBytes: number;
}

export type MpegRejection =
  { kind: 'free format' } | { kind: 'layer'; layer: 1 | 2 } | { kind: 'none' };

const HEADER_BYTES = 4;
/** Offset of a VBRI tag in its frame, independent of the side information. */
const VBRI_OFFSET = 36;
/** Xing flag: the frame count is present. */
const XING_FRAMES = 1;

/**
 * Frame count of a Xing, Info or VBRI tag, which encoders put into a first frame without audio: after the side
 * information, or 32 bytes after the header. De facto formats without a standard. Null for an ordinary frame.
 */
function readVbrTag(
  bytes: Uint8Array,
  offset: number,
  header: MpegHeader,
): { frames: number | null } | null {
  const view = viewOf(bytes);
  const xing = offset + HEADER_BYTES + sideInfoLength(header);
  if (xing + 12 <= bytes.length && /^(Xing|Info)$/.test(textAt(bytes, xing, 4))) {
    const hasFrames = (view.getUint32(xing + 4) & XING_FRAMES) !== 0;
    return { frames: hasFrames ? view.getUint32(xing + 8) : null };
  }
  const vbri = offset + VBRI_OFFSET;
  if (vbri + 18 <= bytes.length && textAt(bytes, vbri, 4) === 'VBRI') {
    return { frames: view.getUint32(vbri + 14) };
  }
  return null;
}

/** Reason why no frame sequence was found, judged by the first header after the tag. */
function rejectionOf(bytes: Uint8Array): MpegRejection {
  const start = tagLength(bytes, 0);
  const header = readMpegHeader(bytes, start < bytes.length ? start : 0);
  if (header === null) return { kind: 'none' };
  if (header.layer !== 3) return { kind: 'layer', layer: header.layer };
  return header.bitrateKbps === 0 ? { kind: 'free format' } : { kind: 'none' };
}

/**
 * Builds the frame index of an MPEG audio file, layers I to III; the frame with the VBR tag is left out. Free-format
 * frames are not recognised, because their headers do not determine the frame length.
 */
export class MpegFrameScanner extends FrameScanner<MpegHeader> {
  // The largest frame is layer II with 160 kbit/s at 8 kHz: 2880 bytes and a padding slot.
  protected readonly lookaheadBytes = 3 * 2881 + HEADER_BYTES;
  private declaredFrames: number | null = null;
  private isVariableBitRate = false;
  private channels: 1 | 2 = 1;
  private rejection: MpegRejection | null = null;

  override scan(bytes: Uint8Array, base: number, isFinal: boolean): number {
    this.rejection ??= rejectionOf(bytes);
    return super.scan(bytes, base, isFinal);
  }

  finish(): MpegScan | MpegRejection {
    const { first, frames, channels, isVariableBitRate, declaredFrames, junkBytes } = this;
    if (first === null || frames.count === 0) return this.rejection ?? { kind: 'none' };
    const { samples, sampleRate, version, layer } = first;
    const { offsets, sizes } = frames.build();
    return {
      kind: 'scanned',
      index: { offsets, sizes, samplesPerFrame: samples, sampleRate },
      channels,
      version,
      layer,
      isVariableBitRate,
      declaredFrames,
      junkBytes,
    };
  }

  protected readHeader(bytes: Uint8Array, offset: number): MpegHeader | null {
    const header = readMpegHeader(bytes, offset);
    return header !== null && header.bytes > 0 ? header : null;
  }

  protected isSameStream(a: MpegHeader, b: MpegHeader): boolean {
    return a.version === b.version && a.layer === b.layer && a.sampleRate === b.sampleRate;
  }

  protected isInfoFrame(bytes: Uint8Array, offset: number, header: MpegHeader): boolean {
    const tag = readVbrTag(bytes, offset, header);
    if (tag !== null) this.declaredFrames = tag.frames;
    return tag !== null;
  }

  protected frameAdded(header: MpegHeader): void {
    const { first, frames } = this;
    if (first !== null && frames.count > 1 && first.bitrateKbps !== header.bitrateKbps)
      this.isVariableBitRate = true;
    if (header.channels === 2) this.channels = 2;
  }
}

import type { ByteSource } from '../storage/byteSource';
import { readMpegFrame, type MpegFrame } from './mpegFrame';
import { sumFrameDurations } from './sumFrameDurations';

const textAt = (bytes: Uint8Array, offset: number) =>
  String.fromCharCode(...bytes.subarray(offset, offset + 4));

const uint32At = (bytes: Uint8Array, offset: number) =>
  offset + 4 <= bytes.length ? new DataView(bytes.buffer, bytes.byteOffset).getUint32(offset) : 0;

/** Size of a leading ID3v2 tag with its header and footer (ID3v2.4.0, 3.1 and 3.4); the size is synchsafe (6.2). */
function id3v2Size(start: Uint8Array): number {
  const [i, d, three, , , flags = 0, a = 0, b = 0, c = 0, e = 0] = start;
  if (i !== 0x49 || d !== 0x44 || three !== 0x33) return 0;
  const footer = (flags & 0x10) === 0 ? 0 : 10;
  return 10 + footer + (a << 21) + (b << 14) + (c << 7) + e;
}

/** Number of frames by the Xing, Info or VBRI header that an encoder wrote into the first frame; no standard has them. */
function readFrameCount(bytes: Uint8Array, frame: MpegFrame): number | null {
  const name = textAt(bytes, frame.sideInfoEnd);
  const hasCount = (uint32At(bytes, frame.sideInfoEnd + 4) & 1) === 1;
  if ((name === 'Xing' || name === 'Info') && hasCount) {
    return uint32At(bytes, frame.sideInfoEnd + 8);
  }
  return textAt(bytes, 36) === 'VBRI' ? uint32At(bytes, 36 + 14) : null;
}

/**
 * Duration of MPEG audio, layers I to III (ISO/IEC 11172-3 and 13818-3), in seconds: by the encoder's
 * frame count, else by adding up all frames.
 */
export async function measureMpeg(source: ByteSource): Promise<number | null> {
  const start = id3v2Size(await source.read(0, 10));
  const first = await source.read(start, 256);
  const frame = readMpegFrame(first, 0);
  const count = frame === null ? null : readFrameCount(first, frame);
  if (frame !== null && count !== null && count > 0) return (count * frame.samples) / frame.rate;
  return sumFrameDurations(source.readFrom(start), readMpegFrame);
}

import type { ByteSource } from '../storage/byteSource';
import { readMpegFrame, type MpegFrame } from './mpegFrame';
import { walkFrames } from './walkFrames';

const textAt = (bytes: Uint8Array, offset: number) =>
  String.fromCharCode(...bytes.subarray(offset, offset + 4));

const numberAt = (bytes: Uint8Array, offset: number) =>
  offset + 4 <= bytes.length ? new DataView(bytes.buffer, bytes.byteOffset).getUint32(offset) : 0;

/** Where the sound begins behind an ID3v2 tag: its size comes in four times seven bits. */
function endOfTag(start: Uint8Array): number {
  const [i, d, three, , , flags = 0, a = 0, b = 0, c = 0, e = 0] = start;
  if (i !== 0x49 || d !== 0x44 || three !== 0x33) return 0;
  const footer = (flags & 0x10) === 0 ? 0 : 10;
  return 10 + footer + (a << 21) + (b << 14) + (c << 7) + e;
}

/** How many frames follow, where an encoder has written that into the first one. */
function countedFrames(bytes: Uint8Array, frame: MpegFrame): number | null {
  const name = textAt(bytes, frame.sideInfoEnd);
  const hasCount = (numberAt(bytes, frame.sideInfoEnd + 4) & 1) === 1;
  if ((name === 'Xing' || name === 'Info') && hasCount) {
    return numberAt(bytes, frame.sideInfoEnd + 8);
  }
  return textAt(bytes, 36) === 'VBRI' ? numberAt(bytes, 36 + 14) : null;
}

export async function measureMpeg(source: ByteSource): Promise<number | null> {
  const start = endOfTag(await source.read(0, 10));
  const first = await source.read(start, 256);
  const frame = readMpegFrame(first, 0);
  const count = frame === null ? null : countedFrames(first, frame);
  if (frame !== null && count !== null && count > 0) return (count * frame.samples) / frame.rate;
  return walkFrames(source.readFrom(start), readMpegFrame);
}

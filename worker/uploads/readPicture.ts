import { crc32 } from 'node:zlib';
import { type ByteSource } from '../../src/domain/audioFormats/byteSource';
import { textAt, viewOf } from '../../src/domain/audioFormats/byteViews';

export interface PictureSize {
  width: number;
  height: number;
}

/** Maximum number of segments, chunks or blocks before the picture's data. */
const MAX_PARTS = 2000;
/** Number of bytes at the start of a GIF within which its first image must begin. */
const GIF_WINDOW_BYTES = 2 * 1024 * 1024;

const sizeOf = (width: number, height: number): PictureSize | null =>
  width > 0 && height > 0 ? { width, height } : null;

/** SOF markers, without DHT, JPG and DAC (ITU-T T.81, table B.1). */
const isFrameMarker = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const START_OF_SCAN = 0xda;

/** Frame header before the first scan, which must contain data (ITU-T T.81, annex B.2). */
async function readJpeg(source: ByteSource): Promise<PictureSize | null> {
  let size: PictureSize | null = null;
  let offset = 2;
  for (let part = 0; part < MAX_PARTS; part += 1) {
    const bytes = await source.read(offset, 10);
    if (bytes.length < 10 || bytes[0] !== 0xff) return null;
    const [, marker = 0] = bytes;
    if (marker === 0xff) {
      offset += 1; // a fill byte
      continue;
    }
    if (marker === START_OF_SCAN) return size;
    const view = viewOf(bytes);
    if (isFrameMarker(marker)) size = sizeOf(view.getUint16(7), view.getUint16(5));
    offset += 2 + Math.max(2, view.getUint16(2));
  }
  return null;
}

/**
 * A complete IHDR (verified by its CRC), then chunks up to the first IDAT, which begins a zlib stream (W3C PNG, 5.2 and
 * 10.1).
 */
async function readPng(source: ByteSource): Promise<PictureSize | null> {
  const head = await source.read(8, 25);
  if (head.length < 25 || textAt(head, 4, 4) !== 'IHDR') return null;
  const view = viewOf(head);
  if (view.getUint32(0) !== 13 || crc32(head.subarray(4, 21)) !== view.getUint32(21)) return null;
  let offset = 33;
  for (let part = 0; part < MAX_PARTS; part += 1) {
    const bytes = await source.read(offset, 10);
    if (bytes.length < 10) return null;
    const chunk = viewOf(bytes);
    if (textAt(bytes, 4, 4) === 'IDAT') {
      const zlibHeader = chunk.getUint16(8); // RFC 1950, 2.2
      const isDeflate = ((bytes[8] ?? 0) & 15) === 8 && zlibHeader % 31 === 0;
      return isDeflate ? sizeOf(view.getUint32(8), view.getUint32(12)) : null;
    }
    offset += 12 + chunk.getUint32(0);
  }
  return null;
}

/** Size in bytes of the colour table declared by packed fields (GIF89a, 18 and 20). */
const colorTableBytes = (packed = 0) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** Blocks up to the first image descriptor, which must be followed by LZW data (GIF89a, 18 to 23). */
async function readGif(source: ByteSource): Promise<PictureSize | null> {
  const bytes = await source.read(0, GIF_WINDOW_BYTES);
  let offset = 13 + colorTableBytes(bytes[10]);
  while (bytes[offset] === 0x21) {
    offset += 2; // introducer and label
    while ((bytes[offset] ?? 0) > 0) offset += 1 + (bytes[offset] ?? 0);
    offset += 1;
  }
  if (bytes[offset] !== 0x2c || offset + 12 > bytes.length) return null;
  const data = offset + 10 + colorTableBytes(bytes[offset + 9]);
  const codeSize = bytes[data] ?? 0;
  if (codeSize < 2 || codeSize > 8 || (bytes[data + 1] ?? 0) === 0) return null;
  const view = viewOf(bytes);
  return sizeOf(view.getUint16(offset + 5, true), view.getUint16(offset + 7, true));
}

/** Size from a bitstream header: VP8 (RFC 6386, 9.1) or VP8L (RFC 9649, 3.4); null for other chunks. */
function readWebpBitstream(type: string, data: Uint8Array): PictureSize | null {
  const view = viewOf(data);
  if (type === 'VP8 ' && data.length >= 10) {
    const isKeyFrame =
      ((data[0] ?? 1) & 1) === 0 && view.getUint16(3) === 0x9d01 && data[5] === 0x2a;
    const [width, height] = [view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff];
    return isKeyFrame ? sizeOf(width, height) : null;
  }
  if (type !== 'VP8L' || data.length < 5 || data[0] !== 0x2f) return null;
  const packed = view.getUint32(1, true);
  return packed >>> 29 === 0 ? sizeOf((packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1) : null;
}

/** Chunks up to the first bitstream, which in an animation is inside a frame (RFC 9649, 2.5 to 2.7). */
async function readWebp(source: ByteSource): Promise<PictureSize | null> {
  const ANIMATION_FRAME_BYTES = 16;
  let offset = 12;
  for (let part = 0; part < MAX_PARTS; part += 1) {
    const bytes = await source.read(offset, 18);
    if (bytes.length < 12) return null;
    const type = textAt(bytes, 0, 4);
    if (type === 'VP8 ' || type === 'VP8L') return readWebpBitstream(type, bytes.subarray(8));
    const size = viewOf(bytes).getUint32(4, true);
    offset += 8 + (type === 'ANMF' ? ANIMATION_FRAME_BYTES : size + (size & 1));
  }
  return null;
}

const readers: Record<string, (source: ByteSource) => Promise<PictureSize | null>> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/gif': readGif,
  'image/webp': readWebp,
};

/**
 * Width and height in pixels of a picture whose structure is valid up to its first image data; null for anything else,
 * such as an HTML page that begins with a picture's signature.
 */
export async function readPictureSize(
  source: ByteSource,
  contentType: string,
): Promise<PictureSize | null> {
  return (await readers[contentType]?.(source)) ?? null;
}

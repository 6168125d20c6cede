import type { ByteSource } from '../storage/byteSource';

/** A box of the ISO base media file format (ISO/IEC 14496-12, 4.2). */
interface Box {
  type: string;
  /** Offset of the content, behind size and type. */
  contentStart: number;
  end: number;
}

/** Limit against damaged files: no real file has more boxes on one level. */
const MAX_BOXES = 1000;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset);

async function readBox(source: ByteSource, offset: number, limit: number): Promise<Box | null> {
  const head = await source.read(offset, 16);
  if (head.length < 8) return null;
  const type = String.fromCharCode(...head.subarray(4, 8));
  const size32 = viewOf(head).getUint32(0);
  const isLong = size32 === 1 && head.length === 16;
  const size = isLong
    ? Number(viewOf(head).getBigUint64(8))
    : size32 === 0
      ? limit - offset
      : size32;
  const headSize = isLong ? 16 : 8;
  return size < headSize
    ? null
    : { type, contentStart: offset + headSize, end: Math.min(limit, offset + size) };
}

async function findBox(
  source: ByteSource,
  type: string,
  parent: Pick<Box, 'contentStart' | 'end'>,
) {
  let offset = parent.contentStart;
  for (let boxes = 0; offset < parent.end && boxes < MAX_BOXES; boxes += 1) {
    const box = await readBox(source, offset, parent.end);
    if (box === null || box.type === type) return box;
    offset = box.end;
  }
  return null;
}

/**
 * Duration by the movie header box, mvhd (ISO/IEC 14496-12, 8.2.2), in units of its timescale; null when
 * it is 0, as in fragmented files.
 */
export async function measureMp4(source: ByteSource): Promise<number | null> {
  const movie = await findBox(source, 'moov', { contentStart: 0, end: source.size });
  const header = movie === null ? null : await findBox(source, 'mvhd', movie);
  if (header === null) return null;
  const bytes = await source.read(header.contentStart, 32);
  if (bytes.length < 32) return null;
  const view = viewOf(bytes);
  const isVersion1 = view.getUint8(0) === 1;
  const timescale = view.getUint32(isVersion1 ? 20 : 12);
  const duration = isVersion1 ? Number(view.getBigUint64(24)) : view.getUint32(16);
  return timescale === 0 || duration === 0 ? null : duration / timescale;
}

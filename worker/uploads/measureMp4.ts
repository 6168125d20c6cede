import type { ByteSource } from '../storage/byteSource';

interface Box {
  name: string;
  /** Where its content begins. */
  start: number;
  end: number;
}

/** No honest file has more on one level. */
const MOST_BOXES = 1000;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset);

async function readBox(source: ByteSource, at: number, limit: number): Promise<Box | null> {
  const head = await source.read(at, 16);
  if (head.length < 8) return null;
  const name = String.fromCharCode(...head.subarray(4, 8));
  const short = viewOf(head).getUint32(0);
  const isLong = short === 1 && head.length === 16;
  const size = isLong ? Number(viewOf(head).getBigUint64(8)) : short === 0 ? limit - at : short;
  const headSize = isLong ? 16 : 8;
  return size < headSize ? null : { name, start: at + headSize, end: Math.min(limit, at + size) };
}

async function findBox(source: ByteSource, name: string, within: { start: number; end: number }) {
  let at = within.start;
  for (let boxes = 0; at < within.end && boxes < MOST_BOXES; boxes += 1) {
    const box = await readBox(source, at, within.end);
    if (box === null || box.name === name) return box;
    at = box.end;
  }
  return null;
}

/** What the movie header says; null where it leaves it open, as in files made of fragments. */
export async function measureMp4(source: ByteSource): Promise<number | null> {
  const movie = await findBox(source, 'moov', { start: 0, end: source.size });
  const header = movie === null ? null : await findBox(source, 'mvhd', movie);
  if (header === null) return null;
  const bytes = await source.read(header.start, 32);
  if (bytes.length < 32) return null;
  const view = viewOf(bytes);
  const isLong = view.getUint8(0) === 1;
  const unitsPerSecond = view.getUint32(isLong ? 20 : 12);
  const units = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16);
  return unitsPerSecond === 0 || units === 0 ? null : units / unitsPerSecond;
}

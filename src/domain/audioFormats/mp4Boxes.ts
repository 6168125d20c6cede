import { viewOf } from './byteViews';

/** Box (ISO/IEC 14496-12, 4.2); its payload is the half-open byte range `start` to `end`. */
export interface Box {
  type: string;
  start: number;
  end: number;
}

/** Maximum number of boxes per level, against malicious files. */
const MAX_BOXES = 200_000;

/** Yields the boxes of one level in order; a box beyond the end is truncated. */
export function* boxesIn(bytes: Uint8Array, start: number, end: number): Generator<Box> {
  const view = viewOf(bytes);
  let offset = start;
  for (let count = 0; offset + 8 <= end && count < MAX_BOXES; count += 1) {
    const size32 = view.getUint32(offset);
    const isLarge = size32 === 1 && offset + 16 <= end;
    const size = isLarge
      ? Number(view.getBigUint64(offset + 8))
      : size32 === 0
        ? end - offset
        : size32;
    const headerBytes = isLarge ? 16 : 8;
    if (size < headerBytes) return;
    const type = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8));
    yield { type, start: offset + headerBytes, end: Math.min(end, offset + size) };
    offset += size;
  }
}

function firstOfType(bytes: Uint8Array, parent: Omit<Box, 'type'>, type: string): Box | null {
  for (const box of boxesIn(bytes, parent.start, parent.end)) if (box.type === type) return box;
  return null;
}

/** First box on a path of nested types; null when missing. */
export function findBox(
  bytes: Uint8Array,
  parent: Omit<Box, 'type'>,
  ...[type, ...nested]: [string, ...string[]]
): Box | null {
  const box = firstOfType(bytes, parent, type);
  const [next, ...rest] = nested;
  return box === null || next === undefined ? box : findBox(bytes, box, next, ...rest);
}

/** Sequential reader of big-endian integers in one box; reads 0 past the end of the box. */
export class BoxReader {
  private readonly view: DataView;
  private offset: number;
  private readonly end: number;

  constructor(bytes: Uint8Array, { start, end }: Omit<Box, 'type'>) {
    this.view = viewOf(bytes);
    this.offset = start;
    this.end = end;
  }

  get remaining(): number {
    return Math.max(0, this.end - this.offset);
  }

  skip(bytes: number): this {
    this.offset += bytes;
    return this;
  }

  u8(): number {
    return this.read(1, (offset) => this.view.getUint8(offset));
  }

  u32(): number {
    return this.read(4, (offset) => this.view.getUint32(offset));
  }

  i32(): number {
    return this.read(4, (offset) => this.view.getInt32(offset));
  }

  u64(): number {
    return this.read(8, (offset) => Number(this.view.getBigUint64(offset)));
  }

  i64(): number {
    return this.read(8, (offset) => Number(this.view.getBigInt64(offset)));
  }

  /** Reads version and flags of a FullBox. */
  fullBoxHeader(): { version: number; flags: number } {
    const value = this.u32();
    return { version: value >>> 24, flags: value & 0xffffff };
  }

  private read(bytes: number, get: (offset: number) => number): number {
    const offset = this.offset;
    this.offset += bytes;
    return offset + bytes <= this.end ? get(offset) : 0;
  }
}

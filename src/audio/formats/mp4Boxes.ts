/** One box of an MP4 file: its content lies from `start` up to `end`. */
export interface Box {
  name: string;
  start: number;
  end: number;
}

/** No honest file has more on one level. */
const MOST_BOXES = 200_000;

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The boxes of one level, in order; one that reaches past the end is cut there. */
export function* boxesIn(bytes: Uint8Array, start: number, end: number): Generator<Box> {
  const view = viewOf(bytes);
  let at = start;
  for (let count = 0; at + 8 <= end && count < MOST_BOXES; count += 1) {
    const short = view.getUint32(at);
    const isLong = short === 1 && at + 16 <= end;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? end - at : short;
    const headBytes = isLong ? 16 : 8;
    if (size < headBytes) return;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    yield { name, start: at + headBytes, end: Math.min(end, at + size) };
    at += size;
  }
}

function firstNamed(bytes: Uint8Array, within: Omit<Box, 'name'>, name: string): Box | null {
  for (const box of boxesIn(bytes, within.start, within.end)) if (box.name === name) return box;
  return null;
}

/** The first box found by following these names down; null where there is none. */
export function findBox(
  bytes: Uint8Array,
  within: Omit<Box, 'name'>,
  ...[name, ...deeper]: [string, ...string[]]
): Box | null {
  const box = firstNamed(bytes, within, name);
  const [next, ...rest] = deeper;
  return box === null || next === undefined ? box : findBox(bytes, box, next, ...rest);
}

/** Reads the numbers of one box in order; past its end everything is 0. */
export class BoxReader {
  private readonly view: DataView;
  private at: number;
  private readonly end: number;

  constructor(bytes: Uint8Array, { start, end }: Omit<Box, 'name'>) {
    this.view = viewOf(bytes);
    this.at = start;
    this.end = end;
  }

  get left(): number {
    return Math.max(0, this.end - this.at);
  }

  skip(bytes: number): this {
    this.at += bytes;
    return this;
  }

  u8(): number {
    return this.read(1, (at) => this.view.getUint8(at));
  }

  u32(): number {
    return this.read(4, (at) => this.view.getUint32(at));
  }

  i32(): number {
    return this.read(4, (at) => this.view.getInt32(at));
  }

  u64(): number {
    return this.read(8, (at) => Number(this.view.getBigUint64(at)));
  }

  i64(): number {
    return this.read(8, (at) => Number(this.view.getBigInt64(at)));
  }

  /** Version and flags, with which many boxes begin. */
  head(): { version: number; flags: number } {
    const value = this.u32();
    return { version: value >>> 24, flags: value & 0xffffff };
  }

  private read(bytes: number, get: (at: number) => number): number {
    const at = this.at;
    this.at += bytes;
    return at + bytes <= this.end ? get(at) : 0;
  }
}

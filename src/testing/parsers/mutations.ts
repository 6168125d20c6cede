type Random = () => number;
type Bytes = Uint8Array<ArrayBuffer>;

const below = (random: Random, end: number) => Math.floor(random() * end);

/** Sizes and counts that overflow, wrap around or loop forever. */
const EXTREMES = [0, 1, 7, 8, 0x7f, 0x80, 0xff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];
/** Characters that begin, end or nest something in text formats. */
const SIGNS = [...'<>[]{}()"\'`\\/:;,.|-=#&\t\r\n \0\u00a0\u2028\ufeff'];

/** Random offset in a file; half of the offsets lie in the first 200 bytes, where headers are. */
const placeIn = (length: number, random: Random) =>
  below(random, random() < 0.5 ? Math.min(length, 200) : length);

function overwritten(bytes: Bytes, random: Random, values: readonly number[]): Bytes {
  const copy = bytes.slice();
  const at = placeIn(copy.length, random);
  copy.set(values.slice(0, copy.length - at), at);
  return copy;
}

const fourBytes = (value: number, isLittle: boolean) => {
  const bytes = [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
  return isLittle ? bytes.reverse() : bytes;
};

/** The file with a range of bytes replaced by other bytes. */
function spliced(bytes: Bytes, from: number, end: number, inserted: Uint8Array): Bytes {
  const joined = new Uint8Array(from + inserted.length + Math.max(0, bytes.length - end));
  joined.set(bytes.subarray(0, from));
  joined.set(inserted, from);
  joined.set(bytes.subarray(end), from + inserted.length);
  return joined;
}

const byteChanges: readonly ((bytes: Bytes, random: Random) => Bytes)[] = [
  (bytes, random) => overwritten(bytes, random, [below(random, 256)]),
  (bytes, random) =>
    overwritten(
      bytes,
      random,
      Array.from({ length: 8 }, () => below(random, 256)),
    ),
  (bytes, random) => {
    const value = EXTREMES[below(random, EXTREMES.length)] ?? 0;
    return overwritten(bytes, random, fourBytes(value, random() < 0.5));
  },
  (bytes, random) => bytes.slice(0, below(random, bytes.length)),
  (bytes, random) => {
    const from = placeIn(bytes.length, random);
    return spliced(bytes, from, from + below(random, 64), new Uint8Array(0));
  },
  (bytes, random) => {
    const from = placeIn(bytes.length, random);
    const piece = bytes.subarray(from, from + below(random, 2000));
    const at = placeIn(bytes.length, random);
    return spliced(bytes, at, at, piece);
  },
];

/** The file with one to four random mutations. */
export function mutateBytes(bytes: Bytes, random: Random): Bytes {
  let mutated = bytes;
  for (let count = 1 + below(random, 4); count > 0; count -= 1) {
    const change = byteChanges[below(random, byteChanges.length)];
    if (change !== undefined && mutated.length > 0) mutated = change(mutated, random);
  }
  return mutated;
}

const textChanges: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => {
    const at = below(random, text.length);
    return text.slice(0, at) + (SIGNS[below(random, SIGNS.length)] ?? '') + text.slice(at + 1);
  },
  (text, random) => text.slice(0, below(random, text.length)),
  (text, random) => {
    const at = below(random, text.length);
    return text.slice(0, at) + text.slice(at + below(random, 20));
  },
  (text, random) => {
    const from = below(random, text.length);
    const piece = text.slice(from, from + 1 + below(random, 12)).repeat(1 + below(random, 50));
    const at = below(random, text.length);
    return text.slice(0, at) + piece + text.slice(at);
  },
  (text, random) => {
    const digits = '9'.repeat(1 + below(random, 400));
    return text.replace(/\d+/g, (number) => (random() < 0.1 ? digits : number));
  },
];

/** The text with one to four random mutations. */
export function mutateText(text: string, random: Random): string {
  let mutated = text;
  for (let count = 1 + below(random, 4); count > 0; count -= 1) {
    const change = textChanges[below(random, textChanges.length)];
    if (change !== undefined && mutated !== '') mutated = change(mutated, random);
  }
  return mutated;
}

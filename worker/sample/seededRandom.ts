/** Deterministic pseudo-random generator: equal seeds give equal sequences on every machine. */
export interface SeededRandom {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** A log-normal number; `spread` is the standard deviation of its logarithm. */
  lognormal(median: number, spread: number): number;
  /** A UUID of version 4 (RFC 9562, section 5.4). */
  uuid(): string;
}

/** FNV-1a with the finaliser of MurmurHash3; `salt` selects a different hash of the same text. */
function hash(text: string, salt: number): number {
  let value = 0x811c9dc5 ^ salt;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) | 0;
}

/** Rounds after which the state shows no pattern of the seed. */
const WARM_UP = 12;

/**
 * SFC32 generator with 128 bits of state. With a smaller state, sequences of the many seeds of a large catalogue would
 * overlap, and ids would repeat.
 */
export function seededRandom(seed: string): SeededRandom {
  let [a, b, c] = [hash(seed, 1), hash(seed, 2), hash(seed, 3)];
  let counter = hash(seed, 4);

  function bits(): number {
    const result = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
    return result >>> 0;
  }
  for (let round = 0; round < WARM_UP; round += 1) bits();
  const next = (): number => bits() / 2 ** 32;
  const hex = (): string => bits().toString(16).padStart(8, '0');

  return {
    next,
    integer: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    pick(list) {
      const picked = list[Math.floor(next() * list.length)];
      if (picked === undefined) throw new Error('Nothing to pick from');
      return picked;
    },
    lognormal(median, spread) {
      const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
      return median * Math.exp(spread * normal);
    },
    uuid() {
      const digits = hex() + hex() + hex() + hex();
      const variant = '89ab'[Number.parseInt(digits[16] ?? '0', 16) & 3];
      return [
        digits.slice(0, 8),
        digits.slice(8, 12),
        `4${digits.slice(13, 16)}`,
        `${variant}${digits.slice(17, 20)}`,
        digits.slice(20, 32),
      ].join('-');
    },
  };
}

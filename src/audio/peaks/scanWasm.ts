/*
 * A program for WebAssembly that scans four samples with each step, which JavaScript has no words
 * for: `scan(from, end)` reads the samples between two places of its memory, a multiple of four, at
 * least four. In that memory it finds +∞ and −∞ four times each, and leaves four smallest, four
 * largest and four sums of squares.
 */

export const PAGE_BYTES = 65_536;
export const MIN_AT = 0;
export const MAX_AT = 16;
export const SQUARES_AT = 32;
export const HIGHEST_AT = 48;
export const LOWEST_AT = 64;
export const SAMPLES_AT = 80;

/** As their places in the function: what it is given, and what it counts with. */
const [AT, END, MIN, MAX, SQUARES, FOUR] = [0, 1, 2, 3, 4, 5];
const NOTHING = 0x40;
const NUMBER = 0x7f;
const VECTOR = 0x7b;
/** Addresses are multiples of 2² bytes. */
const ALIGNED = 2;

const get = (place: number) => [0x20, place];
const set = (place: number) => [0x21, place];
const tee = (place: number) => [0x22, place];
const number = (value: number) => [0x41, value];
const load = (offset: number) => [0xfd, 0x00, ALIGNED, offset];
const store = (offset: number) => [0xfd, 0x0b, ALIGNED, offset];
const ADD_NUMBERS = [0x6a];
const IS_LOWER = [0x49];
const AGAIN_IF = [0x0d, 0];
const LOOP = [0x03, NOTHING];
const END_OF_BLOCK = [0x0b];
const SMALLER = [0xfd, 0xea, 0x01];
const LARGER = [0xfd, 0xeb, 0x01];
const TIMES = [0xfd, 0xe6, 0x01];
const PLUS = [0xfd, 0xe4, 0x01];

const code = [
  ...[number(0), load(HIGHEST_AT), set(MIN)],
  ...[number(0), load(LOWEST_AT), set(MAX)],
  LOOP,
  ...[get(AT), load(0), set(FOUR)],
  ...[get(MIN), get(FOUR), SMALLER, set(MIN)],
  ...[get(MAX), get(FOUR), LARGER, set(MAX)],
  ...[get(SQUARES), get(FOUR), get(FOUR), TIMES, PLUS, set(SQUARES)],
  ...[get(AT), number(16), ADD_NUMBERS, tee(AT), get(END), IS_LOWER, AGAIN_IF],
  END_OF_BLOCK,
  ...[number(0), get(MIN), store(MIN_AT)],
  ...[number(0), get(MAX), store(MAX_AT)],
  ...[number(0), get(SQUARES), store(SQUARES_AT)],
  END_OF_BLOCK,
].flat();

const text = (value: string) => [value.length, ...Array.from(value, (c) => c.charCodeAt(0))];
const list = (...items: number[][]) => [items.length, ...items.flat()];
const sized = (content: number[]) => [content.length, ...content];

/** The program as a browser compiles it: its memory is `sound.memory`. */
export const SCAN_PROGRAM = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[1, ...sized(list([0x60, ...list([NUMBER], [NUMBER]), ...list()]))],
  ...[2, ...sized(list([...text('sound'), ...text('memory'), 2, 0, 1]))],
  ...[3, ...sized(list([0]))],
  ...[7, ...sized(list([...text('scan'), 0, 0]))],
  ...[10, ...sized(list(sized([...list([4, VECTOR]), ...code])))],
]);

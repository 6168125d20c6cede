/*
 * The inner loop of `scanSamples` in WebAssembly SIMD, which JavaScript has no access to. Opcodes are
 * named as in the WebAssembly Core Specification 2.0, chapter 5 (binary format): sections 5.4
 * (instructions; 5.4.8 vector instructions) and 5.5 (modules).
 *
 * `scan(at, end)` reads the samples (f32) at the byte addresses `at` up to `end`: a multiple of four
 * samples, at least four. The caller stores four times +∞ at POSITIVE_INFINITY_AT and four times −∞ at
 * NEGATIVE_INFINITY_AT once; each call stores the minimum, maximum and sum of squares of each lane.
 */

/** Byte size of a page of linear memory (spec 4.2.8). */
export const PAGE_BYTES = 65_536;

/** Byte addresses in linear memory; each vector takes 16 bytes. */
export const MIN_AT = 0;
export const MAX_AT = 16;
export const SQUARES_AT = 32;
export const POSITIVE_INFINITY_AT = 48;
export const NEGATIVE_INFINITY_AT = 64;
export const SAMPLES_AT = 80;

/** Local indices: two parameters (i32), then four locals (v128). */
const [AT, END, MIN, MAX, SQUARES, SAMPLES] = [0, 1, 2, 3, 4, 5];
const LOCAL_VECTORS = 4;

/** Types, 5.3. */
const I32 = 0x7f;
const V128 = 0x7b;
const FUNCTION_TYPE = 0x60;
const EMPTY_BLOCK_TYPE = 0x40;

/** Control, variable and numeric instructions, 5.4.1, 5.4.4 and 5.4.7. */
const loop = [0x03, EMPTY_BLOCK_TYPE];
const end = [0x0b];
const brIf = (label: number) => [0x0d, label];
const local = {
  get: (index: number) => [0x20, index],
  set: (index: number) => [0x21, index],
  tee: (index: number) => [0x22, index],
};
const i32 = { const: (value: number) => [0x41, value], add: [0x6a], ltU: [0x49] };

/** Vector instructions, 5.4.8: a prefix byte, then the opcode as LEB128. */
const SIMD_PREFIX = 0xfd;
/** Alignment as a power of two: samples lie at multiples of four bytes. */
const ALIGN_4_BYTES = 2;
const v128 = {
  load: (offset: number) => [SIMD_PREFIX, 0x00, ALIGN_4_BYTES, offset],
  store: (offset: number) => [SIMD_PREFIX, 0x0b, ALIGN_4_BYTES, offset],
};
const f32x4 = {
  add: [SIMD_PREFIX, 0xe4, 0x01],
  mul: [SIMD_PREFIX, 0xe6, 0x01],
  pmin: [SIMD_PREFIX, 0xea, 0x01],
  pmax: [SIMD_PREFIX, 0xeb, 0x01],
};

const body = [
  ...[i32.const(0), v128.load(POSITIVE_INFINITY_AT), local.set(MIN)],
  ...[i32.const(0), v128.load(NEGATIVE_INFINITY_AT), local.set(MAX)],
  loop,
  ...[local.get(AT), v128.load(0), local.set(SAMPLES)],
  ...[local.get(MIN), local.get(SAMPLES), f32x4.pmin, local.set(MIN)],
  ...[local.get(MAX), local.get(SAMPLES), f32x4.pmax, local.set(MAX)],
  ...[local.get(SQUARES), local.get(SAMPLES), local.get(SAMPLES), f32x4.mul, f32x4.add],
  local.set(SQUARES),
  ...[local.get(AT), i32.const(16), i32.add, local.tee(AT), local.get(END), i32.ltU, brIf(0)],
  end,
  ...[i32.const(0), local.get(MIN), v128.store(MIN_AT)],
  ...[i32.const(0), local.get(MAX), v128.store(MAX_AT)],
  ...[i32.const(0), local.get(SQUARES), v128.store(SQUARES_AT)],
  end,
].flat();

/** Names, vectors and sections, 5.2.4, 5.1.3 and 5.5.2: all shorter than 128, a LEB128 of one byte. */
const name = (value: string) => [value.length, ...Array.from(value, (c) => c.charCodeAt(0))];
const vec = (...items: number[][]) => [items.length, ...items.flat()];
const sized = (content: number[]) => [content.length, ...content];
const section = (id: number, content: number[]) => [id, ...sized(content)];

const MAGIC_AND_VERSION = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const TYPE_SECTION = 1;
const IMPORT_SECTION = 2;
const FUNCTION_SECTION = 3;
const EXPORT_SECTION = 7;
const CODE_SECTION = 10;
const MEMORY_IMPORT = 0x02;
const FUNCTION_EXPORT = 0x00;
/** Limits without a maximum: at least one page. */
const LIMITS = [0x00, 1];

/** The module: imports `env.memory`, exports `scan`. */
export const SCAN_MODULE = Uint8Array.from([
  ...MAGIC_AND_VERSION,
  ...section(TYPE_SECTION, vec([FUNCTION_TYPE, ...vec([I32], [I32]), ...vec()])),
  ...section(IMPORT_SECTION, vec([...name('env'), ...name('memory'), MEMORY_IMPORT, ...LIMITS])),
  ...section(FUNCTION_SECTION, vec([0])),
  ...section(EXPORT_SECTION, vec([...name('scan'), FUNCTION_EXPORT, 0])),
  ...section(CODE_SECTION, vec(sized([...vec([LOCAL_VECTORS, V128]), ...body]))),
]);

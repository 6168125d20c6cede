import { type SoundDesk } from './decodeSession';

/** What a page asks of a desk in a worker. */
export type DeskMethod = Exclude<keyof SoundDesk, 'fetch' | 'draw'>;

export type DeskRequest =
  | { id: number; method: 'fetch'; url: string; maxBytes: number }
  | { id: number; method: 'draw'; purpose: 'preview' | 'exact' }
  | { id: number; method: DeskMethod; args: readonly unknown[] };

/** What a desk in a worker answers, and how far a fetch or a drawing is. */
export type DeskAnswer =
  | { id: number; value: unknown }
  | { id: number; failure: string }
  | { id: number; bytes: number; totalBytes: number | null }
  | { id: number; share: number };

function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** All memory that a message can hand over instead of copying it. */
export function buffersIn(value: unknown): ArrayBuffer[] {
  if (value instanceof ArrayBuffer) return [value];
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (Array.isArray(value)) return value.flatMap(buffersIn);
  if (typeof value === 'object' && value !== null && isPlain(value)) {
    return Object.values(value).flatMap(buffersIn);
  }
  return [];
}

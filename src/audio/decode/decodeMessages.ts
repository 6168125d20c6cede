import { type DecodeSession } from './decodeSession';

/** Session methods in a Web Worker that need no progress messages. */
export type SessionMethod = Exclude<keyof DecodeSession, 'fetch' | 'decodeHere'>;

export type SessionRequest =
  | { id: number; method: 'fetch'; url: string; maxBytes: number }
  | { id: number; method: 'decodeHere'; purpose: 'preview' | 'exact' }
  | { id: number; method: SessionMethod; args: readonly unknown[] };

/** Results of a session in a Web Worker, and the progress of a fetch or of decoding. */
export type SessionResponse =
  | { id: number; value: unknown }
  | { id: number; failure: string }
  | { id: number; bytes: number; totalBytes: number | null }
  | { id: number; progress: number };

function isPlainObject(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** All buffers in a message, to transfer rather than copy. */
export function transferablesIn(value: unknown): ArrayBuffer[] {
  if (value instanceof ArrayBuffer) return [value];
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (Array.isArray(value)) return value.flatMap(transferablesIn);
  if (typeof value === 'object' && value !== null && isPlainObject(value)) {
    return Object.values(value).flatMap(transferablesIn);
  }
  return [];
}

import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

/** Content coding of a response (RFC 9110, section 8.4.1). */
export type Coding = 'br' | 'gzip' | 'identity';

/** Bytes in unshared memory, as required for response bodies. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Compressed codings, best ratio first. */
const compressed = ['br', 'gzip'] as const;

/** Smaller bodies are not compressed: they fit into one packet anyway. */
const THRESHOLD_BYTES = 1024;
/** Quality from 0 to 11: level 4 takes about as long as gzip at its default level and compresses better. */
const BROTLI_QUALITY = 4;

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
/** Encoders by coding. They run on Node's thread pool and do not block the event loop. */
const encoders = {
  br: (bytes: Bytes) => promisify(brotliCompress)(bytes, brotliOptions),
  gzip: (bytes: Bytes) => promisify(gzip)(bytes),
  identity: (bytes: Bytes) => Promise.resolve(bytes),
};

export const decodeGzip = (bytes: Bytes): Promise<Bytes> => promisify(gunzip)(bytes);

export const encode = (coding: Coding, bytes: Bytes): Promise<Bytes> => encoders[coding](bytes);

export const isWorthCompressing = ({ byteLength }: Uint8Array): boolean =>
  byteLength >= THRESHOLD_BYTES;

/** Coding of the response (RFC 9110, section 12.5.3); among equally preferred ones, the one with the best ratio. */
export function acceptedCoding(c: Context): Coding {
  const found = accepts(c, {
    header: 'Accept-Encoding',
    supports: [...compressed],
    default: 'identity',
    match(accepted, config) {
      const weightOf = (name: string) => accepted.find(({ type }) => type === name)?.q;
      const weights = compressed.map((name) => weightOf(name) ?? weightOf('*') ?? 0);
      const highest = Math.max(...weights);
      return compressed[highest > 0 ? weights.indexOf(highest) : -1] ?? config.default;
    },
  });
  return compressed.find((each) => each === found) ?? 'identity';
}

import type { ByteSource } from '../storage/byteSource';

/** A page has at most 255 segments of 255 bytes and a header of 282. */
const LARGEST_PAGE = 65_307;
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset);
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** Samples a second, and those at the start that are not played. */
function readCodec(start: Uint8Array): { rate: number; skipped: number } | null {
  const text = latin(start);
  const opus = text.indexOf('OpusHead');
  // Opus counts in 48 kHz whatever it was made from.
  if (opus !== -1) return { rate: 48_000, skipped: viewOf(start).getUint16(opus + 10, true) };
  const vorbis = text.indexOf('\u0001vorbis');
  if (vorbis === -1) return null;
  return { rate: viewOf(start).getUint32(vorbis + 12, true), skipped: 0 };
}

/** The position the last page ends at. */
export async function measureOgg(source: ByteSource): Promise<number | null> {
  const start = await source.read(0, 256);
  const codec = start.length < 64 ? null : readCodec(start);
  const end = await source.read(Math.max(0, source.size - LARGEST_PAGE), LARGEST_PAGE);
  const lastPage = latin(end).lastIndexOf('OggS');
  if (codec === null || codec.rate === 0 || lastPage === -1 || lastPage + 14 > end.length) {
    return null;
  }
  const samples = Number(viewOf(end).getBigInt64(lastPage + 6, true)) - codec.skipped;
  return samples > 0 ? samples / codec.rate : null;
}

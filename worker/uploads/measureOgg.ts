import type { ByteSource } from '../storage/byteSource';

/** Largest page (RFC 3533, section 6): 255 segments of 255 bytes and a header of 282. */
const MAX_PAGE_BYTES = 65_307;
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset);
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/**
 * Sample rate in Hz and pre-skip in samples, by the identification header: Opus (RFC 7845, section 5.1)
 * or Vorbis (Vorbis I, section 4.2.2).
 */
function readIdentification(start: Uint8Array): { rate: number; preSkip: number } | null {
  const text = latin1(start);
  const opus = text.indexOf('OpusHead');
  // Granule positions of Opus count at 48 kHz, whatever the input rate (RFC 7845, section 4).
  if (opus !== -1) return { rate: 48_000, preSkip: viewOf(start).getUint16(opus + 10, true) };
  const vorbis = text.indexOf('\u0001vorbis');
  if (vorbis === -1) return null;
  return { rate: viewOf(start).getUint32(vorbis + 12, true), preSkip: 0 };
}

/** Duration by the granule position of the last page (RFC 3533, section 6). */
export async function measureOgg(source: ByteSource): Promise<number | null> {
  const start = await source.read(0, 256);
  const codec = start.length < 64 ? null : readIdentification(start);
  const end = await source.read(Math.max(0, source.size - MAX_PAGE_BYTES), MAX_PAGE_BYTES);
  const lastPage = latin1(end).lastIndexOf('OggS');
  if (codec === null || codec.rate === 0 || lastPage === -1 || lastPage + 14 > end.length) {
    return null;
  }
  const samples = Number(viewOf(end).getBigInt64(lastPage + 6, true)) - codec.preSkip;
  return samples > 0 ? samples / codec.rate : null;
}

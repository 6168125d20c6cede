import { type ByteSource } from './byteSource';
import { textAt, viewOf } from './byteViews';

/** 'fLaC', the header of the first metadata block, and STREAMINFO up to the total samples. */
const BYTES = 26;
const PACKED_FIELDS_OFFSET = 18;

/**
 * Sample rate and total samples of the STREAMINFO block (RFC 9639, section 8.2): 20 bits of rate, then
 * channels and bits per sample, then 36 bits of total samples. Null where the encoder left them out.
 */
export async function readFlac(
  source: ByteSource,
): Promise<{ totalSamples: number; sampleRate: number } | null> {
  const bytes = await source.read(0, BYTES);
  if (textAt(bytes, 0, 4) !== 'fLaC' || bytes.length < BYTES) return null;
  const packed = viewOf(bytes).getBigUint64(PACKED_FIELDS_OFFSET);
  const sampleRate = Number(packed >> 44n);
  const totalSamples = Number(packed & 0xfffffffffn);
  return sampleRate === 0 || totalSamples === 0 ? null : { totalSamples, sampleRate };
}

import type { ByteSource } from '../storage/byteSource';

/** Duration by the streaminfo block (RFC 9639, section 8.2): 20 bits of sample rate, 36 bits of total samples. */
export async function measureFlac(source: ByteSource): Promise<number | null> {
  const bytes = await source.read(0, 26);
  const isStream = String.fromCharCode(...bytes.subarray(0, 4)) === 'fLaC';
  if (!isStream || bytes.length < 26) return null;
  const packed = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(18);
  const rate = Number(packed >> 44n);
  const samples = Number(packed & 0xfffffffffn);
  return rate === 0 || samples === 0 ? null : samples / rate;
}

import type { ByteSource } from '../storage/byteSource';
import { walkFrames, type Frame } from './walkFrames';

const rates = [
  96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350,
];

function readAdtsFrame(bytes: Uint8Array, offset: number): Frame | null {
  const [b0, b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0, b6 = 0] = bytes.subarray(offset, offset + 7);
  if (b0 !== 0xff || (b1 & 0xf6) !== 0xf0) return null;
  const rate = rates[(b2 >> 2) & 15];
  const length = ((b3 & 3) << 11) | (b4 << 3) | (b5 >> 5);
  if (rate === undefined || length < 7) return null;
  return { bytes: length, samples: 1024 * ((b6 & 3) + 1), rate };
}

export function measureAdts(source: ByteSource): Promise<number | null> {
  return walkFrames(source.readFrom(0), readAdtsFrame);
}

import type { ByteSource } from '../storage/byteSource';
import { sumFrameDurations, type AudioFrame } from './sumFrameDurations';

/** Sampling frequencies in Hz by sampling_frequency_index (ISO/IEC 14496-3, 1.6.3.4). */
const samplingFrequencies = [
  96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350,
];

/**
 * Parses the header of an ADTS frame (ISO/IEC 13818-7, 6.2): syncword and layer, sampling_frequency_index,
 * aac_frame_length, number_of_raw_data_blocks_in_frame. A raw data block has 1024 samples.
 */
function readAdtsFrame(bytes: Uint8Array, offset: number): AudioFrame | null {
  const [b0, b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0, b6 = 0] = bytes.subarray(offset, offset + 7);
  if (b0 !== 0xff || (b1 & 0xf6) !== 0xf0) return null;
  const rate = samplingFrequencies[(b2 >> 2) & 15];
  const length = ((b3 & 3) << 11) | (b4 << 3) | (b5 >> 5);
  if (rate === undefined || length < 7) return null;
  return { bytes: length, samples: 1024 * ((b6 & 3) + 1), rate };
}

export function measureAdts(source: ByteSource): Promise<number | null> {
  return sumFrameDurations(source.readFrom(0), readAdtsFrame);
}

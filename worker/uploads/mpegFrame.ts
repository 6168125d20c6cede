/** Header of a frame of MPEG audio, layers I to III. */
export interface MpegFrame {
  /** Length of the frame in bytes, its header included. */
  bytes: number;
  samples: number;
  /** Sampling frequency in Hz. */
  rate: number;
  /** Offset of the end of the side information from the start of the frame: a Xing or Info header stands there. */
  sideInfoEnd: number;
}

/** Bit rates in kbit/s by layer and bitrate_index; 0 is the free format (ISO/IEC 11172-3, 2.4.2.3; 13818-3, 2.4.2.3). */
const bitRatesKbps = {
  v1: {
    1: [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    2: [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    3: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  },
  v2: {
    1: [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    3: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  },
} as const;

/** Sampling frequencies in Hz by version bits: MPEG-1 (3), MPEG-2 (2), and MPEG-2.5 (0), which no standard has. */
const samplingFrequencies: Record<number, readonly number[]> = {
  3: [44100, 48000, 32000],
  2: [22050, 24000, 16000],
  0: [11025, 12000, 8000],
};

/**
 * Parses the frame header at an offset (ISO/IEC 11172-3, 2.4.1.3); null when there is none, or one of
 * the free format. The length of a frame is counted in slots (2.4.3.1): 4 bytes in layer I, else 1.
 */
export function readMpegFrame(bytes: Uint8Array, offset: number): MpegFrame | null {
  const [b0 = 0, b1 = 0, b2 = 0, b3 = 0] = bytes.subarray(offset, offset + 4);
  if (b0 !== 0xff || (b1 & 0xe0) !== 0xe0) return null;
  const version = (b1 >> 3) & 3;
  const layer = 4 - ((b1 >> 1) & 3);
  if (layer !== 1 && layer !== 2 && layer !== 3) return null;
  const isMpeg1 = version === 3;
  const rate = samplingFrequencies[version]?.[(b2 >> 2) & 3];
  const bitRate = (isMpeg1 ? bitRatesKbps.v1 : bitRatesKbps.v2)[layer][b2 >> 4];
  if (rate === undefined || bitRate === undefined || bitRate === 0) return null;
  const samples = layer === 1 ? 384 : layer === 3 && !isMpeg1 ? 576 : 1152;
  const slot = layer === 1 ? 4 : 1;
  const padding = (b2 >> 1) & 1;
  const slots = Math.floor(((samples / 8 / slot) * bitRate * 1000) / rate) + padding;
  const isMono = b3 >> 6 === 3;
  const sideInfo = isMpeg1 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  return { bytes: slots * slot, samples, rate, sideInfoEnd: 4 + sideInfo };
}

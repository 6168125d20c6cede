import { FrameScanner, type FrameHeader } from './frameScanner';

/** Fields of an ADTS header (ISO/IEC 13818-7, 6.2; ISO/IEC 14496-3, 1.A.2.2). */
interface AdtsHeader extends FrameHeader {
  /** ID and profile fields, constant within a stream. */
  coding: number;
}

/** Sample rates in Hz by sampling_frequency_index (ISO/IEC 14496-3, 1.6.3.4). */
const SAMPLING_FREQUENCIES = [
  96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350,
];
const HEADER_BYTES = 7;
const SAMPLES_PER_RAW_DATA_BLOCK = 1024;
/** Largest value of aac_frame_length, which has 13 bits. */
const MAX_FRAME_BYTES = 8191;

/** True at an adts_fixed_header: syncword, layer 0 and a defined sampling_frequency_index. */
export function isAdtsHeader(bytes: Uint8Array, offset: number): boolean {
  const [byte0, byte1 = 0, byte2 = 0] = bytes.subarray(offset, offset + 3);
  const frequencyIndex = (byte2 >> 2) & 15;
  return byte0 === 0xff && (byte1 & 0xf6) === 0xf0 && frequencyIndex < SAMPLING_FREQUENCIES.length;
}

/** Counts the samples of an ADTS stream. */
export class AdtsFrameScanner extends FrameScanner<AdtsHeader> {
  protected readonly lookaheadBytes = 3 * MAX_FRAME_BYTES + HEADER_BYTES;

  /** Samples per channel and sample rate in Hz; null without any frame. */
  finish(): { totalSamples: number; sampleRate: number } | null {
    const { first, totalSamples } = this;
    return first === null ? null : { totalSamples, sampleRate: first.sampleRate };
  }

  protected readHeader(bytes: Uint8Array, offset: number): AdtsHeader | null {
    if (!isAdtsHeader(bytes, offset)) return null;
    const [, b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0, b6 = 0] = bytes.subarray(
      offset,
      offset + HEADER_BYTES,
    );
    const frameLength = ((b3 & 3) << 11) | (b4 << 3) | (b5 >> 5);
    if (frameLength < HEADER_BYTES) return null;
    const rawDataBlocks = (b6 & 3) + 1;
    return {
      bytes: frameLength,
      samples: rawDataBlocks * SAMPLES_PER_RAW_DATA_BLOCK,
      sampleRate: SAMPLING_FREQUENCIES[(b2 >> 2) & 15] ?? 0,
      coding: ((b1 & 8) << 5) | (b2 & 0xc0),
    };
  }

  protected isSameStream(a: AdtsHeader, b: AdtsHeader): boolean {
    return a.sampleRate === b.sampleRate && a.coding === b.coding;
  }

  protected isInfoFrame(): boolean {
    return false;
  }

  protected frameAdded(): void {
    // No-op: the base class counts the samples.
  }
}

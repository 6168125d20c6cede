import { type ByteSource } from './byteSource';
import { textAt, viewOf } from './byteViews';
import { lastFlacFrame } from './flacFrameHeader';

/** 'fLaC', the header of the first metadata block, and STREAMINFO up to the total samples. */
const BYTES = 26;
const LARGEST_BLOCK_OFFSET = 10;
const PACKED_FIELDS_OFFSET = 18;
const TOTAL_SAMPLES_BITS = 0xfffffffffn;
/** The end of a file in which its last frame begins: several times a frame of common encoders. */
const WINDOW_BYTES = 256 * 1024;

export interface FlacAudio {
  /** Samples per channel that are there. */
  totalSamples: number;
  /** Hz. */
  sampleRate: number;
  /** Samples that the header declares beyond those. */
  missingSamples: number;
  /** Offset at which the frames that are there as a whole end. */
  end: number;
  /** The first bytes as they would be if the header declared what is there. */
  head: Uint8Array<ArrayBuffer>;
}

/**
 * Samples by the STREAMINFO block (RFC 9639, section 8.2): 20 bits of rate, then channels and bits per
 * sample, then 36 bits of total samples. A file whose last frame is not that of the last sample ends
 * early: that frame may be cut and does not count. Null where the encoder left the numbers out.
 */
export async function readFlac(source: ByteSource): Promise<FlacAudio | null> {
  const head = Uint8Array.from(await source.read(0, BYTES));
  if (textAt(head, 0, 4) !== 'fLaC' || head.length < BYTES) return null;
  const view = viewOf(head);
  const packed = view.getBigUint64(PACKED_FIELDS_OFFSET);
  const sampleRate = Number(packed >> 44n);
  const declared = Number(packed & TOTAL_SAMPLES_BITS);
  if (sampleRate === 0 || declared === 0) return null;
  const from = Math.max(BYTES, source.size - WINDOW_BYTES);
  const blockSamples = view.getUint16(LARGEST_BLOCK_OFFSET);
  const last = lastFlacFrame(await source.read(from, WINDOW_BYTES), { sampleRate, blockSamples });
  const isWhole = last === null || last.firstSample + last.samples >= declared;
  const totalSamples = isWhole ? declared : last.firstSample;
  view.setBigUint64(PACKED_FIELDS_OFFSET, (packed & ~TOTAL_SAMPLES_BITS) | BigInt(totalSamples));
  return {
    totalSamples,
    sampleRate,
    missingSamples: declared - totalSamples,
    end: isWhole ? source.size : from + last.offset,
    head,
  };
}

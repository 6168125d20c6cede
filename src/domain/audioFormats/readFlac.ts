import { type ByteSource } from './byteSource';
import { textAt, viewOf } from './byteViews';

interface FlacFrameHeader {
  /** Offset of the frame in the bytes that were searched. */
  offset: number;
  /** First sample of the frame, counted from that of the recording. */
  firstSample: number;
  /** Samples per channel. */
  samples: number;
}

/** Properties of the stream by its STREAMINFO block. */
interface FlacStream {
  /** Hz. */
  sampleRate: number;
  /** Samples per frame, where all but the last have the same number. */
  blockSamples: number;
}

const MIN_HEADER_BYTES = 6;
const LAST_CHANNEL_CODE = 10;

/** Sample rates in Hz by code (RFC 9639, 9.1.2); 0 means that of STREAMINFO. */
const rates = [
  0, 88_200, 176_400, 192_000, 8000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000,
];

/** CRC with the polynomial x^8 + x^2 + x + 1 (RFC 9639, 9.1.8). */
function crc8(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x80 ? 0x07 : 0)) & 0xff;
  }
  return crc;
}

/** A number of up to 36 bits, coded as UTF-8 codes characters (RFC 9639, 9.1.5); null where it is none. */
function readCodedNumber(bytes: Uint8Array, offset: number) {
  const first = bytes[offset] ?? 0;
  const ones = Math.clz32(~(first << 24));
  if (ones === 0) return { value: first, length: 1 };
  if (ones === 1 || ones > 7) return null;
  let value = first & (0x7f >> ones);
  for (let at = offset + 1; at < offset + ones; at += 1) {
    const byte = bytes[at] ?? 0;
    if ((byte & 0xc0) !== 0x80) return null;
    value = value * 64 + (byte & 0x3f);
  }
  return { value, length: ones };
}

/** Samples by code (RFC 9639, 9.1.1), and the bytes behind the coded number that hold them. */
function readBlockSize(bytes: Uint8Array, code: number, at: number) {
  if (code === 6) return { samples: (bytes[at] ?? 0) + 1, length: 1 };
  if (code === 7) return { samples: (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0) + 1, length: 2 };
  const common = code === 1 ? 192 : code < 6 ? 144 << code : 1 << code;
  return { samples: common, length: 0 };
}

/** The frame header at this offset (RFC 9639, 9.1), if one with a valid checksum is there. */
function readHeader(bytes: Uint8Array, offset: number, stream: FlacStream): FlacFrameHeader | null {
  const [sync, strategy, codes, layout] = bytes.subarray(offset, offset + 4);
  if (sync !== 0xff || strategy === undefined || (strategy & 0xfe) !== 0xf8) return null;
  if (codes === undefined || layout === undefined || (layout & 1) !== 0) return null;
  const [sizeCode, rateCode] = [codes >> 4, codes & 0xf];
  if (sizeCode === 0 || rateCode === 0xf || layout >> 4 > LAST_CHANNEL_CODE) return null;
  if ((rates[rateCode] || stream.sampleRate) !== stream.sampleRate) return null;
  const number = readCodedNumber(bytes, offset + 4);
  if (number === null) return null;
  const size = readBlockSize(bytes, sizeCode, offset + 4 + number.length);
  const rateBytes = rateCode < 12 ? 0 : rateCode === 12 ? 1 : 2;
  const end = offset + 4 + number.length + size.length + rateBytes;
  if (end >= bytes.length || crc8(bytes.subarray(offset, end)) !== bytes[end]) return null;
  const isBySample = (strategy & 1) === 1;
  const firstSample = isBySample ? number.value : number.value * stream.blockSamples;
  return { offset, firstSample, samples: size.samples };
}

/** The last frame that begins in these bytes; null where none does. */
function lastFlacFrame(bytes: Uint8Array, stream: FlacStream): FlacFrameHeader | null {
  for (let offset = bytes.length - MIN_HEADER_BYTES; offset >= 0; offset -= 1) {
    const header = readHeader(bytes, offset, stream);
    if (header !== null) return header;
  }
  return null;
}

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

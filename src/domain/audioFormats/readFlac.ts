import { type ByteSource } from './byteSource';
import { textAt, viewOf } from './byteViews';

interface FlacFrameHeader {
  /** Offset of the frame within the searched bytes. */
  offset: number;
  /** Index of the frame's first sample in the recording. */
  firstSample: number;
  /** Samples per channel. */
  samples: number;
}

/** Stream properties from the STREAMINFO block. */
interface FlacStream {
  /** Sample rate in Hz. */
  sampleRate: number;
  /** Samples per frame, for streams with a fixed block size. */
  blockSamples: number;
}

const MIN_HEADER_BYTES = 6;
const LAST_CHANNEL_CODE = 10;

/** Sample rates in Hz by code (RFC 9639, 9.1.2); code 0 refers to STREAMINFO. */
const rates = [
  0, 88_200, 176_400, 192_000, 8000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000,
];

/** CRC-8 with the polynomial x^8 + x^2 + x + 1 (RFC 9639, 9.1.8). */
function crc8(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x80 ? 0x07 : 0)) & 0xff;
  }
  return crc;
}

/** Coded number of up to 36 bits, in the scheme of UTF-8 (RFC 9639, 9.1.5); null when malformed. */
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

/** Block size by code (RFC 9639, 9.1.1), and the number of bytes after the coded number that store it. */
function readBlockSize(bytes: Uint8Array, code: number, at: number) {
  if (code === 6) return { samples: (bytes[at] ?? 0) + 1, length: 1 };
  if (code === 7) return { samples: (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0) + 1, length: 2 };
  const common = code === 1 ? 192 : code < 6 ? 144 << code : 1 << code;
  return { samples: common, length: 0 };
}

/** Parses the frame header at an offset (RFC 9639, 9.1); null unless one with a valid checksum is there. */
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

/** Last frame that starts in these bytes; null for none. */
function lastFlacFrame(bytes: Uint8Array, stream: FlacStream): FlacFrameHeader | null {
  for (let offset = bytes.length - MIN_HEADER_BYTES; offset >= 0; offset -= 1) {
    const header = readHeader(bytes, offset, stream);
    if (header !== null) return header;
  }
  return null;
}

/** Length of 'fLaC', the header of the first metadata block, and STREAMINFO up to the total samples. */
const BYTES = 26;
const LARGEST_BLOCK_OFFSET = 10;
const PACKED_FIELDS_OFFSET = 18;
const TOTAL_SAMPLES_BITS = 0xfffffffffn;
/** Bytes at the end of the file searched for the last frame: several times the frame size of common encoders. */
const WINDOW_BYTES = 256 * 1024;

export interface FlacAudio {
  /** Samples per channel that are present. */
  totalSamples: number;
  /** Sample rate in Hz. */
  sampleRate: number;
  /** Samples declared by the header but missing. */
  missingSamples: number;
  /** File offset of the end of the last complete frame. */
  end: number;
  /** First bytes of the file, with the header corrected to the present samples. */
  head: Uint8Array<ArrayBuffer>;
}

/**
 * Sample count from the STREAMINFO block (RFC 9639, section 8.2): 20 bits of rate, then channels and bits per sample,
 * then 36 bits of total samples. A file whose last frame does not hold the last sample is truncated; that frame may be
 * cut and is not counted. Null when the encoder omitted the numbers.
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

import { type ByteSource } from './byteSource';
import { textAt, viewOf } from './byteViews';

/** Format from the 'fmt ' chunk and location of the 'data' chunk. */
interface WavChunks {
  formatTag: number;
  channels: number;
  /** Sample rate in Hz. */
  sampleRate: number;
  /** Average byte rate, nAvgBytesPerSec. */
  bytesPerSecond: number;
  bitsPerSample: number;
  /** Byte offset of the first sample. */
  offset: number;
  /** Size of the data chunk in bytes, as declared, or up to the end of the file. */
  declaredBytes: number;
  /** Bytes of the data chunk that are present. */
  availableBytes: number;
}

/** Format and data chunk of a WAV file. */
export interface WavAudio {
  kind: 'read';
  /** Byte offset of the first sample. */
  offset: number;
  /** Samples per channel. */
  totalSamples: number;
  channels: number;
  sampleRate: number;
  bitsPerSample: 8 | 16 | 24 | 32 | 64;
  isFloat: boolean;
  /** Samples per channel that lie beyond the end of the file. */
  missingSamples: number;
}

export type WavRejection = { kind: 'malformed' } | { kind: 'unsupported' };

/** Values of wFormatTag in the 'fmt ' chunk; with EXTENSIBLE, the tag is the start of the SubFormat GUID. */
const WAVE_FORMAT_PCM = 1;
const WAVE_FORMAT_IEEE_FLOAT = 3;
const WAVE_FORMAT_EXTENSIBLE = 0xfffe;
/** Placeholder sizes of an unfinished data chunk, or of an RF64 file: the chunk extends to the end of the file. */
const UNKNOWN_SIZES = [0, 0xffffffff];
/** Sizes of the RIFF header with its form type, and of a chunk header. */
const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
/** Minimum size of a 'fmt ' chunk: WAVEFORMAT with wBitsPerSample; for EXTENSIBLE up to the SubFormat's tag. */
const FORMAT_BYTES = 16;
const EXTENSIBLE_FORMAT_BYTES = 26;
/** Maximum number of chunks, against malicious files. */
const MAX_CHUNKS = 1000;

function readFormat(chunk: Uint8Array) {
  if (chunk.length < CHUNK_HEADER_BYTES + FORMAT_BYTES) return null;
  const view = viewOf(chunk.subarray(CHUNK_HEADER_BYTES));
  const isExtensible =
    view.getUint16(0, true) === WAVE_FORMAT_EXTENSIBLE &&
    view.byteLength >= EXTENSIBLE_FORMAT_BYTES;
  return {
    formatTag: view.getUint16(isExtensible ? 24 : 0, true),
    channels: view.getUint16(2, true),
    sampleRate: view.getUint32(4, true),
    bytesPerSecond: view.getUint32(8, true),
    bitsPerSample: view.getUint16(14, true),
  };
}

/**
 * Reads the chunks up to 'data' of a RIFF/WAVE file (Multimedia Programming Interface and Data Specifications 1.0,
 * chapters 2 and 3) or of RF64 (EBU Tech 3306). Chunks are padded to an even size. Null when 'fmt ' or 'data' is
 * missing.
 */
async function readChunks(source: ByteSource): Promise<WavChunks | null> {
  let format: ReturnType<typeof readFormat> = null;
  let offset = RIFF_HEADER_BYTES;
  for (let chunks = 0; chunks < MAX_CHUNKS; chunks += 1) {
    const chunk = await source.read(offset, CHUNK_HEADER_BYTES + EXTENSIBLE_FORMAT_BYTES);
    if (chunk.length < CHUNK_HEADER_BYTES) return null;
    const id = textAt(chunk, 0, 4);
    const size = viewOf(chunk).getUint32(4, true);
    if (id === 'fmt ') format = readFormat(chunk) ?? format;
    if (id === 'data') {
      if (format === null) return null;
      const start = offset + CHUNK_HEADER_BYTES;
      const rest = source.size - start;
      const declaredBytes = UNKNOWN_SIZES.includes(size) ? rest : size;
      const { formatTag, channels, sampleRate, bytesPerSecond, bitsPerSample } = format;
      return {
        formatTag,
        channels,
        sampleRate,
        bytesPerSecond,
        bitsPerSample,
        offset: start,
        declaredBytes,
        availableBytes: Math.min(declaredBytes, rest),
      };
    }
    offset += CHUNK_HEADER_BYTES + size + (size % 2);
  }
  return null;
}

function isBits(bits: number): bits is WavAudio['bitsPerSample'] {
  return [8, 16, 24, 32, 64].includes(bits);
}

/** True for integers of up to 32 bits and floating point of 32 and 64. */
function isReadable(formatTag: number, bitsPerSample: number): boolean {
  if (formatTag === WAVE_FORMAT_PCM) return bitsPerSample <= 32;
  return formatTag === WAVE_FORMAT_IEEE_FLOAT && bitsPerSample >= 32;
}

/** Reads format and sample location of an uncompressed WAV file. */
export async function readWav(source: ByteSource): Promise<WavAudio | WavRejection> {
  const read = await readChunks(source);
  if (read === null) return { kind: 'malformed' };
  const { formatTag, channels, sampleRate, bitsPerSample, offset } = read;
  if (!isBits(bitsPerSample) || !isReadable(formatTag, bitsPerSample))
    return { kind: 'unsupported' };
  if (channels === 0 || sampleRate === 0) return { kind: 'malformed' };
  const blockAlign = (channels * bitsPerSample) / 8;
  const totalSamples = Math.floor(read.availableBytes / blockAlign);
  return {
    kind: 'read',
    offset,
    totalSamples,
    channels,
    sampleRate,
    bitsPerSample,
    isFloat: formatTag === WAVE_FORMAT_IEEE_FLOAT,
    missingSamples: Math.floor(read.declaredBytes / blockAlign) - totalSamples,
  };
}

/** Duration in seconds of a WAV file of any coding, by nAvgBytesPerSec; null when the file lacks that. */
export async function wavSecondsByRate(source: ByteSource): Promise<number | null> {
  const read = await readChunks(source);
  return read === null || read.bytesPerSecond === 0
    ? null
    : read.availableBytes / read.bytesPerSecond;
}

/** De-interleaves the samples `from` to `end` (exclusive) of each channel, scaled to -1 to 1. */
export function readWavSamples(
  bytes: Uint8Array,
  wav: WavAudio,
  from: number,
  end: number,
): Float32Array[] {
  const bytesPerSample = wav.bitsPerSample / 8;
  const readSample = sampleReader(viewOf(bytes), wav);
  return Array.from({ length: wav.channels }, (_, channel) => {
    const samples = new Float32Array(end - from);
    let offset = wav.offset + (from * wav.channels + channel) * bytesPerSample;
    for (let sample = 0; sample < samples.length; sample += 1) {
      samples[sample] = readSample(offset);
      offset += wav.channels * bytesPerSample;
    }
    return samples;
  });
}

function sampleReader(
  view: DataView,
  { bitsPerSample, isFloat }: WavAudio,
): (offset: number) => number {
  if (isFloat && bitsPerSample === 64) return (offset) => view.getFloat64(offset, true);
  if (isFloat) return (offset) => view.getFloat32(offset, true);
  if (bitsPerSample === 8) return (offset) => (view.getUint8(offset) - 128) / 128;
  if (bitsPerSample === 16) return (offset) => view.getInt16(offset, true) / 0x8000;
  if (bitsPerSample === 24) {
    return (offset) => ((view.getInt8(offset + 2) << 16) | view.getUint16(offset, true)) / 0x800000;
  }
  return (offset) => view.getInt32(offset, true) / 0x80000000;
}

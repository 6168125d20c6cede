/** The format and the data chunk of a WAV file. */
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
  /** Samples per channel that lie past the end of the file. */
  missingSamples: number;
}

export type WavRejection = { kind: 'malformed' } | { kind: 'unsupported' };

/** wFormatTag of the 'fmt ' chunk; with EXTENSIBLE the tag is the start of the SubFormat GUID. */
const WAVE_FORMAT_PCM = 1;
const WAVE_FORMAT_IEEE_FLOAT = 3;
const WAVE_FORMAT_EXTENSIBLE = 0xfffe;
/** Sizes of a data chunk that was never finished, or of an RF64 file: it lasts to the end. */
const UNKNOWN_SIZES = [0, 0xffffffff];

function isBits(bits: number): bits is WavAudio['bitsPerSample'] {
  return [8, 16, 24, 32, 64].includes(bits);
}

/** Reads the chunks up to 'data' of a RIFF/WAVE or RF64 file (EBU Tech 3306); sizes are even-padded. */
export function readWav(bytes: Uint8Array): WavAudio | WavRejection {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunkId = (offset: number) => String.fromCharCode(...bytes.subarray(offset, offset + 4));
  let format: Omit<WavAudio, 'kind' | 'offset' | 'totalSamples' | 'missingSamples'> | null = null;
  for (let offset = 12; offset + 8 <= bytes.length;) {
    const size = view.getUint32(offset + 4, true);
    const start = offset + 8;
    if (chunkId(offset) === 'fmt ' && start + 16 <= bytes.length) {
      const isExtensible =
        view.getUint16(start, true) === WAVE_FORMAT_EXTENSIBLE && start + 26 <= bytes.length;
      const formatTag = view.getUint16(isExtensible ? start + 24 : start, true);
      const bitsPerSample = view.getUint16(start + 14, true);
      if (
        (formatTag !== WAVE_FORMAT_PCM && formatTag !== WAVE_FORMAT_IEEE_FLOAT) ||
        !isBits(bitsPerSample)
      )
        return { kind: 'unsupported' };
      if (formatTag === WAVE_FORMAT_IEEE_FLOAT ? bitsPerSample < 32 : bitsPerSample > 32)
        return { kind: 'unsupported' };
      const channels = view.getUint16(start + 2, true);
      const sampleRate = view.getUint32(start + 4, true);
      if (channels === 0 || sampleRate === 0) return { kind: 'malformed' };
      format = {
        channels,
        sampleRate,
        bitsPerSample,
        isFloat: formatTag === WAVE_FORMAT_IEEE_FLOAT,
      };
    }
    if (chunkId(offset) === 'data') {
      if (format === null) return { kind: 'malformed' };
      const blockAlign = (format.channels * format.bitsPerSample) / 8;
      const availableBytes = bytes.length - start;
      const declaredBytes = UNKNOWN_SIZES.includes(size) ? availableBytes : size;
      const totalSamples = Math.floor(Math.min(declaredBytes, availableBytes) / blockAlign);
      const missingSamples = Math.floor(declaredBytes / blockAlign) - totalSamples;
      return { kind: 'read', offset: start, totalSamples, ...format, missingSamples };
    }
    offset = start + size + (size % 2);
  }
  return { kind: 'malformed' };
}

/** De-interleaves the samples `from` up to `end` of each channel, -1 to 1. */
export function readWavSamples(
  bytes: Uint8Array,
  wav: WavAudio,
  from: number,
  end: number,
): Float32Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const bytesPerSample = wav.bitsPerSample / 8;
  const readSample = sampleReader(view, wav);
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

/** Uncompressed sound and where it lies. */
export interface WavSound {
  kind: 'read';
  /** Of the samples, from the start of the file. */
  offset: number;
  /** Of one channel. */
  totalSamples: number;
  channels: number;
  sampleRate: number;
  bitsPerSample: 8 | 16 | 24 | 32 | 64;
  isFloat: boolean;
  /** Samples of one channel that the file promises but doesn't have. */
  missingSamples: number;
}

export type WavRefusal = { kind: 'damaged' } | { kind: 'unusual' };

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
/** Recorders that were cut off leave the size open. */
const OPEN_SIZES = [0, 0xffffffff];

function isBits(bits: number): bits is WavSound['bitsPerSample'] {
  return [8, 16, 24, 32, 64].includes(bits);
}

/** Reads the chunks before the samples of a RIFF or RF64 file. */
export function readWav(bytes: Uint8Array): WavSound | WavRefusal {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  let format: Omit<WavSound, 'kind' | 'offset' | 'totalSamples' | 'missingSamples'> | null = null;
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    const start = at + 8;
    if (name(at) === 'fmt ' && start + 16 <= bytes.length) {
      const isExtended = view.getUint16(start, true) === EXTENSIBLE && start + 26 <= bytes.length;
      const code = view.getUint16(isExtended ? start + 24 : start, true);
      const bitsPerSample = view.getUint16(start + 14, true);
      if ((code !== PCM && code !== FLOAT) || !isBits(bitsPerSample)) return { kind: 'unusual' };
      if (code === FLOAT ? bitsPerSample < 32 : bitsPerSample > 32) return { kind: 'unusual' };
      const channels = view.getUint16(start + 2, true);
      const sampleRate = view.getUint32(start + 4, true);
      if (channels === 0 || sampleRate === 0) return { kind: 'damaged' };
      format = { channels, sampleRate, bitsPerSample, isFloat: code === FLOAT };
    }
    if (name(at) === 'data') {
      if (format === null) return { kind: 'damaged' };
      const bytesOfAll = (format.channels * format.bitsPerSample) / 8;
      const there = bytes.length - start;
      const promised = OPEN_SIZES.includes(size) ? there : size;
      const totalSamples = Math.floor(Math.min(promised, there) / bytesOfAll);
      const missingSamples = Math.floor(promised / bytesOfAll) - totalSamples;
      return { kind: 'read', offset: start, totalSamples, ...format, missingSamples };
    }
    at = start + size + (size % 2);
  }
  return { kind: 'damaged' };
}

/** The samples of each channel from `from` up to `end`, -1 to 1. */
export function readWavSamples(
  bytes: Uint8Array,
  wav: WavSound,
  from: number,
  end: number,
): Float32Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const width = wav.bitsPerSample / 8;
  const read = readerOf(view, wav);
  return Array.from({ length: wav.channels }, (_, channel) => {
    const samples = new Float32Array(end - from);
    let at = wav.offset + (from * wav.channels + channel) * width;
    for (let sample = 0; sample < samples.length; sample += 1) {
      samples[sample] = read(at);
      at += wav.channels * width;
    }
    return samples;
  });
}

function readerOf(view: DataView, { bitsPerSample, isFloat }: WavSound): (at: number) => number {
  if (isFloat && bitsPerSample === 64) return (at) => view.getFloat64(at, true);
  if (isFloat) return (at) => view.getFloat32(at, true);
  if (bitsPerSample === 8) return (at) => (view.getUint8(at) - 128) / 128;
  if (bitsPerSample === 16) return (at) => view.getInt16(at, true) / 0x8000;
  if (bitsPerSample === 24) {
    return (at) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 0x800000;
  }
  return (at) => view.getInt32(at, true) / 0x80000000;
}

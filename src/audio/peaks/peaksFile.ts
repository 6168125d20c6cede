import { type PeaksLevel } from './peaksPyramid';

/** Binary data format of audiowaveform (.dat), version 2: six 32-bit fields, then min/max pairs. */
const VERSION = 2;
const HEADER_BYTES = 24;
const EIGHT_BIT_FLAG = 1;

export interface PeaksFile extends PeaksLevel {
  sampleRate: number;
}

/** Writes the peaks of one level in audiowaveform's format: one channel, eight bits. */
export function writePeaksFile({ pairs, samplesPerPair, sampleRate }: PeaksFile): ArrayBuffer {
  const file = new ArrayBuffer(HEADER_BYTES + pairs.length);
  const view = new DataView(file);
  view.setInt32(0, VERSION, true);
  view.setUint32(4, EIGHT_BIT_FLAG, true);
  view.setInt32(8, sampleRate, true);
  view.setInt32(12, samplesPerPair, true);
  view.setUint32(16, pairs.length / 2, true);
  view.setInt32(20, 1, true);
  new Int8Array(file, HEADER_BYTES).set(pairs);
  return file;
}

/** Parses a file of one channel and eight bits; null for other files and for truncated ones. */
export function readPeaksFile(file: ArrayBuffer): PeaksFile | null {
  if (file.byteLength < HEADER_BYTES) return null;
  const view = new DataView(file);
  const [version, flags, channels] = [
    view.getInt32(0, true),
    view.getUint32(4, true),
    view.getInt32(20, true),
  ];
  const length = view.getUint32(16, true) * 2;
  if (version !== VERSION || flags !== EIGHT_BIT_FLAG || channels !== 1) return null;
  if (HEADER_BYTES + length > file.byteLength) return null;
  const sampleRate = view.getInt32(8, true);
  const samplesPerPair = view.getInt32(12, true);
  if (sampleRate <= 0 || samplesPerPair <= 0) return null;
  return { sampleRate, samplesPerPair, pairs: new Int8Array(file, HEADER_BYTES, length) };
}

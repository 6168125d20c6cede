import { type ByteSource } from '../../domain/audioFormats/byteSource';
import { joinBytes as joinAll } from '../../domain/audioFormats/joinBytes';
import { mp3SampleEntry, writeMp4Header } from '../../domain/audioFormats/writeMp4';

export interface FrameShape {
  /** Index into the bit rate table, 1 to 14. */
  rate: number;
  /** Value of every byte of the frame's payload. */
  fill: number;
  isMono?: boolean;
}

const KILOBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const SLOW_KILOBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const HEADERS = {
  1: { second: 0xfb, hertz: 44_100, samples: 1152, kilobits: KILOBITS },
  2: { second: 0xf3, hertz: 22_050, samples: 576, kilobits: SLOW_KILOBITS },
  2.5: { second: 0xe3, hertz: 11_025, samples: 576, kilobits: SLOW_KILOBITS },
};
export type MpegVersion = keyof typeof HEADERS;

/** A well-formed MPEG layer III frame, silent in a real decoder. */
export function mpegFrame(version: MpegVersion, { rate, fill, isMono = false }: FrameShape) {
  const { second, hertz, samples, kilobits } = HEADERS[version];
  const size = Math.floor(((samples / 8) * (kilobits[rate] ?? 0) * 1000) / hertz);
  const frame = new Uint8Array(size).fill(fill);
  frame.set([0xff, second, rate << 4, isMono ? 0xc0 : 0x40]);
  return frame;
}

/** Xing frame, which contains no sound but the number of frames. */
export function xingFrame(version: MpegVersion, frames: number): Uint8Array {
  const frame = mpegFrame(version, { rate: 9, fill: 0 });
  const at = 4 + (version === 1 ? 32 : 17);
  frame.set(
    [...'Xing'].map((letter) => letter.charCodeAt(0)),
    at,
  );
  new DataView(frame.buffer).setUint32(at + 4, 1);
  new DataView(frame.buffer).setUint32(at + 8, frames);
  return frame;
}

/** An ID3v2 tag with a body of this size. */
export function id3Tag(bytes: number): Uint8Array {
  const tag = new Uint8Array(10 + bytes);
  tag.set([0x49, 0x44, 0x33, 4, 0, 0]);
  [21, 14, 7, 0].forEach((shift, place) => (tag[6 + place] = (bytes >> shift) & 0x7f));
  return tag;
}

/** A byte source over a file's bytes, streamed in chunks of `chunkBytes`. */
export function sourceOf(bytes: Uint8Array, chunkBytes = 4096): ByteSource {
  return {
    size: bytes.length,
    read: async (start, length) => bytes.slice(start, start + length),
    async *readFrom(start) {
      for (let from = start; from < bytes.length; from += chunkBytes)
        yield bytes.slice(from, from + chunkBytes);
    },
  };
}

export const joinBytes = (...parts: readonly Uint8Array[]) => joinAll(parts);

/** An MP4 file with these frames, of 1024 samples at 48 kHz each. */
export function mp4File(frames: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const data = joinBytes(...frames);
  const header = writeMp4Header({
    sampleEntry: mp3SampleEntry(1, 48_000, 0x6b),
    timescale: 48_000,
    samplesPerFrame: 1024,
    sizes: Uint32Array.from(frames, (frame) => frame.length),
    runs: [{ count: frames.length, offset: 0 }],
    dataBytes: data.length,
    framesPerSyncSample: 1,
  });
  return joinBytes(header, data);
}

/** A mono WAV file of 16-bit samples, given from -1 to 1. */
export function wavBytes(samples: readonly number[], hertz: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, value: string) =>
    bytes.set(
      [...value].map((letter) => letter.charCodeAt(0)),
      at,
    );
  text(0, 'RIFF');
  view.setUint32(4, 36 + samples.length * 2, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  [1, 1].forEach((value, place) => view.setUint16(20 + place * 2, value, true));
  view.setUint32(24, hertz, true);
  view.setUint32(28, hertz * 2, true);
  [2, 16].forEach((value, place) => view.setUint16(32 + place * 2, value, true));
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, at) => view.setInt16(44 + at * 2, Math.round(sample * 0x7fff), true));
  return bytes;
}

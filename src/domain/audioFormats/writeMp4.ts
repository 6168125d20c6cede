import { type FrameRun } from './frameIndex';

export interface Mp4Track {
  /** Sample entry ('mp4a' with its 'esds') of the 'stsd', box header included. */
  sampleEntry: Uint8Array;
  /** Units per second: the sample rate. */
  timescale: number;
  samplesPerFrame: number;
  /** Size of each frame in bytes, in order. */
  sizes: Uint32Array;
  /** Chunks of contiguous frames, with offsets into the data after the header. */
  runs: readonly Pick<FrameRun, 'count' | 'offset'>[];
  /** Length in bytes of the data after the header. */
  dataBytes: number;
  /** Distance between sync samples ('stss'), in frames; 1 if every frame is one. */
  framesPerSyncSample: number;
}

type Content = Uint8Array | readonly Content[];

function bytesOf(...values: number[]): Uint8Array {
  return Uint8Array.from(values);
}

const u16 = (value: number) => bytesOf(value >> 8, value & 255);
const u32 = (value: number) =>
  bytesOf(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
const zeros = (count: number) => new Uint8Array(count);
const text = (value: string) => Uint8Array.from(value, (letter) => letter.charCodeAt(0));
const FIXED_ONE = u32(0x00010000);
const UNITY_MATRIX = [FIXED_ONE, zeros(12), FIXED_ONE, zeros(12), u32(0x40000000)];

function sizeOf(content: Content): number {
  if (content instanceof Uint8Array) return content.length;
  return content.reduce((total, child) => total + sizeOf(child), 0);
}

function box(type: string, ...content: Content[]): Content {
  return [u32(8 + sizeOf(content)), text(type), content];
}

function uint32s(values: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < values.length; index += 1)
    view.setUint32(index * 4, values[index] ?? 0);
  return bytes;
}

function write(content: Content, target: Uint8Array, offset: number): number {
  if (content instanceof Uint8Array) {
    target.set(content, offset);
    return offset + content.length;
  }
  return content.reduce((next: number, child) => write(child, target, next), offset);
}

/** Entries of 'stsc', one chunk per run; consecutive runs of equal length share an entry. */
function sampleToChunkEntries(runs: Mp4Track['runs']): number[] {
  const entries: number[] = [];
  let previousCount = -1;
  runs.forEach(({ count }, chunk) => {
    if (count !== previousCount) entries.push(chunk + 1, count, 1);
    previousCount = count;
  });
  return entries;
}

/** Sample numbers of 'stss', from 1. */
function syncSamples(count: number, framesPerSyncSample: number): Uint32Array {
  const numbers = new Uint32Array(Math.ceil(count / framesPerSyncSample));
  return numbers.map((_, index) => index * framesPerSyncSample + 1);
}

function movieBox(track: Mp4Track, dataOffset: number): Content {
  const { sampleEntry, timescale, samplesPerFrame, sizes, runs, framesPerSyncSample } = track;
  const duration = sizes.length * samplesPerFrame;
  const entries = sampleToChunkEntries(runs);
  const syncSampleNumbers = syncSamples(sizes.length, framesPerSyncSample);
  const sampleTable = box(
    'stbl',
    box('stsd', u32(0), u32(1), sampleEntry),
    box('stts', u32(0), u32(1), u32(sizes.length), u32(samplesPerFrame)),
    framesPerSyncSample === 1
      ? []
      : box('stss', u32(0), u32(syncSampleNumbers.length), uint32s(syncSampleNumbers)),
    box('stsc', u32(0), u32(entries.length / 3), uint32s(entries)),
    box('stsz', u32(0), u32(0), u32(sizes.length), uint32s(sizes)),
    box('stco', u32(0), u32(runs.length), uint32s(runs.map((run) => dataOffset + run.offset))),
  );
  const dataInformation = box('dinf', box('dref', u32(0), u32(1), box('url ', u32(1))));
  return box(
    'moov',
    box(
      'mvhd',
      zeros(12),
      u32(timescale),
      u32(duration),
      FIXED_ONE,
      u16(0x0100),
      zeros(10),
      UNITY_MATRIX,
      zeros(24),
      u32(2),
    ),
    box(
      'trak',
      box(
        'tkhd',
        u32(7),
        zeros(8),
        u32(1),
        zeros(4),
        u32(duration),
        zeros(12),
        u16(0x0100),
        zeros(2),
        UNITY_MATRIX,
        zeros(8),
      ),
      box(
        'mdia',
        box('mdhd', zeros(12), u32(timescale), u32(duration), u16(0x55c4), zeros(2)),
        box('hdlr', zeros(8), text('soun'), zeros(13)),
        box('minf', box('smhd', zeros(8)), dataInformation, sampleTable),
      ),
    ),
  );
}

/**
 * Writes 'ftyp', 'moov' and the header of 'mdat' (ISO/IEC 14496-12, 4.3, 8.2 to 8.7); the data follows unchanged. Such
 * a sample table makes an MP3 seekable by frame. The data must fit in 4 GB together with the header.
 */
export function writeMp4Header(track: Mp4Track): Uint8Array<ArrayBuffer> {
  const type = box('ftyp', text('isom'), u32(512), text('isommp41'));
  const headerBytes = sizeOf(type) + sizeOf(movieBox(track, 0)) + 8;
  const header = new Uint8Array(headerBytes);
  const parts: Content[] = [
    type,
    movieBox(track, headerBytes),
    u32(8 + track.dataBytes),
    text('mdat'),
  ];
  write(parts, header, 0);
  return header;
}

/**
 * Sample entry of MP3 (ISO/IEC 14496-14); `objectType` is the objectTypeIndication (ISO/IEC 14496-1, 7.2.6.6): 0x6b for
 * MPEG-1 and 0x69 for MPEG-2 and 2.5.
 */
export function mp3SampleEntry(
  channels: number,
  sampleRate: number,
  objectType: 0x6b | 0x69,
): Uint8Array {
  const config = [bytesOf(4, 13, objectType, 0x15), zeros(3), u32(0), u32(0)];
  const entry = box(
    'mp4a',
    zeros(6),
    u16(1),
    zeros(8),
    u16(channels),
    u16(16),
    zeros(4),
    u16(Math.min(sampleRate, 0xffff)),
    u16(0),
    box('esds', u32(0), bytesOf(3, 3 + 15 + 3, 0, 0, 0), config, bytesOf(6, 1, 2)),
  );
  const bytes = new Uint8Array(sizeOf(entry));
  write(entry, bytes, 0);
  return bytes;
}

import { type FrameRun } from './frameIndex';

export interface Mp4Track {
  /** The whole sample entry ('mp4a' with its 'esds'), as it stands in a file's 'stsd'. */
  sampleEntry: Uint8Array;
  /** Units a second: the sample rate. */
  timescale: number;
  samplesPerFrame: number;
  /** Of all frames, in order. */
  sizes: Uint32Array;
  /** Where they lie in the data that will follow the header. */
  runs: readonly Pick<FrameRun, 'count' | 'offset'>[];
  /** Of the data that will follow. */
  dataBytes: number;
  /** A decoder may start at every frame (1), or only at each of so many. */
  framesPerStart: number;
}

type Part = Uint8Array | readonly Part[];

function bytesOf(...values: number[]): Uint8Array {
  return Uint8Array.from(values);
}

const u16 = (value: number) => bytesOf(value >> 8, value & 255);
const u32 = (value: number) =>
  bytesOf(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
const zeros = (count: number) => new Uint8Array(count);
const text = (value: string) => Uint8Array.from(value, (letter) => letter.charCodeAt(0));
const one = u32(0x00010000);
const unity = [one, zeros(12), one, zeros(12), u32(0x40000000)];

function sizeOf(part: Part): number {
  if (part instanceof Uint8Array) return part.length;
  return part.reduce((total, inner) => total + sizeOf(inner), 0);
}

function box(name: string, ...content: Part[]): Part {
  return [u32(8 + sizeOf(content)), text(name), content];
}

function table(values: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (let place = 0; place < values.length; place += 1)
    view.setUint32(place * 4, values[place] ?? 0);
  return bytes;
}

function write(part: Part, into: Uint8Array, at: number): number {
  if (part instanceof Uint8Array) {
    into.set(part, at);
    return at + part.length;
  }
  return part.reduce((place: number, inner) => write(inner, into, place), at);
}

/** A chunk for each run; equal neighbours share an entry. */
function chunkCounts(runs: Mp4Track['runs']): number[] {
  const rows: number[] = [];
  let before = -1;
  runs.forEach(({ count }, chunk) => {
    if (count !== before) rows.push(chunk + 1, count, 1);
    before = count;
  });
  return rows;
}

/** The frames, counted from 1, at which a decoder may start. */
function starts(count: number, framesPerStart: number): Uint32Array {
  const places = new Uint32Array(Math.ceil(count / framesPerStart));
  return places.map((_, place) => place * framesPerStart + 1);
}

function movie(track: Mp4Track, dataAt: number): Part {
  const { sampleEntry, timescale, samplesPerFrame, sizes, runs, framesPerStart } = track;
  const units = sizes.length * samplesPerFrame;
  const rows = chunkCounts(runs);
  const startsAt = starts(sizes.length, framesPerStart);
  const tables = box(
    'stbl',
    box('stsd', u32(0), u32(1), sampleEntry),
    box('stts', u32(0), u32(1), u32(sizes.length), u32(samplesPerFrame)),
    framesPerStart === 1 ? [] : box('stss', u32(0), u32(startsAt.length), table(startsAt)),
    box('stsc', u32(0), u32(rows.length / 3), table(rows)),
    box('stsz', u32(0), u32(0), u32(sizes.length), table(sizes)),
    box('stco', u32(0), u32(runs.length), table(runs.map((run) => dataAt + run.offset))),
  );
  const dataHere = box('dinf', box('dref', u32(0), u32(1), box('url ', u32(1))));
  return box(
    'moov',
    box(
      'mvhd',
      zeros(12),
      u32(timescale),
      u32(units),
      one,
      u16(0x0100),
      zeros(10),
      unity,
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
        u32(units),
        zeros(12),
        u16(0x0100),
        zeros(2),
        unity,
        zeros(8),
      ),
      box(
        'mdia',
        box('mdhd', zeros(12), u32(timescale), u32(units), u16(0x55c4), zeros(2)),
        box('hdlr', zeros(8), text('soun'), zeros(13)),
        box('minf', box('smhd', zeros(8)), dataHere, tables),
      ),
    ),
  );
}

/**
 * The header of an MP4 file whose data follows it untouched: with a table of all frames in front of
 * it, an MP3 file is sought exactly. Data up to 4 GB less the header.
 */
export function writeMp4Header(track: Mp4Track): Uint8Array<ArrayBuffer> {
  const type = box('ftyp', text('isom'), u32(512), text('isommp41'));
  const headerBytes = sizeOf(type) + sizeOf(movie(track, 0)) + 8;
  const header = new Uint8Array(headerBytes);
  const parts: Part[] = [type, movie(track, headerBytes), u32(8 + track.dataBytes), text('mdat')];
  write(parts, header, 0);
  return header;
}

/** The sample entry of MP3 sound; `objectType` is 0x6b for MPEG-1 and 0x69 for MPEG-2 and 2.5. */
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

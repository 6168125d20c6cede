import { FrameList, type FrameIndex } from './frameIndex';
import { BoxReader, boxesIn, findBox, type Box } from './mp4Boxes';
import { readFragments } from './readFragments';

export interface Mp4Sound {
  kind: 'read';
  index: FrameIndex;
  sampleEntry: Uint8Array;
  /** Samples before the one that is heard first: the encoder's run-up, as the edit list says. */
  skipSamples: number;
  /** Samples that are heard; null: all that follow. */
  heardSamples: number | null;
  /** Frames whose bytes the file doesn't have. */
  missingFrames: number;
}

export type Mp4Refusal = { kind: 'no index' } | { kind: 'no sound' } | { kind: 'unusual' };

/** No table of an honest file within 100 MB is longer. */
const MOST_FRAMES = 20_000_000;

interface Track {
  media: Box;
  tables: Box;
  id: number;
  edits: Box | null;
}

function soundTrack(bytes: Uint8Array, movie: Box): Track | null {
  for (const box of boxesIn(bytes, movie.start, movie.end)) {
    if (box.name !== 'trak') continue;
    const media = findBox(bytes, box, 'mdia');
    const handler = media && findBox(bytes, media, 'hdlr');
    const tables = media && findBox(bytes, media, 'minf', 'stbl');
    if (!media || !handler || !tables) continue;
    const kind = new BoxReader(bytes, handler).skip(8).u32();
    if (kind !== 0x736f756e) continue; // 'soun'
    const head = findBox(bytes, box, 'tkhd');
    const isLong = head !== null && new BoxReader(bytes, head).head().version === 1;
    const id = head === null ? 0 : new BoxReader(bytes, head).skip(isLong ? 20 : 12).u32();
    return { media, tables, id, edits: findBox(bytes, box, 'edts', 'elst') };
  }
  return null;
}

function unitsPerSecond(bytes: Uint8Array, within: Box, name: 'mdhd' | 'mvhd'): number {
  const box = findBox(bytes, within, name);
  if (box === null) return 0;
  const reader = new BoxReader(bytes, box);
  return reader.skip(reader.head().version === 1 ? 16 : 8).u32();
}

/** Sizes and places of all frames, by the four tables of a track. */
function framesOf(bytes: Uint8Array, tables: Box): FrameList {
  const frames = new FrameList();
  const size = findBox(bytes, tables, 'stsz');
  const chunk = findBox(bytes, tables, 'stsc');
  const short = findBox(bytes, tables, 'stco');
  const place = short ?? findBox(bytes, tables, 'co64');
  if (size === null || chunk === null || place === null) return frames;
  const sizes = new BoxReader(bytes, size).skip(4);
  const sameSize = sizes.u32();
  const count = Math.min(sizes.u32(), MOST_FRAMES);
  const places = new BoxReader(bytes, place).skip(4);
  const chunks = Math.min(places.u32(), places.left / (short ? 4 : 8));
  const rows = new BoxReader(bytes, chunk).skip(4);
  let rowsLeft = rows.u32();
  const nextRow = () => (rowsLeft-- > 0 && rows.left >= 12 ? rows.u32() - 1 : Infinity);
  let perChunk = 0;
  let rowAt = nextRow();
  for (let at = 0; at < chunks && frames.count < count; at += 1) {
    if (at >= rowAt) {
      perChunk = rows.u32();
      rows.skip(4);
      rowAt = nextRow();
    }
    let offset = short ? places.u32() : places.u64();
    for (let inner = 0; inner < perChunk && frames.count < count; inner += 1) {
      const bytesOfFrame = sameSize === 0 ? sizes.u32() : sameSize;
      frames.add(offset, bytesOfFrame);
      offset += bytesOfFrame;
    }
  }
  return frames;
}

/** Frames that last differently move what follows by this much at most, or the file is unusual. */
const MOST_DRIFT_SECONDS = 0.05;

/** How long each frame lasts, in the track's units; null where they differ. The last one may. */
function frameUnits(bytes: Uint8Array, tables: Box, unitsASecond: number): number | null {
  const box = findBox(bytes, tables, 'stts');
  if (box === null) return null;
  const reader = new BoxReader(bytes, box).skip(4);
  const count = Math.min(reader.u32(), reader.left / 8);
  const rows = Array.from({ length: count }, () => ({ frames: reader.u32(), units: reader.u32() }));
  const usual = rows.reduce((most, row) => (row.frames > most.frames ? row : most), {
    frames: 0,
    units: 0,
  }).units;
  const drift = rows
    .slice(0, -1)
    .reduce((total, { frames, units }) => total + frames * Math.abs(units - usual), 0);
  return usual === 0 || drift > MOST_DRIFT_SECONDS * unitsASecond ? null : usual;
}

/** What is heard, by the edit list: one entry, perhaps after an empty one. */
function heard(bytes: Uint8Array, edits: Box | null, ofMovie: number, ofTrack: number) {
  if (edits === null || ofMovie === 0) return { skipSamples: 0, heardSamples: null };
  const reader = new BoxReader(bytes, edits);
  const isLong = reader.head().version === 1;
  const rows = Math.min(reader.u32(), 8);
  for (let row = 0; row < rows; row += 1) {
    const length = isLong ? reader.u64() : reader.u32();
    const from = isLong ? reader.i64() : reader.i32();
    reader.skip(4);
    if (from < 0) continue;
    const heardSamples = length === 0 ? null : Math.round((length / ofMovie) * ofTrack);
    return { skipSamples: from, heardSamples };
  }
  return { skipSamples: 0, heardSamples: null };
}

/** Reads where the frames of an MP4 file's first sound track lie, without decoding anything. */
export function readMp4(bytes: Uint8Array): Mp4Sound | Mp4Refusal {
  const movie = findBox(bytes, { start: 0, end: bytes.length }, 'moov');
  if (movie === null) return { kind: 'no index' };
  const track = soundTrack(bytes, movie);
  if (track === null) return { kind: 'no sound' };
  const entries = findBox(bytes, track.tables, 'stsd');
  const entry = entries && boxesIn(bytes, entries.start + 8, entries.end).next().value;
  const sampleRate = unitsPerSecond(bytes, track.media, 'mdhd');
  if (!entry || sampleRate === 0) return { kind: 'no sound' };
  const isFragmented = findBox(bytes, movie, 'mvex') !== null;
  const fragments = isFragmented ? readFragments(bytes, track.id) : null;
  const samplesPerFrame = fragments ? fragments.units : frameUnits(bytes, track.tables, sampleRate);
  const listed = fragments ? fragments.frames : framesOf(bytes, track.tables);
  if (samplesPerFrame === null || listed.count === 0) return { kind: 'unusual' };
  const { offsets, sizes } = listed.end();
  let count = offsets.length;
  while (count > 0 && (offsets[count - 1] ?? 0) + (sizes[count - 1] ?? 0) > bytes.length)
    count -= 1;
  const index = {
    offsets: offsets.subarray(0, count),
    sizes: sizes.subarray(0, count),
    samplesPerFrame,
    sampleRate,
  };
  const ofMovie = unitsPerSecond(bytes, movie, 'mvhd');
  return {
    kind: 'read',
    index,
    sampleEntry: bytes.slice(entry.start - 8, entry.end),
    ...heard(bytes, track.edits, ofMovie, sampleRate),
    missingFrames: offsets.length - count,
  };
}

import { type ByteSource } from './byteSource';
import { FrameIndexBuilder, MAX_FRAMES, type FrameIndex } from './frameIndex';
import { BoxReader, boxesIn, findBox, type Box } from './mp4Boxes';
import { topLevelBoxes, type TopLevelBox } from './mp4TopLevel';
import { FragmentReader } from './readFragments';

/** First audio track of an MP4 file; "frame" here is a sample in ISO/IEC 14496-12. */
export interface Mp4Audio {
  kind: 'read';
  index: FrameIndex;
  sampleEntry: Uint8Array;
  /** PCM samples before the first one played (encoder delay): media_time of the edit list. */
  skipSamples: number;
  /** Number of PCM samples played: segment_duration of the edit list; null for all remaining ones. */
  segmentSamples: number | null;
  /** Frames of the sample table that lie beyond the end of the file. */
  missingFrames: number;
}

export type Mp4Rejection = { kind: 'no index' } | { kind: 'no sound' } | { kind: 'unsupported' };

interface Track {
  media: Box;
  sampleTable: Box;
  id: number;
  editList: Box | null;
}

/** First track whose handler ('hdlr', ISO/IEC 14496-12, 8.4.3) is 'soun'; null without one. */
function audioTrack(bytes: Uint8Array, movie: Box): Track | null {
  for (const box of boxesIn(bytes, movie.start, movie.end)) {
    if (box.type !== 'trak') continue;
    const media = findBox(bytes, box, 'mdia');
    const handler = media && findBox(bytes, media, 'hdlr');
    const sampleTable = media && findBox(bytes, media, 'minf', 'stbl');
    if (!media || !handler || !sampleTable) continue;
    const kind = new BoxReader(bytes, handler).skip(8).u32();
    if (kind !== 0x736f756e) continue; // 'soun'
    const header = findBox(bytes, box, 'tkhd');
    const isVersion1 =
      header !== null && new BoxReader(bytes, header).fullBoxHeader().version === 1;
    const id = header === null ? 0 : new BoxReader(bytes, header).skip(isVersion1 ? 20 : 12).u32();
    return { media, sampleTable, id, editList: findBox(bytes, box, 'edts', 'elst') };
  }
  return null;
}

/** Timescale in units per second of 'mdhd' or 'mvhd' (ISO/IEC 14496-12, 8.4.2 and 8.2.2); 0 when missing. */
function readTimescale(bytes: Uint8Array, parent: Box, type: 'mdhd' | 'mvhd'): number {
  const box = findBox(bytes, parent, type);
  if (box === null) return 0;
  const reader = new BoxReader(bytes, box);
  return reader.skip(reader.fullBoxHeader().version === 1 ? 16 : 8).u32();
}

/** Sizes and offsets of all frames, from 'stsz', 'stsc', 'stco' or 'co64' (ISO/IEC 14496-12, 8.7). */
function readSampleTable(bytes: Uint8Array, sampleTable: Box): FrameIndexBuilder {
  const frames = new FrameIndexBuilder();
  const sizeBox = findBox(bytes, sampleTable, 'stsz');
  const chunkBox = findBox(bytes, sampleTable, 'stsc');
  const offsets32 = findBox(bytes, sampleTable, 'stco');
  const offsetBox = offsets32 ?? findBox(bytes, sampleTable, 'co64');
  if (sizeBox === null || chunkBox === null || offsetBox === null) return frames;
  const sizes = new BoxReader(bytes, sizeBox).skip(4);
  const constantSize = sizes.u32();
  const count = Math.min(sizes.u32(), MAX_FRAMES);
  const chunkOffsets = new BoxReader(bytes, offsetBox).skip(4);
  const chunks = Math.min(chunkOffsets.u32(), chunkOffsets.remaining / (offsets32 ? 4 : 8));
  const entries = new BoxReader(bytes, chunkBox).skip(4);
  let remainingEntries = entries.u32();
  const nextFirstChunk = () =>
    remainingEntries-- > 0 && entries.remaining >= 12 ? entries.u32() - 1 : Infinity;
  let samplesPerChunk = 0;
  let firstChunk = nextFirstChunk();
  for (let chunk = 0; chunk < chunks && frames.count < count; chunk += 1) {
    if (chunk >= firstChunk) {
      samplesPerChunk = entries.u32();
      entries.skip(4);
      firstChunk = nextFirstChunk();
    }
    let offset = offsets32 ? chunkOffsets.u32() : chunkOffsets.u64();
    for (let sample = 0; sample < samplesPerChunk && frames.count < count; sample += 1) {
      const frameSize = constantSize === 0 ? sizes.u32() : constantSize;
      frames.add(offset, frameSize);
      offset += frameSize;
    }
  }
  return frames;
}

/** Maximum accumulated deviation of frame durations that count as constant, in seconds. */
const MAX_DRIFT_SECONDS = 0.05;

/**
 * Constant sample_delta of 'stts' (ISO/IEC 14496-12, 8.6.1.2) in units of the track's timescale; null when durations
 * differ, the last entry apart.
 */
function sampleDelta(bytes: Uint8Array, sampleTable: Box, timescale: number): number | null {
  const box = findBox(bytes, sampleTable, 'stts');
  if (box === null) return null;
  const reader = new BoxReader(bytes, box).skip(4);
  const entryCount = Math.min(reader.u32(), reader.remaining / 8);
  const entries = Array.from({ length: entryCount }, () => ({
    count: reader.u32(),
    delta: reader.u32(),
  }));
  const commonDelta = entries.reduce((most, entry) => (entry.count > most.count ? entry : most), {
    count: 0,
    delta: 0,
  }).delta;
  const drift = entries
    .slice(0, -1)
    .reduce((total, { count, delta }) => total + count * Math.abs(delta - commonDelta), 0);
  return commonDelta === 0 || drift > MAX_DRIFT_SECONDS * timescale ? null : commonDelta;
}

/** Edit list ('elst', ISO/IEC 14496-12, 8.6.6): the first non-empty edit. */
function readEditList(
  bytes: Uint8Array,
  editList: Box | null,
  movieTimescale: number,
  trackTimescale: number,
) {
  if (editList === null || movieTimescale === 0) return { skipSamples: 0, segmentSamples: null };
  const reader = new BoxReader(bytes, editList);
  const isVersion1 = reader.fullBoxHeader().version === 1;
  const entryCount = Math.min(reader.u32(), 8);
  for (let entry = 0; entry < entryCount; entry += 1) {
    const segmentDuration = isVersion1 ? reader.u64() : reader.u32();
    const mediaTime = isVersion1 ? reader.i64() : reader.i32();
    reader.skip(4);
    if (mediaTime < 0) continue;
    const segmentSamples =
      segmentDuration === 0
        ? null
        : Math.round((segmentDuration / movieTimescale) * trackTimescale);
    return { skipSamples: mediaTime, segmentSamples };
  }
  return { skipSamples: 0, segmentSamples: null };
}

/** Complete 'moov' box and the locations of the 'moof' boxes; null without a 'moov'. */
async function readMovie(source: ByteSource) {
  let movie: Uint8Array | null = null;
  const fragments: TopLevelBox[] = [];
  for await (const box of topLevelBoxes(source)) {
    if (box.type === 'moov') movie ??= await source.read(box.offset, box.size);
    if (box.type === 'moof') fragments.push(box);
  }
  const moov = movie && findBox(movie, { start: 0, end: movie.length }, 'moov');
  return movie && moov ? { bytes: movie, moov, fragments } : null;
}

/** Frames and their constant duration, from fragments in a fragmented file, else from the sample table. */
async function readFrames(
  source: ByteSource,
  movie: { bytes: Uint8Array; moov: Box; fragments: readonly TopLevelBox[] },
  track: Track,
  timescale: number,
) {
  const movieExtends = findBox(movie.bytes, movie.moov, 'mvex');
  if (movieExtends === null) {
    return {
      frames: readSampleTable(movie.bytes, track.sampleTable),
      samplesPerFrame: sampleDelta(movie.bytes, track.sampleTable, timescale),
    };
  }
  const reader = new FragmentReader(movie.bytes, movieExtends, track.id);
  for (const { offset, size } of movie.fragments) {
    reader.add(await source.read(offset, size), offset);
  }
  return { frames: reader.frames, samplesPerFrame: reader.sampleDuration };
}

/** Reads the frame index of an MP4 file's first audio track, without decoding anything. */
export async function readMp4(source: ByteSource): Promise<Mp4Audio | Mp4Rejection> {
  const movie = await readMovie(source);
  if (movie === null) return { kind: 'no index' };
  const { bytes, moov } = movie;
  const track = audioTrack(bytes, moov);
  if (track === null) return { kind: 'no sound' };
  const entries = findBox(bytes, track.sampleTable, 'stsd');
  const entry = entries && boxesIn(bytes, entries.start + 8, entries.end).next().value;
  const sampleRate = readTimescale(bytes, track.media, 'mdhd');
  if (!entry || sampleRate === 0) return { kind: 'no sound' };
  const { frames, samplesPerFrame } = await readFrames(source, movie, track, sampleRate);
  if (samplesPerFrame === null || frames.count === 0) return { kind: 'unsupported' };
  const { offsets, sizes } = frames.build();
  let count = offsets.length;
  while (count > 0 && (offsets[count - 1] ?? 0) + (sizes[count - 1] ?? 0) > source.size) count -= 1;
  const movieTimescale = readTimescale(bytes, moov, 'mvhd');
  const edit = readEditList(bytes, track.editList, movieTimescale, sampleRate);
  return {
    kind: 'read',
    index: {
      offsets: offsets.subarray(0, count),
      sizes: sizes.subarray(0, count),
      samplesPerFrame,
      sampleRate,
    },
    sampleEntry: bytes.slice(entry.start - 8, entry.end),
    skipSamples: edit.skipSamples,
    segmentSamples: edit.segmentSamples,
    missingFrames: offsets.length - count,
  };
}

/** Samples per channel that are present and played. */
export function playedSamples({ index, skipSamples, segmentSamples }: Mp4Audio): number {
  const present = Math.max(0, index.sizes.length * index.samplesPerFrame - skipSamples);
  return Math.min(present, segmentSamples ?? present);
}

/**
 * Duration in seconds from the movie header, 'mvhd' (ISO/IEC 14496-12, 8.2.2), for files whose frames cannot be
 * indexed; null when the header declares 0, as in fragmented files.
 */
export async function readMovieSeconds(source: ByteSource): Promise<number | null> {
  const movie = await readMovie(source);
  const header = movie && findBox(movie.bytes, movie.moov, 'mvhd');
  if (!movie || !header) return null;
  const reader = new BoxReader(movie.bytes, header);
  const isVersion1 = reader.fullBoxHeader().version === 1;
  const timescale = reader.skip(isVersion1 ? 16 : 8).u32();
  const duration = isVersion1 ? reader.u64() : reader.u32();
  return timescale === 0 || duration === 0 ? null : duration / timescale;
}

import { AdtsFrameScanner } from '../../src/domain/audioFormats/adtsFrameScanner';
import { tagLength } from '../../src/domain/audioFormats/audioTags';
import { type ByteSource } from '../../src/domain/audioFormats/byteSource';
import { textAt, viewOf } from '../../src/domain/audioFormats/byteViews';
import { MpegFrameScanner } from '../../src/domain/audioFormats/mpegFrameScanner';
import { topLevelBoxes } from '../../src/domain/audioFormats/mp4TopLevel';
import { readMp4 } from '../../src/domain/audioFormats/readMp4';
import { readWav, wavSecondsByRate } from '../../src/domain/audioFormats/readWav';
import { type SoundKind } from '../../src/domain/audioFormats/sniffSound';

/** Number of bytes after a tag within which the first frames must occur. */
const WINDOW_BYTES = 256 * 1024;
const ID3_HEADER_BYTES = 10;
/** Maximum number of metadata blocks before the first frame. */
const MAX_BLOCKS = 1000;
const MAX_BOX_HEADER_BYTES = 16;

/** The bytes in which a stream of frames must begin; `isFinal` when they reach the end of the file. */
async function firstWindow(source: ByteSource) {
  const head = await source.read(0, ID3_HEADER_BYTES);
  const start = textAt(head, 0, 3) === 'ID3' ? tagLength(head, 0) : 0;
  const bytes = await source.read(start, WINDOW_BYTES);
  return { bytes, start, isFinal: start + bytes.length >= source.size };
}

async function hasMpegFrames(source: ByteSource): Promise<boolean> {
  const { bytes, start, isFinal } = await firstWindow(source);
  const scanner = new MpegFrameScanner();
  scanner.scan(bytes, start, isFinal);
  return scanner.finish().kind === 'scanned';
}

async function hasAdtsFrames(source: ByteSource): Promise<boolean> {
  const { bytes, start, isFinal } = await firstWindow(source);
  const scanner = new AdtsFrameScanner();
  scanner.scan(bytes, start, isFinal);
  return scanner.finish() !== null;
}

/** True for STREAMINFO and metadata blocks followed by the sync code of a frame (RFC 9639, 8.1 and 9.1). */
async function hasFlacFrames(source: ByteSource): Promise<boolean> {
  let offset = 4;
  for (let block = 0; block < MAX_BLOCKS; block += 1) {
    const bytes = await source.read(offset, 4);
    if (bytes.length < 4) return false;
    const header = viewOf(bytes).getUint32(0);
    const [type, length] = [(header >>> 24) & 0x7f, header & 0xffffff];
    if (block === 0 && (type !== 0 || length !== 34)) return false;
    offset += 4 + length;
    if (header >>> 31 === 0) continue;
    const frame = await source.read(offset, 2);
    return frame[0] === 0xff && ((frame[1] ?? 0) & 0xfe) === 0xf8;
  }
  return false;
}

const OGG_HEADER_BYTES = 27;
/** Identification headers of Opus (RFC 7845, 5.1), Vorbis (Vorbis I, 4.2.1) and FLAC (RFC 9639, 10.1). */
const oggCodecs = ['OpusHead', '\u0001vorbis', '\u007fFLAC'];

/** True for a first page with the header of a known codec and a second page right after it (RFC 3533, 6). */
async function hasOggPages(source: ByteSource): Promise<boolean> {
  const head = await source.read(0, OGG_HEADER_BYTES + 255);
  const segments = head[OGG_HEADER_BYTES - 1] ?? 0;
  const lengths = head.subarray(OGG_HEADER_BYTES, OGG_HEADER_BYTES + segments);
  const data = OGG_HEADER_BYTES + segments;
  const codec = textAt(head, data, 8);
  if (!oggCodecs.some((name) => codec.startsWith(name))) return false;
  const next = await source.read(
    lengths.reduce((sum, length) => sum + length, data),
    4,
  );
  return textAt(next, 0, 4) === 'OggS';
}

/** True for a file with frames or, when they cannot be indexed, with a media data box (ISO/IEC 14496-12, 8.1.1). */
async function hasMp4Frames(source: ByteSource): Promise<boolean> {
  const audio = await readMp4(source);
  if (audio.kind === 'read') return audio.index.sizes.length > 0;
  if (audio.kind !== 'unsupported') return false;
  for await (const { type, size } of topLevelBoxes(source)) {
    if (type === 'mdat' && size > MAX_BOX_HEADER_BYTES) return true;
  }
  return false;
}

async function hasWavSamples(source: ByteSource): Promise<boolean> {
  const wav = await readWav(source);
  if (wav.kind === 'unsupported') return ((await wavSecondsByRate(source)) ?? 0) > 0;
  return wav.kind === 'read' && wav.totalSamples > 0;
}

/**
 * True when the file begins as this kind and contains sound: a frame, samples, media data, or in Ogg a second page. A
 * header alone, or other content after a tag or header, is not enough.
 */
export async function hasSound(source: ByteSource, kind: SoundKind): Promise<boolean> {
  if (kind === 'mpeg') return hasMpegFrames(source);
  if (kind === 'adts') return hasAdtsFrames(source);
  if (kind === 'mp4') return hasMp4Frames(source);
  if (kind === 'wav') return hasWavSamples(source);
  if (kind === 'flac') return hasFlacFrames(source);
  return kind === 'ogg' && hasOggPages(source);
}

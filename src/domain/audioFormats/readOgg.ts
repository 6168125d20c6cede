import { type ByteSource } from './byteSource';
import { textAt, viewOf } from './byteViews';

/** Maximum page size in bytes (RFC 3533, section 6): 255 segments of 255 bytes and a header of 282. */
const MAX_PAGE_BYTES = 65_307;
const CAPTURE_PATTERN = 'OggS';
const GRANULE_POSITION_OFFSET = 6;
/** Bytes read for the identification header, which is the first packet of the first page. */
const HEAD_BYTES = 256;
const MIN_HEAD_BYTES = 64;
/** Granule positions of Opus count at 48 kHz, regardless of the input sample rate (RFC 7845, section 4). */
const OPUS_SAMPLE_RATE = 48_000;
const OPUS_PRE_SKIP_OFFSET = 10;
const VORBIS_SAMPLE_RATE_OFFSET = 12;
/** Length of the part of an identification header that is parsed, in bytes. */
const IDENTIFICATION_BYTES = VORBIS_SAMPLE_RATE_OFFSET + 4;

/**
 * Sample rate in Hz and pre-skip in samples from the identification header: Opus (RFC 7845, section 5.1) or Vorbis
 * (Vorbis I, section 4.2.2). Null for other codecs.
 */
function readIdentification(head: Uint8Array): { sampleRate: number; preSkip: number } | null {
  const text = textAt(head, 0, head.length);
  const view = viewOf(head);
  const opus = text.indexOf('OpusHead');
  const vorbis = text.indexOf('\u0001vorbis');
  const start = Math.max(opus, vorbis);
  if (start === -1 || start + IDENTIFICATION_BYTES > head.length) return null;
  return opus === -1
    ? { sampleRate: view.getUint32(vorbis + VORBIS_SAMPLE_RATE_OFFSET, true), preSkip: 0 }
    : {
        sampleRate: OPUS_SAMPLE_RATE,
        preSkip: view.getUint16(opus + OPUS_PRE_SKIP_OFFSET, true),
      };
}

/** Offset of the last page within the end of a file; -1 when there is none. */
function lastPageOffset(end: Uint8Array): number {
  for (let offset = end.length - CAPTURE_PATTERN.length; offset >= 0; offset -= 1) {
    if (textAt(end, offset, CAPTURE_PATTERN.length) === CAPTURE_PATTERN) return offset;
  }
  return -1;
}

/** Length from the granule position of the last page (RFC 3533, section 6) minus the pre-skip; null when unknown. */
export async function readOgg(
  source: ByteSource,
): Promise<{ totalSamples: number; sampleRate: number } | null> {
  const head = await source.read(0, HEAD_BYTES);
  const stream = head.length < MIN_HEAD_BYTES ? null : readIdentification(head);
  if (stream === null || stream.sampleRate === 0) return null;
  const end = await source.read(Math.max(0, source.size - MAX_PAGE_BYTES), MAX_PAGE_BYTES);
  const page = lastPageOffset(end);
  if (page === -1 || page + GRANULE_POSITION_OFFSET + 8 > end.length) return null;
  const granulePosition = Number(viewOf(end).getBigInt64(page + GRANULE_POSITION_OFFSET, true));
  const totalSamples = granulePosition - stream.preSkip;
  return totalSamples > 0 ? { totalSamples, sampleRate: stream.sampleRate } : null;
}

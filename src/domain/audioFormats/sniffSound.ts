import { isAdtsHeader } from './adtsFrameScanner';
import { textAt } from './byteViews';
import { readMpegHeader } from './mpegHeader';

/** File kind by signature, regardless of name and media type. */
export type SoundKind =
  | 'mpeg'
  | 'mp4'
  | 'wav'
  | 'adts'
  | 'flac'
  | 'ogg'
  /** Matroska, AIFF, CAF: not parsed, but played if the browser can. */
  | 'other sound'
  | 'empty'
  /** Error or sign-in page of a server. */
  | 'web page'
  | 'unknown';

/** Number of leading bytes for detecting the kind: enough for two frames of MPEG audio. */
export const SNIFFED_BYTES = 4096;

/** Major brands of images in the ISO base media file format (ISO/IEC 23008-12, 10; AVIF). */
const IMAGE_BRANDS = new Set(['avif', 'avis', 'heic', 'heix', 'hevc', 'heim', 'mif1', 'msf1']);
const EBML_ID = '\x1aE\xdf\xa3';

/** Detects containers by four characters at the start, or after a size of four bytes. */
function sniffContainer(bytes: Uint8Array): SoundKind | null {
  const [start, type, form] = [0, 4, 8].map((offset) => textAt(bytes, offset, 4));
  // RIFF/WAVE and RF64 (EBU Tech 3306).
  if (start === 'RIFF' || start === 'RF64') return form === 'WAVE' ? 'wav' : 'unknown';
  // ISO/IEC 14496-12, 4.3.
  if (type === 'ftyp') return IMAGE_BRANDS.has(form ?? '') ? 'unknown' : 'mp4';
  if (type === 'moov') return 'mp4';
  if (start === 'fLaC') return 'flac'; // RFC 9639, 6
  if (start === 'OggS') return 'ogg'; // RFC 3533, 6
  return start === EBML_ID || start === 'FORM' || start === 'caff' ? 'other sound' : null;
}

/**
 * True for a frame header followed by another right after that frame, or by the end of the bytes: unlikely by chance.
 */
function startsMpegStream(bytes: Uint8Array): boolean {
  const first = readMpegHeader(bytes, 0);
  if (first === null || first.bytes === 0) return false;
  return first.bytes + 4 > bytes.length || (readMpegHeader(bytes, first.bytes)?.bytes ?? 0) > 0;
}

function isWebPage(bytes: Uint8Array): boolean {
  const text = textAt(bytes, 0, 256).trimStart().toLowerCase();
  return /^(<!doctype html|<html|<\?xml|\{)/.test(text);
}

/** Detects the kind from the leading bytes, SNIFFED_BYTES of which suffice. */
export function sniffSound(bytes: Uint8Array): SoundKind {
  if (bytes.length === 0) return 'empty';
  const container = sniffContainer(bytes);
  if (container !== null) return container;
  if (isAdtsHeader(bytes, 0)) return 'adts';
  if (textAt(bytes, 0, 3) === 'ID3' || startsMpegStream(bytes)) return 'mpeg';
  return isWebPage(bytes) ? 'web page' : 'unknown';
}

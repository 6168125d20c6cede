import { isAdtsHeader } from './adtsFrameScanner';
import { textAt } from './byteViews';
import { readMpegHeader } from './mpegHeader';

/** Kind of a file by its signature, whatever its name and media type. */
export type SoundKind =
  | 'mpeg'
  | 'mp4'
  | 'wav'
  | 'adts'
  | 'flac'
  | 'ogg'
  /** Matroska, AIFF, CAF: played where the browser can, but not parsed. */
  | 'other sound'
  | 'empty'
  /** An error or sign-in page of a server. */
  | 'web page'
  | 'unknown';

/** Number of leading bytes by which the kind is detected: enough for two frames of MPEG audio. */
export const SNIFFED_BYTES = 4096;

/** Major brands of pictures in the ISO base media file format (ISO/IEC 23008-12, 10; AVIF). */
const IMAGE_BRANDS = new Set(['avif', 'avis', 'heic', 'heix', 'hevc', 'heim', 'mif1', 'msf1']);
const EBML_ID = '\x1aE\xdf\xa3';

/** Containers by four characters at the start, or behind a size of four bytes. */
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

/** A frame header, and another one (or the end of the bytes) right behind that frame: unlikely by chance. */
function startsMpegStream(bytes: Uint8Array): boolean {
  const first = readMpegHeader(bytes, 0);
  if (first === null || first.bytes === 0) return false;
  return first.bytes + 4 > bytes.length || (readMpegHeader(bytes, first.bytes)?.bytes ?? 0) > 0;
}

function isWebPage(bytes: Uint8Array): boolean {
  const text = textAt(bytes, 0, 256).trimStart().toLowerCase();
  return /^(<!doctype html|<html|<\?xml|\{)/.test(text);
}

/** Reads at most SNIFFED_BYTES. */
export function sniffSound(bytes: Uint8Array): SoundKind {
  if (bytes.length === 0) return 'empty';
  const container = sniffContainer(bytes);
  if (container !== null) return container;
  if (isAdtsHeader(bytes, 0)) return 'adts';
  if (textAt(bytes, 0, 3) === 'ID3' || startsMpegStream(bytes)) return 'mpeg';
  return isWebPage(bytes) ? 'web page' : 'unknown';
}

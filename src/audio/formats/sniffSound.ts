/** Kind of a file by its signature, whatever its name and media type say. */
export type SoundKind =
  | 'mpeg'
  | 'mp4'
  | 'wav'
  /** ADTS, FLAC (RFC 9639), Ogg (RFC 3533), Matroska, AIFF, CAF: played, but not parsed here. */
  | 'other sound'
  | 'empty'
  /** An error or sign-in page of a server. */
  | 'web page'
  | 'unknown';

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  bytes.length >= at + text.length &&
  [...text].every((letter, place) => bytes[at + place] === letter.charCodeAt(0));

/** ADTS: a syncword of 12 bits with layer 0 (ISO/IEC 13818-7, 6.2). */
const isRawAac = (bytes: Uint8Array) => bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xf6) === 0xf0;
const isMpeg = (bytes: Uint8Array) =>
  bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0 && ((bytes[1] ?? 0) & 6) !== 0;

/** Reads at most the first kilobyte. */
export function sniffSound(bytes: Uint8Array): SoundKind {
  if (bytes.length === 0) return 'empty';
  if (startsWith(bytes, 'RIFF') || startsWith(bytes, 'RF64')) {
    return startsWith(bytes, 'WAVE', 8) ? 'wav' : 'unknown';
  }
  if (startsWith(bytes, 'ftyp', 4) || startsWith(bytes, 'moov', 4)) return 'mp4';
  if (startsWith(bytes, 'ID3') || isMpeg(bytes)) return 'mpeg';
  const isOther =
    isRawAac(bytes) ||
    startsWith(bytes, 'fLaC') ||
    startsWith(bytes, 'OggS') ||
    startsWith(bytes, '\x1aE\xdf\xa3') ||
    startsWith(bytes, 'FORM') ||
    startsWith(bytes, 'caff');
  if (isOther) return 'other sound';
  const text = String.fromCharCode(...bytes.subarray(0, 256))
    .trimStart()
    .toLowerCase();
  return /^(<!doctype html|<html|<\?xml|\{)/.test(text) ? 'web page' : 'unknown';
}

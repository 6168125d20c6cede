import { readMpegFrame } from './mpegFrame';

export interface SniffedType {
  kind: 'image' | 'audio';
  contentType: string;
  extension: string;
}

/** Number of leading bytes by which the type is detected. */
export const SNIFFED_BYTES = 4096;

const image = (contentType: string, extension: string): SniffedType => ({
  kind: 'image',
  contentType,
  extension,
});
const audio = (contentType: string, extension: string): SniffedType => ({
  kind: 'audio',
  contentType,
  extension,
});

const textAt = (bytes: Uint8Array, offset: number, length: number) =>
  String.fromCharCode(...bytes.subarray(offset, offset + length));

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Major brands of image files in the ISO base media file format (ISO/IEC 23008-12, AVIF). */
const imageBrands = new Set(['avif', 'avis', 'heic', 'heix', 'hevc', 'heim', 'mif1', 'msf1']);

function sniffContainer(bytes: Uint8Array): SniffedType | null {
  const form = textAt(bytes, 8, 4);
  if (textAt(bytes, 0, 4) === 'RIFF' && form === 'WEBP') return image('image/webp', 'webp');
  if (textAt(bytes, 0, 4) === 'RIFF' && form === 'WAVE') return audio('audio/wav', 'wav');
  if (textAt(bytes, 4, 4) === 'ftyp' && !imageBrands.has(form)) return audio('audio/mp4', 'm4a');
  return null;
}

/** ADTS header: syncword, layer 0 and a valid sampling_frequency_index (ISO/IEC 13818-7, 6.2). */
const isAdts = (bytes: Uint8Array) =>
  bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xf6) === 0xf0 && ((bytes[2] ?? 0) & 0x3c) < 0x34;

/** A frame header, and another one (or the end of the bytes) right behind that frame: unlikely by chance. */
function isMpegAudio(bytes: Uint8Array): boolean {
  const first = readMpegFrame(bytes, 0);
  if (first === null) return false;
  return first.bytes + 4 > bytes.length || readMpegFrame(bytes, first.bytes) !== null;
}

/** Type of a file by its magic numbers; null when it is none that may be uploaded. */
export function sniffType(bytes: Uint8Array): SniffedType | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return image('image/jpeg', 'jpg');
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) {
    return image('image/png', 'png');
  }
  const start = textAt(bytes, 0, 6);
  if (start === 'GIF87a' || start === 'GIF89a') return image('image/gif', 'gif');
  if (start.startsWith('ID3')) return audio('audio/mpeg', 'mp3');
  if (start.startsWith('OggS')) return audio('audio/ogg', 'ogg');
  if (start.startsWith('fLaC')) return audio('audio/flac', 'flac');
  if (isAdts(bytes)) return audio('audio/aac', 'aac');
  if (isMpegAudio(bytes)) return audio('audio/mpeg', 'mp3');
  return sniffContainer(bytes);
}

import { sniffSound, type SoundKind } from '../../src/domain/audioFormats/sniffSound';

export interface SniffedType {
  kind: 'image' | 'audio';
  contentType: string;
  extension: string;
}

/** Audio types accepted for upload. */
export const soundTypes: readonly (SniffedType & { sound: SoundKind })[] = [
  { sound: 'mpeg', kind: 'audio', contentType: 'audio/mpeg', extension: 'mp3' },
  { sound: 'mp4', kind: 'audio', contentType: 'audio/mp4', extension: 'm4a' },
  { sound: 'adts', kind: 'audio', contentType: 'audio/aac', extension: 'aac' },
  { sound: 'wav', kind: 'audio', contentType: 'audio/wav', extension: 'wav' },
  { sound: 'ogg', kind: 'audio', contentType: 'audio/ogg', extension: 'ogg' },
  { sound: 'flac', kind: 'audio', contentType: 'audio/flac', extension: 'flac' },
];

const image = (contentType: string, extension: string): SniffedType => ({
  kind: 'image',
  contentType,
  extension,
});

const textAt = (bytes: Uint8Array, offset: number, length: number) =>
  String.fromCharCode(...bytes.subarray(offset, offset + length));

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

function sniffImage(bytes: Uint8Array): SniffedType | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return image('image/jpeg', 'jpg');
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) {
    return image('image/png', 'png');
  }
  const start = textAt(bytes, 0, 6);
  if (start === 'GIF87a' || start === 'GIF89a') return image('image/gif', 'gif');
  const isWebP = start.startsWith('RIFF') && textAt(bytes, 8, 4) === 'WEBP';
  return isWebP ? image('image/webp', 'webp') : null;
}

/** Type of a file by its magic numbers; null for a type that is not accepted. */
export function sniffType(bytes: Uint8Array): SniffedType | null {
  const sound = sniffSound(bytes);
  return sniffImage(bytes) ?? soundTypes.find((each) => each.sound === sound) ?? null;
}

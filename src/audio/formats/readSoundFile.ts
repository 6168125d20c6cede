import { StreamedMpegScanner } from './streamedMpegScanner';
import { readSound, type Sound, type UnreadableFile } from './readSound';
import { sniffSound } from './sniffSound';

const HEAD_BYTES = 1024;
const WINDOW_BYTES = 8 * 1024 * 1024;

/** Like `readSound` for a Blob: MP3 is read in windows of a few megabytes. */
export async function readSoundFile(
  file: Blob,
  windowBytes = WINDOW_BYTES,
): Promise<Sound | UnreadableFile> {
  const read = async (from: number, to: number) =>
    new Uint8Array(await file.slice(from, to).arrayBuffer());
  if (sniffSound(await read(0, HEAD_BYTES)) === 'mpeg') {
    const scanner = new StreamedMpegScanner(windowBytes);
    for (let from = 0; from < file.size; from += windowBytes) {
      scanner.push(await read(from, Math.min(file.size, from + windowBytes)));
    }
    const sound = scanner.finish();
    if (sound !== null) return sound;
  }
  return readSound(await read(0, file.size));
}

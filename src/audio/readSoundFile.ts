import { readSound, soundOfWalk, type Sound, type Unreadable } from './readSound';
import { sniffSound } from './sniffSound';
import { MpegWalker } from './walkMpeg';

const HEAD_BYTES = 1024;
const WINDOW_BYTES = 8 * 1024 * 1024;

/** As `readSound`, of a file that the browser holds: MP3 is read in windows of a few megabytes. */
export async function readSoundFile(
  file: Blob,
  windowBytes = WINDOW_BYTES,
): Promise<Sound | Unreadable> {
  const read = async (from: number, to: number) =>
    new Uint8Array(await file.slice(from, to).arrayBuffer());
  const kind = sniffSound(await read(0, HEAD_BYTES));
  if (kind !== 'mpeg') return readSound(await read(0, file.size));
  const walker = new MpegWalker();
  for (let from = 0; from < file.size;) {
    const to = Math.min(file.size, from + windowBytes);
    const next = walker.walk(await read(from, to), from, to === file.size);
    from = to === file.size ? to : next;
  }
  return soundOfWalk(walker.end(), file.size, kind);
}

import { type ByteSource } from '../../src/domain/audioFormats/byteSource';
import { hasSound } from './hasSound';
import { readPictureSize } from './readPicture';
import { soundTypes, type SniffedType } from './sniffType';

/** True when a file with this type's signature contains a picture or sound. Reads a few hundred kilobytes at most. */
export async function hasContentOfType(source: ByteSource, type: SniffedType): Promise<boolean> {
  try {
    if (type.kind === 'image') return (await readPictureSize(source, type.contentType)) !== null;
    const sound = soundTypes.find(({ contentType }) => contentType === type.contentType);
    return sound !== undefined && (await hasSound(source, sound.sound));
  } catch (error) {
    // Contradictory sizes lead to reads past the end.
    if (error instanceof Error && error.name === 'RangeError') return false;
    throw error;
  }
}

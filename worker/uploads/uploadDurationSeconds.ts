import { type ByteSource } from '../../src/domain/audioFormats/byteSource';
import { audioDurationSeconds } from '../../src/domain/audioFormats/audioDurationSeconds';
import { soundTypes } from './sniffType';

/** Duration of a recording in seconds, rounded to milliseconds; null when it cannot be determined. */
export async function uploadDurationSeconds(
  source: ByteSource,
  contentType: string,
): Promise<number | null> {
  const sound = soundTypes.find((each) => each.contentType === contentType);
  if (sound === undefined) return null;
  try {
    const seconds = await audioDurationSeconds(source, sound.sound);
    return seconds === null || !Number.isFinite(seconds) ? null : Math.round(seconds * 1000) / 1000;
  } catch (error) {
    // Inconsistent sizes lead to reads past the end: a damaged file has no known duration.
    if (error instanceof Error && error.name === 'RangeError') return null;
    throw error;
  }
}

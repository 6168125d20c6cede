import type { ByteSource } from '../storage/byteSource';
import { measureAdts } from './measureAdts';
import { measureFlac } from './measureFlac';
import { measureMp4 } from './measureMp4';
import { measureMpeg } from './measureMpeg';
import { measureOgg } from './measureOgg';
import { measureWav } from './measureWav';

const measureByType: Record<string, (source: ByteSource) => Promise<number | null>> = {
  'audio/aac': measureAdts,
  'audio/flac': measureFlac,
  'audio/mp4': measureMp4,
  'audio/mpeg': measureMpeg,
  'audio/ogg': measureOgg,
  'audio/wav': measureWav,
};

/** Duration of a recording in seconds, rounded to milliseconds; null when it cannot be determined. */
export async function measureAudio(
  source: ByteSource,
  contentType: string,
): Promise<number | null> {
  try {
    const seconds = (await measureByType[contentType]?.(source)) ?? null;
    return seconds === null || !Number.isFinite(seconds) ? null : Math.round(seconds * 1000) / 1000;
  } catch (error) {
    // Inconsistent sizes lead to reads past the end: a damaged file has no known duration.
    if (error instanceof Error && error.name === 'RangeError') return null;
    throw error;
  }
}

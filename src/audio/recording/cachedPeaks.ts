import { readPeaksFile, writePeaksFile } from '../peaks/peaksFile';
import { buildPyramid, overviewLevel, type PeaksPyramid } from '../peaks/peaksPyramid';
import { type CachedRecording } from './recordingCache';

/** Overview and finest level of a pyramid as files for the cache; null for an empty pyramid. */
export function packPeaks(
  pyramid: PeaksPyramid,
): { overview: ArrayBuffer; finest: ArrayBuffer } | null {
  const [finest] = pyramid.levels;
  const overview = overviewLevel(pyramid);
  if (finest === undefined || overview === null) return null;
  const { sampleRate } = pyramid;
  return {
    overview: writePeaksFile({ ...overview, sampleRate }),
    finest: writePeaksFile({ ...finest, sampleRate }),
  };
}

/** State of a cached recording with the peaks from one of its files; null when unreadable. */
export function unpackState(
  { durationMs, isVariableBitRate, pauses }: CachedRecording,
  peaksFile: ArrayBuffer,
) {
  const level = readPeaksFile(peaksFile);
  if (level === null) return null;
  const { sampleRate } = level;
  const pyramid = buildPyramid(level, { durationMs, sampleRate });
  const peaks = { kind: 'exact', pyramid } as const;
  return { durationMs, isVariableBitRate, pauses, peaksProgress: 1, peaks };
}

import { type ChapterSpan } from './chapterTimes';

/** A stretch of a recording in which nothing is said, in whole milliseconds. */
export interface SpokenPause {
  startMs: number;
  endMs: number;
}

/** A breath before the first word. */
const LEAD_MS = 100;
/** Starts nearer to each other than this would be one chapter to a listener. */
const APART_MS = 10_000;

/** Where a chapter that begins after a pause starts: shortly before the first word. */
export function startAfterPause({ startMs, endMs }: SpokenPause): number {
  return Math.max(startMs, endMs - LEAD_MS);
}

/**
 * Chapter starts proposed after the longest pauses, by time: at most `count`, ten seconds from each
 * other, from every chapter's start and from both ends of the audio.
 */
export function suggestStarts(
  pauses: readonly SpokenPause[],
  chapters: readonly ChapterSpan[],
  { durationMs, count }: { durationMs: number; count: number },
): number[] {
  const taken = [0, durationMs, ...chapters.map(({ startMs }) => startMs)];
  const covered = (ms: number) =>
    chapters.some(({ startMs, endMs }) => endMs !== null && startMs < ms && ms < endMs);
  const longestFirst = [...pauses].sort(
    (a, b) => b.endMs - b.startMs - (a.endMs - a.startMs) || a.startMs - b.startMs,
  );
  const found: number[] = [];
  for (const pause of longestFirst) {
    if (found.length === count) break;
    const ms = startAfterPause(pause);
    if (covered(ms) || taken.some((other) => Math.abs(other - ms) < APART_MS)) continue;
    taken.push(ms);
    found.push(ms);
  }
  return found.sort((a, b) => a - b);
}

import { type ChapterSpan } from './chapterTimes';

/** A silent stretch of a recording between spoken words, in whole milliseconds. */
export interface SpeechPause {
  startMs: number;
  endMs: number;
}

/** Silence left before the first word. */
const LEAD_IN_MS = 100;
/** Starts that are nearer to each other would be one chapter to a listener. */
const MIN_DISTANCE_MS = 10_000;

/** Start of a chapter that begins after a pause: shortly before the first word. */
export function startAfterPause({ startMs, endMs }: SpeechPause): number {
  return Math.max(startMs, endMs - LEAD_IN_MS);
}

/** True within a chapter that has an end of its own. */
const isCovered = (chapters: readonly ChapterSpan[], ms: number): boolean =>
  chapters.some(({ startMs, endMs }) => endMs !== null && startMs < ms && ms < endMs);

/**
 * Chapter starts proposed after the longest pauses, by time: at most `count`, ten seconds from each
 * other, from every chapter's start and from both ends of the audio.
 */
export function suggestStarts(
  pauses: readonly SpeechPause[],
  chapters: readonly ChapterSpan[],
  { durationMs, count }: { durationMs: number; count: number },
): number[] {
  const occupied = [0, durationMs, ...chapters.map(({ startMs }) => startMs)];
  const longestFirst = [...pauses].sort(
    (a, b) => b.endMs - b.startMs - (a.endMs - a.startMs) || a.startMs - b.startMs,
  );
  const starts: number[] = [];
  for (const pause of longestFirst) {
    if (starts.length === count) break;
    const ms = startAfterPause(pause);
    if (isCovered(chapters, ms) || occupied.some((other) => Math.abs(other - ms) < MIN_DISTANCE_MS))
      continue;
    occupied.push(ms);
    starts.push(ms);
  }
  return starts.sort((a, b) => a - b);
}

/** Number of pauses after which no chapter is proposed since one starts, or the audio ends, within ten seconds. */
export function countTooNear(
  pauses: readonly SpeechPause[],
  chapters: readonly ChapterSpan[],
  { durationMs, starts }: { durationMs: number; starts: readonly number[] },
): number {
  const occupied = [0, durationMs, ...chapters.map(({ startMs }) => startMs), ...starts];
  return pauses.filter((pause) => {
    const ms = startAfterPause(pause);
    const isTaken = occupied.some((other) => pause.startMs <= other && other <= pause.endMs);
    const isNear = occupied.some((other) => Math.abs(other - ms) < MIN_DISTANCE_MS);
    return isNear && !isTaken && !isCovered(chapters, ms);
  }).length;
}

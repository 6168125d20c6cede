import { type ChapterSpan } from './chapterTimes';

/** Silent stretch between spoken words, in whole milliseconds. */
export interface SpeechPause {
  startMs: number;
  endMs: number;
}

/** Milliseconds of silence kept before the first word. */
const LEAD_IN_MS = 100;
/** Minimum distance between suggested starts in milliseconds. */
const MIN_DISTANCE_MS = 10_000;

/** Start of a chapter after a pause: shortly before the first word. */
export function startAfterPause({ startMs, endMs }: SpeechPause): number {
  return Math.max(startMs, endMs - LEAD_IN_MS);
}

/** True inside a chapter with an end of its own. */
const isCovered = (chapters: readonly ChapterSpan[], ms: number): boolean =>
  chapters.some(({ startMs, endMs }) => endMs !== null && startMs < ms && ms < endMs);

/**
 * Suggested chapter starts after long pauses, in order of time: at most `count`, spread over the recording, ten seconds
 * apart from each other, from every chapter's start and from both ends of the audio. Each of `count` equal spans takes
 * its longest pause; for spans without one, the longest remaining pauses are taken.
 */
export function suggestStarts(
  pauses: readonly SpeechPause[],
  chapters: readonly ChapterSpan[],
  { durationMs, count }: { durationMs: number; count: number },
): number[] {
  const occupied = [0, durationMs, ...chapters.map(({ startMs }) => startMs)];
  const longestFirst = pauses
    .toSorted((a, b) => b.endMs - b.startMs - (a.endMs - a.startMs) || a.startMs - b.startMs)
    .map(startAfterPause)
    .filter((ms) => !isCovered(chapters, ms));
  const starts: number[] = [];
  const take = (ms: number): boolean => {
    const isFull = starts.length === count;
    if (isFull || occupied.some((other) => Math.abs(other - ms) < MIN_DISTANCE_MS)) return false;
    occupied.push(ms);
    starts.push(ms);
    return true;
  };
  const spans = new Set<number>();
  for (const ms of longestFirst) {
    const span = Math.floor((ms / durationMs) * count);
    if (!spans.has(span) && take(ms)) spans.add(span);
  }
  longestFirst.forEach(take);
  return starts.sort((a, b) => a - b);
}

/** Number of pauses rejected as a suggestion because a chapter starts, or the audio ends, within ten seconds. */
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

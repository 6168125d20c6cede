import { startAfterPause, type SpeechPause } from './chapterSuggestions';

/** Tolerance in milliseconds, because a player rounds the time that it seeks to. */
const SAME_POSITION_MS = 20;

/**
 * Start in milliseconds of a chapter after the next pause (`by` 1) or the previous one (`by` -1) as seen from a time;
 * null without one.
 */
export function nextPause(
  pauses: readonly SpeechPause[],
  fromMs: number,
  by: 1 | -1,
): number | null {
  const starts = pauses.map(startAfterPause);
  const found =
    by === 1
      ? starts.find((ms) => ms > fromMs + SAME_POSITION_MS)
      : starts.findLast((ms) => ms < fromMs - SAME_POSITION_MS);
  return found ?? null;
}

import { startAfterPause, type SpeechPause } from './chapterSuggestions';

/** Shorter steps would stay where they are: a player rounds the time that it was given. */
const SAME_POSITION_MS = 20;

/**
 * Milliseconds at which a chapter after the next pause would start, or after the one before (`by` -1), seen from a
 * time; null where there is none.
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

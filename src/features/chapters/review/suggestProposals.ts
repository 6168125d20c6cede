import { type ChapterList } from '../../../domain/chapters/chapterList';
import { nextChapterName } from '../../../domain/chapters/chapterNames';
import {
  countTooNear,
  startAfterPause,
  suggestStarts,
  type SpeechPause,
} from '../../../domain/chapters/chapterSuggestions';
import { type ChapterProposal } from '../../../domain/chapterFormats/chapterProposals';

export interface SuggestionOptions {
  durationMs: number;
  /** Maximum number of proposed chapters, including the one at the beginning. */
  count: number;
  /** Pauses shorter than this start no chapter. */
  minPauseMs: number;
  /** Starts that were rejected before and are not proposed again. */
  refused?: ReadonlySet<number>;
}

const none: ReadonlySet<number> = new Set();

/** Pauses shorter than this are not distinguished from speech. */
export const MIN_PAUSE_MS = 600;
/** Default density for short recordings: one suggested chapter per interval. */
const SHORT_INTERVAL_MS = 45_000;
/** Default density for long recordings: one suggested chapter per interval. */
const LONG_INTERVAL_MS = 5 * 60_000;
const MIN_COUNT = 3;
/** About as many as listeners and editors are willing to look through. */
const DOZEN = 12;
const MAX_COUNT = 20;

const between = (min: number, value: number, max: number) => Math.min(Math.max(min, value), max);

/** Default number of suggested chapters, including the one at the beginning: about a dozen per hour. */
export function usualCount(durationMs: number): number {
  const byLength = Math.round(durationMs / LONG_INTERVAL_MS);
  const upper = between(DOZEN, byLength, MAX_COUNT);
  return between(MIN_COUNT + 1, Math.round(durationMs / SHORT_INTERVAL_MS) + 1, upper);
}

/** Greatest number of chapters that can be requested: about three per 45 seconds, and at least a dozen. */
export function greatestCount(durationMs: number): number {
  return Math.max(DOZEN, 3 * (Math.round(durationMs / SHORT_INTERVAL_MS) + 1));
}

/** Sufficiently long pauses, without those whose chapter start was rejected. */
const usablePauses = (
  pauses: readonly SpeechPause[],
  { minPauseMs, refused = none }: Pick<SuggestionOptions, 'minPauseMs' | 'refused'>,
) =>
  pauses.filter((pause) => {
    const isLong = pause.endMs - pause.startMs >= minPauseMs;
    return isLong && !refused.has(startAfterPause(pause));
  });

/** Chapters proposed after the longest pauses, and at the beginning unless a chapter already starts there. */
export function suggestProposals(
  pauses: readonly SpeechPause[],
  chapters: ChapterList,
  options: SuggestionOptions,
): ChapterProposal[] {
  const { durationMs, count, refused = none } = options;
  const first = chapters.some(({ startMs }) => startMs === 0) || refused.has(0) ? [] : [0];
  const long = usablePauses(pauses, options);
  const starts = suggestStarts(long, chapters, { durationMs, count: count - first.length });
  return [...first, ...starts].map((startMs, index) => {
    const pause = pauses.find(
      (candidate) => candidate.startMs <= startMs && startMs <= candidate.endMs,
    );
    const seconds = pause === undefined ? 0 : (pause.endMs - pause.startMs) / 1000;
    return {
      startMs,
      endMs: null,
      title: nextChapterName(
        index + chapters.filter((chapter) => chapter.startMs < startMs).length,
      ),
      isNumbered: true,
      note: startMs === 0 ? 'The beginning' : `After a pause of ${seconds.toFixed(1)} s`,
      rejection: null,
    };
  });
}

/** Number of sufficiently long pauses that are too near to an existing or proposed chapter to start another. */
export function tooNearCount(
  pauses: readonly SpeechPause[],
  chapters: ChapterList,
  proposals: readonly ChapterProposal[],
  options: SuggestionOptions,
): number {
  const { durationMs } = options;
  const starts = proposals.map(({ startMs }) => startMs);
  return countTooNear(usablePauses(pauses, options), chapters, { durationMs, starts });
}

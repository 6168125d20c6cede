import { type ChapterList } from '../../../domain/chapters/chapterList';
import { nextChapterName } from '../../../domain/chapters/chapterNames';
import { suggestStarts, type SpeechPause } from '../../../domain/chapters/chapterSuggestions';
import { type ChapterProposal } from '../../../domain/chapterFormats/chapterProposals';

export interface SuggestionOptions {
  durationMs: number;
  /** Most chapters to propose, the one at the beginning included. */
  count: number;
  /** Shorter pauses start no chapter. */
  minPauseMs: number;
}

/** One chapter is suggested for this much audio, until the person asks for another number. */
const INTERVAL_MS = 45_000;
const MIN_COUNT = 3;

/** Number of chapters that is suggested at first. */
export const usualCount = (durationMs: number): number =>
  Math.max(MIN_COUNT, Math.round(durationMs / INTERVAL_MS)) + 1;

/** Chapters proposed after the longest pauses, and at the beginning where none starts there. */
export function suggestProposals(
  pauses: readonly SpeechPause[],
  chapters: ChapterList,
  { durationMs, count, minPauseMs }: SuggestionOptions,
): ChapterProposal[] {
  const first = chapters.some(({ startMs }) => startMs === 0) ? [] : [0];
  const long = pauses.filter(({ startMs, endMs }) => endMs - startMs >= minPauseMs);
  const starts = suggestStarts(long, chapters, { durationMs, count: count - first.length });
  return [...first, ...starts].map((startMs, index) => {
    const pause = pauses.find(
      (candidate) => candidate.startMs <= startMs && startMs <= candidate.endMs,
    );
    const seconds = pause === undefined ? 0 : (pause.endMs - pause.startMs) / 1000;
    return {
      startMs,
      endMs: null,
      title: nextChapterName(chapters.length + index),
      isNumbered: true,
      note: startMs === 0 ? 'The beginning' : `After a pause of ${seconds.toFixed(1)} s`,
      unreadable: null,
    };
  });
}

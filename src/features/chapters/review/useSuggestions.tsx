import { useMemo, useState } from 'react';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import { type SpeechPause } from '../../../domain/chapters/chapterSuggestions';
import { countOf } from '../../../domain/text/count';
import { MIN_PAUSE_MS, SuggestionControls } from './SuggestionControls';
import { greatestCount, suggestProposals, tooNearCount, usualCount } from './suggestProposals';

interface SuggestionsOptions {
  /** Null before the exact waveform is there. */
  pauses: readonly SpeechPause[] | null;
  chapters: ChapterList;
  durationMs: number | null;
}

/** Said where nothing is suggested. */
function emptyTextOf(nearCount: number, canBeShorter: boolean): string {
  const found =
    nearCount === 0
      ? 'No pauses without a chapter were found.'
      : `${countOf(nearCount, 'pause')} ${nearCount === 1 ? 'was' : 'were'} found, but ${nearCount === 1 ? 'it is' : 'all are'} within 10 seconds of a chapter that exists or of the end, where no further chapter is suggested.`;
  return canBeShorter ? `${found} A shorter pause may find some.` : found;
}

const texts = {
  title: 'Suggested chapters',
  text: 'Each starts after a long pause, spread over the recording. Use ↑ ↓ to listen.',
  label: 'Suggested chapters',
  language: 'en',
  canReplace: false,
};

/** Chapters suggested after pauses, by a number and a shortest pause that the person sets. */
export function useSuggestions({ pauses, chapters, durationMs }: SuggestionsOptions) {
  const [asked, setAsked] = useState<{ count: number; minPauseMs: number } | null>(null);
  const found = useMemo(() => {
    if (asked === null || pauses === null || durationMs === null) return null;
    const options = { durationMs, count: asked.count, minPauseMs: asked.minPauseMs };
    const proposals = suggestProposals(pauses, chapters, options);
    return { proposals, nearCount: tooNearCount(pauses, chapters, proposals, options) };
  }, [asked, pauses, chapters, durationMs]);
  const nearCount = found?.nearCount ?? 0;
  const open = () => {
    if (durationMs !== null) setAsked({ count: usualCount(durationMs), minPauseMs: MIN_PAUSE_MS });
  };
  const controls = asked !== null && durationMs !== null && (
    <SuggestionControls
      count={asked.count}
      foundCount={found?.proposals.length ?? 0}
      tooNearCount={nearCount}
      maxCount={greatestCount(durationMs)}
      minPauseMs={asked.minPauseMs}
      onChange={(change) => setAsked(Object.assign({}, asked, change))}
    />
  );
  const canBeShorter = asked !== null && asked.minPauseMs > MIN_PAUSE_MS;
  const emptyText = emptyTextOf(nearCount, canBeShorter);
  const review =
    found === null
      ? null
      : Object.assign({ proposals: found.proposals, controls, emptyText }, texts);
  return { review, open, close: () => setAsked(null) };
}

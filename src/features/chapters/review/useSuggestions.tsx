import { useMemo, useState } from 'react';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import { type SpeechPause } from '../../../domain/chapters/chapterSuggestions';
import { MIN_PAUSE_MS, SuggestionControls } from './SuggestionControls';
import { greatestCount, suggestProposals, usualCount } from './suggestProposals';

interface SuggestionsOptions {
  /** Null before the exact waveform is there. */
  pauses: readonly SpeechPause[] | null;
  chapters: ChapterList;
  durationMs: number | null;
}

const NOTHING_FOUND = 'No pauses without a chapter were found.';

const texts = {
  title: 'Suggested chapters',
  text: 'Each starts after a long pause. Use ↑ ↓ to listen.',
  label: 'Suggested chapters',
  language: 'en',
  canReplace: false,
};

/** Chapters suggested after pauses, by a number and a shortest pause that the person sets. */
export function useSuggestions({ pauses, chapters, durationMs }: SuggestionsOptions) {
  const [asked, setAsked] = useState<{ count: number; minPauseMs: number } | null>(null);
  const proposals = useMemo(() => {
    if (asked === null || pauses === null || durationMs === null) return null;
    return suggestProposals(pauses, chapters, {
      durationMs,
      count: asked.count,
      minPauseMs: asked.minPauseMs,
    });
  }, [asked, pauses, chapters, durationMs]);
  const open = () => {
    if (durationMs !== null) setAsked({ count: usualCount(durationMs), minPauseMs: MIN_PAUSE_MS });
  };
  const controls = asked !== null && durationMs !== null && (
    <SuggestionControls
      count={asked.count}
      foundCount={proposals?.length ?? 0}
      maxCount={greatestCount(durationMs)}
      minPauseMs={asked.minPauseMs}
      onChange={(change) => setAsked(Object.assign({}, asked, change))}
    />
  );
  const canBeShorter = asked !== null && asked.minPauseMs > MIN_PAUSE_MS;
  const emptyText = canBeShorter
    ? `${NOTHING_FOUND} A shorter pause may find some.`
    : NOTHING_FOUND;
  const review =
    proposals === null ? null : Object.assign({ proposals, controls, emptyText }, texts);
  return { review, open, close: () => setAsked(null) };
}

import { useMemo, useState } from 'react';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import { type SpeechPause } from '../../../domain/chapters/chapterSuggestions';
import { type SuggestionControlsProps } from './SuggestionControls';
import {
  greatestCount,
  MIN_PAUSE_MS,
  suggestProposals,
  tooNearCount,
  usualCount,
} from './suggestProposals';

interface SuggestionsOptions {
  /** Null until the exact waveform is available. */
  pauses: readonly SpeechPause[] | null;
  chapters: ChapterList;
  durationMs: number | null;
}

const none: ReadonlySet<number> = new Set();

/** Sentence about rejected starts that are not suggested again. */
const leftOutText = (count: number) =>
  count === 0 ? '' : ` Without ${count === 1 ? 'the one' : `the ${count}`} left out before.`;

const texts = {
  title: 'Suggested chapters',
  text: 'Each starts after a long pause, spread over the recording. Use ↑ ↓ to listen.',
  label: 'Suggested chapters',
  language: 'en',
  canReplace: false,
};

/** Chapters suggested after pauses, for a count and a shortest pause set by the person. */
export function useSuggestions({ pauses, chapters, durationMs }: SuggestionsOptions) {
  const [asked, setAsked] = useState<{ count: number; minPauseMs: number } | null>(null);
  const [refused, setRefused] = useState<ReadonlySet<number>>(none);
  const found = useMemo(() => {
    if (asked === null || pauses === null || durationMs === null) return null;
    const options = { durationMs, count: asked.count, minPauseMs: asked.minPauseMs, refused };
    const proposals = suggestProposals(pauses, chapters, options);
    return { proposals, nearCount: tooNearCount(pauses, chapters, proposals, options) };
  }, [asked, pauses, chapters, durationMs, refused]);
  const nearCount = found?.nearCount ?? 0;
  const open = () => {
    if (durationMs !== null) setAsked({ count: usualCount(durationMs), minPauseMs: MIN_PAUSE_MS });
  };
  const controls: SuggestionControlsProps | undefined =
    asked === null || durationMs === null
      ? undefined
      : {
          ...asked,
          foundCount: found?.proposals.length ?? 0,
          tooNearCount: nearCount,
          maxCount: greatestCount(durationMs),
          onChange: (change) => setAsked(Object.assign({}, asked, change)),
        };
  const leftOut = leftOutText(refused.size);
  const review =
    found === null
      ? null
      : {
          ...texts,
          text: `${texts.text}${leftOut}`,
          proposals: found.proposals,
          controls,
        };
  /** Excludes proposals that are missing from an applied list, for as long as the editor is open. */
  const refuseOthers = (taken: ChapterList) => {
    const starts = new Set(taken.map(({ startMs }) => startMs));
    const left = (found?.proposals ?? []).filter(({ startMs }) => !starts.has(startMs));
    setRefused((last) => new Set([...last, ...left.map(({ startMs }) => startMs)]));
  };
  return { review, open, close: () => setAsked(null), refuseOthers };
}

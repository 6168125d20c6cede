import { memo, type KeyboardEvent } from 'react';
import { type ChapterEdge } from '../../domain/chapters/chapterDrag';
import { spokenTime } from '../../domain/text/duration';
import { type TrackActions } from './TrackChapter';

interface RegionHandleProps {
  chapterId: string;
  title: string;
  edge: ChapterEdge;
  /** Position of the chapter in the list, from 1. */
  rank: number;
  ms: number;
  durationMs: number;
  isFocused: boolean;
  actions: TrackActions;
}

/** Steps of the arrow keys in milliseconds, by held modifier. */
export const nudgeSteps = { plain: 10, shift: 100, ctrl: 1000 } as const;

/**
 * Step in milliseconds for a key; null for other keys. ↑ and ↓ move between chapters everywhere in the editor, so they
 * are not steps here.
 */
function stepOf(event: KeyboardEvent): number | null {
  const size = event.ctrlKey || event.metaKey ? 'ctrl' : event.shiftKey ? 'shift' : 'plain';
  const steps: Record<string, number> = {
    ArrowLeft: -nudgeSteps[size],
    ArrowRight: nudgeSteps[size],
    PageDown: -nudgeSteps.ctrl,
    PageUp: nudgeSteps.ctrl,
    Home: -Infinity,
    End: Infinity,
  };
  return steps[event.key] ?? null;
}

/** Handle of a region edge: a slider in milliseconds, laid out by the chapter track. */
export const RegionHandle = memo(function RegionHandle(props: RegionHandleProps) {
  const { chapterId, title, edge, rank, ms, durationMs, isFocused, actions } = props;
  return (
    <div
      role="slider"
      className={`handle ${edge}`}
      tabIndex={isFocused ? 0 : -1}
      aria-label={`${edge === 'start' ? 'Start' : 'End'} of ${title}`}
      aria-valuemin={0}
      aria-valuemax={durationMs}
      aria-valuenow={ms}
      aria-valuetext={`Chapter ${rank} ${edge}, ${spokenTime(ms)}`}
      data-chapter={chapterId}
      data-edge={edge}
      data-focused={isFocused || undefined}
      onFocus={() => actions.focus(chapterId, edge)}
      onKeyDown={(event) => {
        const step = event.altKey ? null : stepOf(event);
        if (step === null) return;
        event.preventDefault();
        actions.nudge(chapterId, edge, step, event.repeat);
      }}
    />
  );
});

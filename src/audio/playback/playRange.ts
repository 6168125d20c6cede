import { type Playback } from './playback';

/** Members of a playback in use. */
export type RangePlayback = Pick<
  Playback,
  'positionMs' | 'seek' | 'toggle' | 'onPositionChange'
> & {
  element: Pick<HTMLMediaElement, 'paused'>;
};

export interface PlayedRange {
  startMs: number;
  endMs: number;
}

/** Maximum step in milliseconds between two positions; a larger one is a seek, not playback. */
const JUMP_MS = 1500;

/**
 * Keeps playback inside a range: loops or stops at its end. Seeking out of the range is allowed. Returns the clean-up.
 */
export function constrainToRange(
  playback: RangePlayback,
  { startMs, endMs }: PlayedRange,
  { isLooping, onEnd }: { isLooping: boolean; onEnd?: () => void },
): () => void {
  let previousMs = playback.positionMs();
  return playback.onPositionChange((ms) => {
    const reachedEnd = previousMs < endMs && ms >= endMs && ms - previousMs < JUMP_MS;
    previousMs = ms;
    if (!reachedEnd || playback.element.paused) return;
    if (!isLooping) playback.toggle();
    playback.seek(startMs);
    previousMs = startMs;
    onEnd?.();
  });
}

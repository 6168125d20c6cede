import { type Playback } from './playback';

/** The members of a playback that are used here. */
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

/** A larger step between two positions is a seek, not playback. */
const JUMP_MS = 1500;

/**
 * Keeps playback inside a range: at its end it loops, or stops. Seeks out of the range are left alone.
 * Returns the clean-up.
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

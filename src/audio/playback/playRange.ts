import { type Playback } from './playback';

/** What is asked of a playback here. */
export type RangePlayback = Pick<Playback, 'positionMs' | 'seek' | 'toggle' | 'onMove'> & {
  element: Pick<HTMLMediaElement, 'paused'>;
};

export interface PlayedRange {
  startMs: number;
  endMs: number;
}

/** A step further than this is a jump of the hand, not playback. */
const JUMP_MS = 1500;

/**
 * Holds playback inside a range: at its end it begins anew, or stops. Jumps out of the range are left
 * alone. Returns what ends it.
 */
export function holdInRange(
  playback: RangePlayback,
  { startMs, endMs }: PlayedRange,
  { isLooping, onEnd }: { isLooping: boolean; onEnd?: () => void },
): () => void {
  let beforeMs = playback.positionMs();
  return playback.onMove((ms) => {
    const isReached = beforeMs < endMs && ms >= endMs && ms - beforeMs < JUMP_MS;
    beforeMs = ms;
    if (!isReached || playback.element.paused) return;
    if (!isLooping) playback.toggle();
    playback.seek(startMs);
    beforeMs = startMs;
    onEnd?.();
  });
}

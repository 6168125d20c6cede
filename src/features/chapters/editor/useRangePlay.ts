import { useEffect, useRef, useState } from 'react';
import { type Playback } from '../../../audio/playback/playback';
import { constrainToRange, type PlayedRange } from '../../../audio/playback/playRange';

/** Loops a range, or plays a range once. */
export function useRangePlay(playback: Playback, loopRange: PlayedRange | null) {
  const [isLooping, setIsLooping] = useState(false);
  const stopRange = useRef<(() => void) | null>(null);
  const startMs = loopRange?.startMs ?? null;
  const endMs = loopRange?.endMs ?? null;

  useEffect(() => {
    if (!isLooping || startMs === null || endMs === null) return;
    return constrainToRange(playback, { startMs, endMs }, { isLooping: true });
  }, [playback, isLooping, startMs, endMs]);
  useEffect(() => () => stopRange.current?.(), []);

  /** Plays a range from start to end, then pauses; calling it again during playback stops it. */
  const playOnce = (range: PlayedRange) => {
    const wasPlaying = stopRange.current !== null;
    stopRange.current?.();
    stopRange.current = null;
    if (wasPlaying && !playback.element.paused) return playback.toggle();
    playback.seek(range.startMs);
    const onEnd = () => {
      stopRange.current?.();
      stopRange.current = null;
    };
    stopRange.current = constrainToRange(playback, range, { isLooping: false, onEnd });
    if (playback.element.paused) playback.toggle();
  };
  const toggle = () => setIsLooping((isOn) => !isOn);
  return { loop: { isOn: isLooping, toggle }, playOnce };
}

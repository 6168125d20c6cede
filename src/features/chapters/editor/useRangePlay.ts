import { useEffect, useRef, useState } from 'react';
import { type Playback } from '../../../audio/playback/playback';
import { holdInRange, type PlayedRange } from '../../../audio/playback/playRange';

/** Looping a range, and hearing one once. */
export function useRangePlay(playback: Playback, looped: PlayedRange | null) {
  const [isLooping, setIsLooping] = useState(false);
  const stopHearing = useRef<(() => void) | null>(null);
  const startMs = looped?.startMs ?? null;
  const endMs = looped?.endMs ?? null;

  useEffect(() => {
    if (!isLooping || startMs === null || endMs === null) return;
    return holdInRange(playback, { startMs, endMs }, { isLooping: true });
  }, [playback, isLooping, startMs, endMs]);
  useEffect(() => () => stopHearing.current?.(), []);

  /** From its start to its end, then still; once more while it is heard: stop. */
  const hear = (range: PlayedRange) => {
    const wasHeard = stopHearing.current !== null;
    stopHearing.current?.();
    stopHearing.current = null;
    if (wasHeard && !playback.element.paused) return playback.toggle();
    playback.seek(range.startMs);
    const onEnd = () => {
      stopHearing.current?.();
      stopHearing.current = null;
    };
    stopHearing.current = holdInRange(playback, range, { isLooping: false, onEnd });
    if (playback.element.paused) playback.toggle();
  };
  const flip = () => setIsLooping((isOn) => !isOn);
  return { loop: { isOn: isLooping, flip }, hear };
}

import { useCallback, useSyncExternalStore } from 'react';
import { type Playback } from '../../audio/playback/playback';
import { type TrackChapter } from './TrackChapter';

/** Id of the chapter at the playhead; null in a gap. Re-renders only on a change. */
export function usePlayingChapter(
  playback: Playback,
  chapters: readonly TrackChapter[],
): string | null {
  const subscribe = useCallback(
    (listener: () => void) => playback.onPositionChange(listener),
    [playback],
  );
  return useSyncExternalStore(subscribe, () => {
    const ms = playback.positionMs();
    const current = chapters.findLast(({ startMs }) => startMs <= ms);
    return current !== undefined && ms < current.endMs ? current.id : null;
  });
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { audioDurationMs } from '../../audio/audioDuration';
import { loadRecording, type RecordingLoad } from '../../audio/loadRecording';
import { Playback, type PlaybackState } from '../../audio/playback';

export interface Recording {
  playback: Playback;
  state: PlaybackState;
  load: RecordingLoad;
  /** Whole milliseconds; null while not known. */
  durationMs: number | null;
}

const BEFORE: RecordingLoad = { phase: 'fetching', percent: null };

/** The sound at an address, with its picture as soon as there is one; `seconds` is what its record says. */
export function useRecording(url: string, seconds: number | null): Recording {
  const [playback] = useState(() => new Playback(document.createElement('audio')));
  const [loaded, setLoaded] = useState({ url, load: BEFORE });
  useEffect(() => playback.connect(), [playback]);
  useEffect(
    () => loadRecording(url, { seconds, onChange: (load) => setLoaded({ url, load }) }),
    [url, seconds],
  );
  const load = loaded.url === url ? loaded.load : BEFORE;
  const src = load.phase === 'fetching' ? null : load.src;
  useEffect(() => {
    if (src !== null) playback.load(src);
  }, [playback, src]);
  const state = useSyncExternalStore(playback.subscribe, playback.getState);
  return { playback, state, load, durationMs: audioDurationMs(seconds, state.durationSeconds) };
}

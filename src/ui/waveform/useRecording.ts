import { startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { audioDurationMs } from '../../audio/recording/audioDuration';
import { openRecording } from '../../audio/recording/openRecording';
import { Playback, type PlaybackState } from '../../audio/playback/playback';
import {
  initialRecordingState,
  type OpenedRecording,
  type RecordingSource,
  type RecordingState,
} from '../../audio/recording/recordingState';

export interface Recording {
  playback: Playback;
  state: PlaybackState;
  /** State without progress, which changes often and is read through `useSoundProgress`. */
  sound: Omit<RecordingState, keyof SoundProgress>;
  /** Handle of the opened recording; null before it is opened. */
  opened: OpenedRecording | null;
  /** Whole milliseconds; null while unknown. */
  durationMs: number | null;
}

export type SoundProgress = Pick<RecordingState, 'fetched' | 'peaksProgress'>;

const getInitialState = () => initialRecordingState;
const subscribeToNothing = () => () => {};

/** Opens a recording with playback and peaks; `seconds` is the duration in its record. */
export function useRecording(source: RecordingSource, seconds: number | null): Recording {
  const { id, url, updatedAt } = source;
  const [playback] = useState(() => new Playback(document.createElement('audio')));
  const [current, setCurrent] = useState<{ url: string; opened: OpenedRecording } | null>(null);
  const [latest, setLatest] = useState<{ opened: OpenedRecording; state: RecordingState } | null>(
    null,
  );
  useLayoutEffect(() => {
    return playback.connect();
  }, [playback]);
  const [openedAt] = useState(updatedAt);
  useEffect(() => {
    const next = openRecording({ id, url, updatedAt: openedAt });
    setCurrent({ url, opened: next });
    return () => next.dispose();
  }, [id, url, openedAt]);
  const opened = current?.url === url ? current.opened : null;
  useEffect(() => {
    if (opened !== null && updatedAt !== openedAt) opened.recordChanged(updatedAt);
  }, [opened, updatedAt, openedAt]);
  useEffect(() => {
    if (opened === null) return;
    let last: RecordingState | null = null;
    const update = () => {
      const state = opened.getSteadyState();
      if (state === last) return;
      last = state;
      // Each step of a recording re-renders half of the page; a transition keeps input responsive.
      startTransition(() => setLatest({ opened, state }));
    };
    update();
    return opened.subscribe(update);
  }, [opened]);
  const sound = opened !== null && latest?.opened === opened ? latest.state : initialRecordingState;
  const { playableUrl } = sound;
  // Before the waveform takes the element, because wavesurfer empties an element whose source is set later.
  useLayoutEffect(() => {
    if (playableUrl !== null) playback.load(playableUrl);
  }, [playback, playableUrl]);
  const state = useSyncExternalStore(playback.subscribe, playback.getState);
  const { failure } = state;
  useEffect(() => {
    if (failure !== null) opened?.playOriginal();
  }, [failure, opened]);
  // The element's duration is only a fallback; it is ignored once a better one is known, so that its updates cause no
  // render.
  const elementSeconds = useSyncExternalStore(playback.subscribe, () =>
    sound.durationMs === null ? playback.getDurationSeconds() : null,
  );
  const durationMs = sound.durationMs ?? audioDurationMs(seconds, elementSeconds);
  return { playback, state, sound, opened, durationMs };
}

/** Progress of fetching and drawing, which changes many times a second. */
export function useSoundProgress(opened: OpenedRecording | null): SoundProgress {
  return useSyncExternalStore(
    opened?.subscribe ?? subscribeToNothing,
    opened?.getState ?? getInitialState,
  );
}

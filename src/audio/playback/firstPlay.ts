import { listenTo } from './listenTo';

/** Minimum duration in seconds; shorter playback may be accidental. */
const MIN_HEARD_SECONDS = 1;
/** Maximum step in seconds between two timeupdate events; a larger one is a seek, not playback. */
const MAX_STEP_SECONDS = 3;

/** Members of an audio element in use. */
export type PlayedSource = EventTarget &
  Pick<HTMLMediaElement, 'currentTime' | 'paused' | 'seeking'>;

/**
 * Calls `onPlay` once, after one second of actual playback of the element's source; seeking does not count. Returns the
 * clean-up.
 */
export function watchFirstPlay(element: PlayedSource, onPlay: () => void): () => void {
  let playedSeconds = 0;
  let from: number | null = null;
  const count = () => {
    stop();
    onPlay();
  };
  const stop = listenTo(element, {
    playing: () => (from = element.currentTime),
    pause: () => (from = null),
    seeking: () => (from = null),
    seeked: () => (from = element.paused ? null : element.currentTime),
    timeupdate: () => {
      if (from === null || element.seeking) return;
      const step = element.currentTime - from;
      from = element.currentTime;
      if (step <= 0 || step > MAX_STEP_SECONDS) return;
      playedSeconds += step;
      if (playedSeconds >= MIN_HEARD_SECONDS) count();
    },
    // A source shorter than a second that was played to its end.
    ended: () => {
      if (playedSeconds > 0) count();
    },
  });
  return stop;
}

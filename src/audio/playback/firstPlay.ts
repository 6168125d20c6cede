import { listenTo } from './listenTo';

/** Playback shorter than this may be accidental. */
const MIN_HEARD_SECONDS = 1;
/** A larger step between two timeupdate events is a seek, not playback. */
const MAX_STEP_SECONDS = 3;

/** The members of an audio element that are used here. */
export type PlayedSource = EventTarget &
  Pick<HTMLMediaElement, 'currentTime' | 'paused' | 'seeking'>;

/**
 * Calls `onPlay` once, after one second of playback of the element's source: seeks and moves of the
 * playhead do not count. Returns the clean-up.
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
    // A source of less than a second, played to its end.
    ended: () => {
      if (playedSeconds > 0) count();
    },
  });
  return stop;
}

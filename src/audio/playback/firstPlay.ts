import { listenTo } from './listenTo';

/** Less than this may be a slip of the hand. */
const HEARD_SECONDS = 1;
/** Positions further apart were jumped over, not played. */
const LARGEST_STEP_SECONDS = 3;

/** What is asked of an audio element here. */
export type PlayedSource = EventTarget &
  Pick<HTMLMediaElement, 'currentTime' | 'paused' | 'seeking'>;

/**
 * Calls `onPlay` once, when a second of the element's source was really heard: jumps and moves of the
 * playhead count for nothing. Returns what ends the watch.
 */
export function watchFirstPlay(element: PlayedSource, onPlay: () => void): () => void {
  let heard = 0;
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
      if (step <= 0 || step > LARGEST_STEP_SECONDS) return;
      heard += step;
      if (heard >= HEARD_SECONDS) count();
    },
    // A sound of less than a second, heard to its end.
    ended: () => {
      if (heard > 0) count();
    },
  });
  return stop;
}

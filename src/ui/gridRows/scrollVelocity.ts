/** Scroll events come once a frame; after a longer gap a new scroll begins. */
const SAME_SCROLL_MS = 100;
/** Without a scroll event for this long the list is idle. */
const IDLE_MS = 80;

/** Scroll-velocity tracker: detects when a list scrolls faster than its rows can be rendered. */
export interface ScrollVelocity {
  isFast: () => boolean;
  /** Calls the listener once, when the scroll slows down or ends; returns the unsubscribe function. */
  onScrollIdle: (listener: () => void) => () => void;
  /** Records a wheel event; times in milliseconds. */
  trackWheel: (now: number) => void;
  /** Records a scroll event, before anything renders for it. Lengths in pixels, times in milliseconds. */
  trackScroll: (top: number, height: number, now: number) => void;
}

/**
 * Fast is a third of a window a frame, from the second frame on: a single jump, by a key or by scroll
 * restoration, does not count. A wheel does not jump, so after a wheel event the first frame counts.
 */
export function createScrollVelocity(): ScrollVelocity {
  const idleListeners = new Set<() => void>();
  let previous = { top: 0, at: -Infinity };
  let wheelAt = -Infinity;
  let isFast = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const becomeIdle = () => {
    clearTimeout(timer);
    isFast = false;
    for (const listener of idleListeners) listener();
    idleListeners.clear();
  };
  return {
    isFast: () => isFast,
    onScrollIdle(listener) {
      idleListeners.add(listener);
      return () => idleListeners.delete(listener);
    },
    trackWheel(now) {
      wheelAt = now;
    },
    trackScroll(top, height, now) {
      const distance = Math.abs(top - previous.top);
      const elapsed = now - Math.max(previous.at, wheelAt);
      previous = { top, at: now };
      clearTimeout(timer);
      if (elapsed < SAME_SCROLL_MS && distance > height / 3) {
        isFast = true;
        timer = setTimeout(becomeIdle, IDLE_MS);
      } else if (isFast) becomeIdle();
    },
  };
}

/** Maximum gap between events of one scroll, in milliseconds; scroll events fire once per frame. */
const SAME_SCROLL_MS = 100;
/** Time in milliseconds without a scroll event after which the list is idle. */
const IDLE_MS = 80;

/** Scroll velocity tracker: detects a list that scrolls faster than its rows can be rendered. */
export interface ScrollVelocity {
  isFast: () => boolean;
  /** Calls the listener once, when the scroll slows down or ends; returns the unsubscribe function. */
  onScrollIdle: (listener: () => void) => () => void;
  /** Records a wheel event; `now` in milliseconds. */
  trackWheel: (now: number) => void;
  /** Records a scroll event; call before rendering for it. Lengths in pixels, `now` in milliseconds. */
  trackScroll: (top: number, height: number, now: number) => void;
}

/**
 * Fast means more than a third of the window per frame, from the second frame on, so that a single jump by key or
 * scroll restoration does not count. Wheels do not jump, so after a wheel event the first frame counts.
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

/** A scroll event comes once a frame; after a longer gap it is a scroll of its own. */
const SAME_SCROLL_MS = 100;
const CALM_MS = 80;

/** Tells whether a list flies by faster than its rows could be drawn, let alone read. */
export interface ScrollVelocity {
  isFast: () => boolean;
  /** Calls once, when the list is slow enough again; the answer takes that back. */
  onScrollIdle: (call: () => void) => () => void;
  /** To be told of the wheel; all times are in milliseconds. */
  noteWheel: (now: number) => void;
  /** To be told of each scroll event, before those who draw. Lengths in pixels. */
  note: (top: number, height: number, now: number) => void;
}

/**
 * Quick is a third of a window a frame, from the second frame on: a jump by itself, by a key or a return to a
 * place, is none. The wheel makes no jumps: by it, the first frame counts.
 */
export function createScrollVelocity(): ScrollVelocity {
  const waiting = new Set<() => void>();
  let last = { top: 0, at: -Infinity };
  let wheelAt = -Infinity;
  let isQuick = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const calmDown = () => {
    clearTimeout(timer);
    isQuick = false;
    for (const call of waiting) call();
    waiting.clear();
  };
  return {
    isFast: () => isQuick,
    onScrollIdle(call) {
      waiting.add(call);
      return () => waiting.delete(call);
    },
    noteWheel(now) {
      wheelAt = now;
    },
    note(top, height, now) {
      const way = Math.abs(top - last.top);
      const since = now - Math.max(last.at, wheelAt);
      last = { top, at: now };
      clearTimeout(timer);
      if (since < SAME_SCROLL_MS && way > height / 3) {
        isQuick = true;
        timer = setTimeout(calmDown, CALM_MS);
      } else if (isQuick) calmDown();
    },
  };
}

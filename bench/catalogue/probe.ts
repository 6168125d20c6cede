/** Instrumentation of every measured page, which runs before the page's own scripts. */
export interface Probe {
  /** Milliseconds from the navigation to the paint of the first row. */
  firstRow: Promise<number>;
  /** Sets the text that the first row must contain after this number of keys. */
  expectRow: (text: string, keys: number) => void;
  /** Milliseconds from the last of those keys to the paint of that row. */
  found: () => Promise<number>;
  /** Longest time from a key to the next paint since the last call, by Event Timing (in steps of 8 ms). */
  takeLongestKey: () => number;
  /** Measures, from the next click, the milliseconds until a different text is painted in the element. */
  watchClick: (selector: string, index: number) => void;
  changed: () => Promise<number>;
  startFrames: () => void;
  stopFrames: () => Frames;
}

export interface Frames {
  p95Ms: number;
  /** 0 when no task took over 50 ms. */
  longestTaskMs: number;
  /** Maximum number of rows in the document at any time. */
  mostRows: number;
}

declare global {
  interface Window {
    probe: Probe;
    /** Selector of a row with data on this page. */
    probedRow: string;
  }
}

const TIMEOUT_MS = 30_000;

/** Resolves to the time after the paint of the first frame in which a condition holds. */
function painted(what: string, holds: () => boolean): Promise<number> {
  const deadline = performance.now() + TIMEOUT_MS;
  return new Promise((resolve, reject) => {
    const check = () => {
      if (performance.now() > deadline) return reject(new Error(`Never seen: ${what}`));
      if (!holds()) return void requestAnimationFrame(check);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    };
    requestAnimationFrame(check);
  });
}

const rows = () => document.querySelectorAll(window.probedRow);
const firstRowIncludes = (text: string) => rows()[0]?.textContent.includes(text) === true;

let lastKeyMs = 0;
let pressed = 0;
window.addEventListener(
  'keydown',
  (event) => {
    lastKeyMs = event.timeStamp;
    pressed += 1;
  },
  true,
);

let longestKeyMs = 0;
new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) {
    if (/^(key|input|beforeinput)/.test(name)) longestKeyMs = Math.max(longestKeyMs, duration);
  }
}).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit); // the type lacks the threshold

let longestTaskMs = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration);
}).observe({ type: 'longtask' });

let found: Promise<number> = Promise.resolve(0);
let changed: Promise<number> = Promise.resolve(0);
let frames: number[] = [];
let mostRows = 0;
let isWatchingFrames = false;

function watchFrame(now: number): void {
  if (!isWatchingFrames) return;
  frames.push(now);
  mostRows = Math.max(mostRows, rows().length);
  requestAnimationFrame(watchFrame);
}

window.probe = {
  firstRow: painted('a row', () => rows().length > 0),
  expectRow(text, keys) {
    pressed = 0;
    found = painted(text, () => pressed >= keys && firstRowIncludes(text)).then(
      (now) => now - lastKeyMs,
    );
  },
  found: () => found,
  takeLongestKey() {
    const longest = longestKeyMs;
    longestKeyMs = 0;
    return longest;
  },
  watchClick(selector, index) {
    changed = new Promise((resolve) => {
      const element = () => document.querySelectorAll(selector)[index];
      const before = element()?.textContent;
      const onClick = ({ timeStamp }: Event) =>
        void painted('the change', () => element()?.textContent !== before).then((now) =>
          resolve(now - timeStamp),
        );
      window.addEventListener('click', onClick, { capture: true, once: true });
    });
  },
  changed: () => changed,
  startFrames() {
    frames = [];
    mostRows = 0;
    longestTaskMs = 0;
    isWatchingFrames = true;
    requestAnimationFrame(watchFrame);
  },
  stopFrames() {
    isWatchingFrames = false;
    const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
    gaps.sort((a, b) => a - b);
    return { p95Ms: gaps[Math.ceil(gaps.length * 0.95) - 1] ?? NaN, longestTaskMs, mostRows };
  },
};

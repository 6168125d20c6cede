import { type Page } from '@playwright/test';

/** Milliseconds between drawn frames. */
export interface Frames {
  p50: number;
  p95: number;
  longest: number;
}

/** Frame times of the gestures on a chapter track. */
export interface GestureFrames {
  zoom: Frames;
  scroll: Frames;
  drag: Frames;
  /** Error of a handle after dragging it far away and back, in milliseconds of the recording. */
  offMs: number;
}

/** Performs gestures on a timeline, and reads the position of a handle. */
export interface TimelineDriver {
  /** Selector of the timeline. */
  timeline: string;
  /** Position in pixels of a chapter's handle in the middle of the view. */
  handle: () => Promise<{ x: number; y: number }>;
  /** Time of the handle, in milliseconds of the recording. */
  timeOfHandle: () => Promise<number>;
  /** Wheel steps over the timeline that zoom, or scroll sideways. */
  zoomBy: (delta: number) => Promise<void>;
  scrollBy: (delta: number) => Promise<void>;
}

const STEPS = 90;

const WATCH_FRAMES = `{
  const times = [];
  const look = (at) => {
    times.push(at);
    window.benchFrames = { times, request: requestAnimationFrame(look) };
  };
  window.benchFrames = { times, request: requestAnimationFrame(look) };
}`;

/** Collects the times between frames during `work`. */
async function framesDuring(page: Page, work: () => Promise<void>): Promise<Frames> {
  await page.evaluate(WATCH_FRAMES);
  await work();
  const times = await page.evaluate(() => {
    const frames = window.benchFrames;
    if (frames === undefined) return [];
    cancelAnimationFrame(frames.request);
    return frames.times;
  });
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
  gaps.sort((a, b) => a - b);
  const share = (part: number) => gaps[Math.floor((gaps.length - 1) * part)] ?? NaN;
  return { p50: share(0.5), p95: share(0.95), longest: share(1) };
}

/** Zooms in and out, scrolls, and drags a handle, one move per frame. */
export async function measureGestures(page: Page, on: TimelineDriver): Promise<GestureFrames> {
  const timeline = await page.locator(on.timeline).first().boundingBox();
  if (timeline === null) throw new Error(`No ${on.timeline}`);
  await page.mouse.move(timeline.x + timeline.width / 2, timeline.y + timeline.height / 2);
  const zoom = await framesDuring(page, async () => {
    for (let step = 0; step < STEPS; step += 1) await on.zoomBy(step < STEPS / 2 ? -40 : 40);
  });
  // Zooms in far enough for scrolling.
  for (let step = 0; step < 12; step += 1) await on.zoomBy(-40);
  const scroll = await framesDuring(page, async () => {
    for (let step = 0; step < STEPS; step += 1) await on.scrollBy(step < STEPS / 2 ? 60 : -60);
  });
  const { x, y } = await on.handle();
  const before = await on.timeOfHandle();
  await page.mouse.move(x, y);
  await page.mouse.down();
  const drag = await framesDuring(page, async () => {
    for (let step = 1; step <= STEPS; step += 1) {
      const distance = step <= STEPS / 2 ? step : STEPS - step;
      await page.mouse.move(x - distance * 8, y);
    }
  });
  const offMs = Math.abs((await on.timeOfHandle()) - before);
  await page.mouse.up();
  return { zoom, scroll, drag, offMs };
}

declare global {
  interface Window {
    benchFrames?: { times: number[]; request: number };
  }
}

import { type Page } from '@playwright/test';

/** Milliseconds between the frames that the page drew. */
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
  /** Error of a handle that was dragged far away and back, in ms of the recording. */
  offMs: number;
}

/** Gestures on a timeline, and the position of a handle. */
export interface TimelineDriver {
  /** Over the sound. */
  timeline: string;
  /** Position of a handle of a chapter in the middle of the view, in pixels. */
  handle: () => Promise<{ x: number; y: number }>;
  /** Time of the handle, in ms of the recording. */
  timeOfHandle: () => Promise<number>;
  /** Turned over the timeline: some notches of a zoom, or of a scroll sideways. */
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

/** Gathers the times between frames while `work` goes on. */
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

/** Zooms in and out, scrolls, and drags a handle, one move a frame. */
export async function measureGestures(page: Page, on: TimelineDriver): Promise<GestureFrames> {
  const timeline = await page.locator(on.timeline).first().boundingBox();
  if (timeline === null) throw new Error(`No ${on.timeline}`);
  await page.mouse.move(timeline.x + timeline.width / 2, timeline.y + timeline.height / 2);
  const zoom = await framesDuring(page, async () => {
    for (let step = 0; step < STEPS; step += 1) await on.zoomBy(step < STEPS / 2 ? -40 : 40);
  });
  // Close enough that there is somewhere to go.
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

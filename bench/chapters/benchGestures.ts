import { basename } from 'node:path';
import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import { type Goal, type Table } from '../measure/bench';
import { goal } from './goal';
import {
  measureGestures,
  type Frames,
  type GestureFrames,
  type TimelineDriver,
} from './measureGestures';
import { openWavesurferPage } from './openWavesurfer';
import { waitForExactPeaks } from './openRecordings';

const MAX_FRAME_MS = 18;
const TIMELINE = '[data-testid="timeline"]';

/** Handle of a chapter well inside the view. */
const handlesOf = (page: Page) => page.locator('[role="slider"][data-edge="start"]');

async function indexInView(page: Page): Promise<number> {
  const boxes = await handlesOf(page).evaluateAll((handles) =>
    handles.map((handle) => handle.getBoundingClientRect().x),
  );
  const middle = (page.viewportSize()?.width ?? 1440) / 2;
  const distances = boxes.map((x) => Math.abs(x - middle - 100));
  return distances.indexOf(Math.min(...distances));
}

function consoleDriver(page: Page): TimelineDriver {
  let index = 0;
  const wheel = async (delta: number) => {
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, delta);
    await page.keyboard.up('Control');
  };
  return {
    timeline: TIMELINE,
    zoomBy: wheel,
    scrollBy: (delta) => page.mouse.wheel(delta, 0),
    handle: async () => {
      index = await indexInView(page);
      const box = await handlesOf(page).nth(index).boundingBox();
      if (box === null) throw new Error('No handle in view');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    timeOfHandle: async () =>
      Number(await handlesOf(page).nth(index).getAttribute('aria-valuenow')),
  };
}

function wavesurferDriver(page: Page): TimelineDriver {
  return {
    timeline: 'body > div',
    zoomBy: (delta) => page.evaluate((by) => window.wavesurfer?.zoomBy(by), delta),
    scrollBy: (delta) => page.evaluate((by) => window.wavesurfer?.scrollBy(by), delta),
    handle: async () => {
      const position = await page.evaluate(() => window.wavesurfer?.handle() ?? null);
      if (position === null) throw new Error('No handle in view');
      return position;
    },
    timeOfHandle: () => page.evaluate(() => window.wavesurfer?.timeOfHandle() ?? NaN),
  };
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
const frames = ({ p50, p95, longest }: Frames) => `${ms(p50)} / ${ms(p95)} / ${ms(longest)}`;
const rowOf = (name: string, { zoom, scroll, drag, offMs }: GestureFrames) => [
  ...[name, frames(zoom), frames(scroll), frames(drag)],
  ms(offMs),
];

/** Frame times during work on a recording of several hours with 200 chapters, in the product and in wavesurfer. */
export async function benchGestures(
  browser: Browser,
  context: BrowserContext,
  path: string,
  wavesurfer: { url: string; file: string },
): Promise<{ table: Table; goals: Goal[] }> {
  const page = await context.newPage();
  await page.goto(path);
  await waitForExactPeaks(page);
  await page.locator(TIMELINE).scrollIntoViewIfNeeded();
  const ours = await measureGestures(page, consoleDriver(page));
  await page.close();
  const rows = [rowOf('Console', ours)];
  const name = basename(wavesurfer.file);
  const opened = await openWavesurferPage(browser, wavesurfer.url, name);
  if (opened.isOpen) {
    rows.push(
      rowOf(
        'wavesurfer with Regions',
        await measureGestures(opened.page, wavesurferDriver(opened.page)),
      ),
    );
  } else rows.push(['wavesurfer with Regions', opened.ended, '', '', '']);
  await opened.page.close().catch(() => undefined); // A crashed tab can't be closed.
  return {
    table: {
      title: `GestureFrames on ${name} with 200 chapters: frames, median / p95 / longest`,
      columns: ['', 'Zoom', 'Scroll', 'Drag', 'Off after a drag away and back'],
      rows,
    },
    goals: [
      goal('Zoom frames, p95', ours.zoom.p95, MAX_FRAME_MS, 'ms', 1),
      goal('Scroll frames, p95', ours.scroll.p95, MAX_FRAME_MS, 'ms', 1),
      goal('Drag frames, p95', ours.drag.p95, MAX_FRAME_MS, 'ms', 1),
      goal('A handle dragged away and back is off by', ours.offMs, 0, 'ms'),
    ],
  };
}

import { basename } from 'node:path';
import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import { type Goal, type Table } from '../measure/bench';
import { goal } from './goal';
import { moveHands, type Frames, type Hands, type HandsOn } from './moveHands';
import { openAlonePage } from './openAlone';
import { untilExact } from './openRecordings';

const MOST_FRAME_MS = 18;
const STRIP = '[data-testid="strip"]';

/** The handle of a chapter that is well inside the view. */
const handlesOf = (page: Page) => page.locator('[role="slider"][data-edge="start"]');

async function placeInView(page: Page): Promise<number> {
  const boxes = await handlesOf(page).evaluateAll((handles) =>
    handles.map((handle) => handle.getBoundingClientRect().x),
  );
  const middle = (page.viewportSize()?.width ?? 1440) / 2;
  const distances = boxes.map((x) => Math.abs(x - middle - 100));
  return distances.indexOf(Math.min(...distances));
}

function handsOnConsole(page: Page): HandsOn {
  let place = 0;
  const wheel = async (delta: number) => {
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, delta);
    await page.keyboard.up('Control');
  };
  return {
    strip: STRIP,
    zoomBy: wheel,
    scrollBy: (delta) => page.mouse.wheel(delta, 0),
    handle: async () => {
      place = await placeInView(page);
      const box = await handlesOf(page).nth(place).boundingBox();
      if (box === null) throw new Error('No handle in view');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    timeOfHandle: async () =>
      Number(await handlesOf(page).nth(place).getAttribute('aria-valuenow')),
  };
}

function handsOnAlone(page: Page): HandsOn {
  return {
    strip: 'body > div',
    zoomBy: (delta) => page.evaluate((by) => window.alone?.zoomBy(by), delta),
    scrollBy: (delta) => page.evaluate((by) => window.alone?.scrollBy(by), delta),
    handle: async () => {
      const place = await page.evaluate(() => window.alone?.handle() ?? null);
      if (place === null) throw new Error('No handle in view');
      return place;
    },
    timeOfHandle: () => page.evaluate(() => window.alone?.timeOfHandle() ?? NaN),
  };
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
const frames = ({ p50, p95, longest }: Frames) => `${ms(p50)} / ${ms(p95)} / ${ms(longest)}`;
const rowOf = (name: string, { zoom, scroll, drag, offMs }: Hands) => [
  ...[name, frames(zoom), frames(scroll), frames(drag)],
  ms(offMs),
];

/** The hands of somebody who works on a recording of hours with 200 chapters, here and in wavesurfer. */
export async function benchHands(
  browser: Browser,
  context: BrowserContext,
  path: string,
  alone: { address: string; file: string },
): Promise<{ table: Table; goals: Goal[] }> {
  const page = await context.newPage();
  await page.goto(path);
  await untilExact(page);
  await page.locator(STRIP).scrollIntoViewIfNeeded();
  const ours = await moveHands(page, handsOnConsole(page));
  await page.close();
  const rows = [rowOf('Console', ours)];
  const name = basename(alone.file);
  const opened = await openAlonePage(browser, alone.address, name);
  if (opened.isOpen) {
    rows.push(
      rowOf('wavesurfer with Regions', await moveHands(opened.page, handsOnAlone(opened.page))),
    );
  } else rows.push(['wavesurfer with Regions', opened.ended, '', '', '']);
  await opened.page.close().catch(() => undefined); // A crashed tab can't be closed.
  return {
    table: {
      title: `Hands on ${name} with 200 chapters: frames, median / p95 / longest`,
      columns: ['', 'Zoom', 'Scroll', 'Drag', 'Off after a drag away and back'],
      rows,
    },
    goals: [
      goal('Zoom frames, p95', ours.zoom.p95, MOST_FRAME_MS, 'ms', 1),
      goal('Scroll frames, p95', ours.scroll.p95, MOST_FRAME_MS, 'ms', 1),
      goal('Drag frames, p95', ours.drag.p95, MOST_FRAME_MS, 'ms', 1),
      goal('A handle dragged away and back is off by', ours.offMs, 0, 'ms'),
    ],
  };
}

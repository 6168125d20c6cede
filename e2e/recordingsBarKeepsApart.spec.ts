import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { expect } from './engineTest';
import { createTour } from './createTour';
import { test } from './faultProxy';
import { openRecording } from './openSampleRecording';
import { storeSession } from './signIn';
import { authorizationOf } from './workerCalls';

const NARRATION = 'worker/sample/narrations/mahabalipuram-stone-and-sea-02-ta.mp3';
const TITLE = 'The Five Rathas: each a chariot cut from a single stone, and none of them finished';
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
];

/** Creates a section with recordings in some languages, two of them in English; returns its path. */
async function addRecordedSection(
  page: Page,
  { languages, title }: { languages: readonly string[]; title: string | null } = {
    languages: ['hi', 'ta', 'mr', 'bn'],
    title: TITLE,
  },
): Promise<string> {
  const tour = await createTour(page);
  const headers = await authorizationOf(page);
  const tourId = tour.split('/').at(-1) ?? '';
  const data = { title: 'Rathas', language: 'en', order_index: 0, duration_seconds: 40 };
  const made = await page.request.post(`/api/tours/${tourId}/sections`, { headers, data });
  const { id: sectionId }: { id: string } = await made.json();
  const file = { name: 'five-rathas.mp3', mimeType: 'audio/mpeg', buffer: readFileSync(NARRATION) };
  for (const language of [...languages, 'en', 'en']) {
    const multipart = { tour_id: tourId, section_id: sectionId, language, type: 'audio', file };
    const uploaded = await page.request.post('/upload', { headers, multipart });
    const { media_record: media }: { media_record: { id: string } } = await uploaded.json();
    if (title !== null)
      await page.request.patch(`/api/media/${media.id}`, { headers, data: { title } });
  }
  return `${tour}/sections/${sectionId}/audio`;
}

/** Controls of the bar that overlap each other, extend beyond the window, or are covered. */
const faultsOfBar = (page: Page) =>
  page.evaluate(() => {
    // Tooltips and toasts cover the bar only briefly.
    const main = document.querySelector('main');
    const bar = document.querySelector('[aria-label="Recordings"]')?.parentElement?.parentElement;
    const controls = [...(bar?.querySelectorAll('button, h2, [aria-label="Uploads"] bdi') ?? [])]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1);
    const nameOf = ({ element }: (typeof controls)[number]) =>
      element.getAttribute('aria-label') ?? element.textContent;
    const faults = controls.flatMap((one, index) => {
      const { left, right, top, bottom } = one.box;
      const over = controls
        .slice(index + 1)
        .filter(({ box }) => box.left < right - 1 && box.right > left + 1)
        .filter(({ box }) => box.top < bottom - 1 && box.bottom > top + 1)
        .map((other) => `${nameOf(one)} lies on ${nameOf(other)}`);
      const y = (top + bottom) / 2;
      const covered = [left + 3, (left + right) / 2, right - 3]
        .filter((x) => {
          const upper = document.elementFromPoint(x, y);
          return !one.element.contains(upper) && main?.contains(upper);
        })
        .map((x) => `${nameOf(one)} is covered at ${Math.round(x)}`);
      return [...over, ...covered];
    });
    const cut = [...(bar?.querySelectorAll('[aria-label="Uploads"] button span[title]') ?? [])]
      .filter((label) => label.scrollWidth > label.clientWidth)
      .map((label) => `${label.textContent} is cut`);
    faults.push(...cut);
    return controls.length < 8 ? ['too few controls'] : faults;
  });

/** Resizes the window, and waits until the sidebar has followed. */
async function resize(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    // The bar adapts to its own size in the next frames.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Window widths at which the upload form covers its button or leaves its side or the window. */
async function misplacedForms(page: Page): Promise<number[]> {
  const widths: number[] = [];
  for (const size of SIZES) {
    await resize(page, size);
    const button = await page.getByRole('button', { name: 'Upload audio' }).boundingBox();
    const form = await page.getByRole('form', { name: 'Upload audio' }).boundingBox();
    if (button === null || form === null) throw new Error('Form and button are shown');
    const isBelow = form.y >= button.y + button.height;
    const isAtSide = Math.abs(form.x + form.width - button.x - button.width) < 2;
    if (!isBelow || !isAtSide || form.x < 0) widths.push(size.width);
  }
  return widths;
}

/** Overlapping elements by window width. */
async function faultsAtSizes(page: Page): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const size of SIZES) {
    await resize(page, size);
    const found = await faultsOfBar(page);
    if (found.length > 0) faults[`${size.width}`] = found;
  }
  return faults;
}

/** Distance from the top of the bar to the player below, at each size, in pixels. */
async function heightsAtSizes(page: Page): Promise<number[]> {
  const bar = page.getByRole('list', { name: 'Recordings' });
  const player = page.getByRole('group', { name: 'Player' });
  const heights = [];
  for (const size of SIZES) {
    await resize(page, size);
    const [top, bottom] = [await bar.boundingBox(), await player.boundingBox()];
    if (top === null || bottom === null) throw new Error('Bar and player are shown');
    heights.push(bottom.y - top.y);
  }
  return heights;
}

async function upload(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Upload audio' }).click();
  const form = page.getByRole('form', { name: 'Upload audio' });
  const file = { name, mimeType: 'audio/mpeg', buffer: readFileSync(NARRATION) };
  await form.getByLabel('Choose audio file').setInputFiles(file);
  await form.getByRole('button', { name: /^(Upload|Replace .*)$/ }).click();
  await expect(form).toHaveCount(0);
}

test('recordings, uploads and actions keep apart in their bar, and what is below it stays in place', async ({
  page,
  faults,
}) => {
  await storeSession(page);
  await page.goto(await addRecordedSection(page));
  await expect(page.getByRole('group', { name: 'Player' })).toContainText(/\/ 1:05/);
  expect(await faultsAtSizes(page)).toEqual({});

  const recordings = page.getByRole('list', { name: 'Recordings' });
  await recordings.getByRole('button', { name: /^hi/ }).click();
  const hindi = page.getByRole('region', { name: 'Hindi audio' });
  await hindi.getByRole('slider', { name: 'Position in the recording' }).focus();
  await page.keyboard.press('b');
  await expect(page.getByRole('textbox', { name: 'Title of chapter 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await recordings.getByRole('button', { name: /^en/ }).click();
  await expect(recordings).toContainText('Unsaved');
  expect(await faultsAtSizes(page)).toEqual({});

  const before = await heightsAtSizes(page);
  let count = 0;
  faults.chooseFault = ({ path }) => {
    if (path !== '/upload') return 'pass';
    count += 1;
    if (count === 1) return new Promise(() => undefined);
    return { status: 503, body: { message: 'The disk is full, and stays so for a while' } };
  };
  await upload(page, 'five-rathas-hi.mp3');
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads).toBeVisible();
  expect(await faultsAtSizes(page)).toEqual({});
  await upload(page, 'broken-with-a-long-name-of-many-letters-ta.mp3');
  await expect(uploads.getByRole('button', { name: /1 failed$/ })).toBeVisible();
  expect(await faultsAtSizes(page)).toEqual({});
  expect(await heightsAtSizes(page)).toEqual(before);

  await uploads.getByRole('button', { name: /1 failed$/ }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('list', { name: '1 failed, 1 stopped' })).toBeVisible();
  await page.getByRole('button', { name: /^Close five/ }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(uploads.getByRole('button', { name: '1 upload failed' })).toBeVisible();
  expect(await faultsAtSizes(page)).toEqual({});
  expect(await heightsAtSizes(page)).toEqual(before);
});

test('the bar has one line beside three recordings, and keeps it where one has unsaved chapters', async ({
  page,
}) => {
  await storeSession(page);
  await openRecording(page, { section: 'The Shore Temple' });
  const list = page.getByRole('list', { name: 'Recordings' });
  const before = await heightsAtSizes(page);
  expect(new Set(before).size).toBe(1);
  await page.getByRole('slider', { name: 'Position in the recording' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await list.getByRole('button', { name: /^ta/ }).click();
  await expect(list).toContainText('Unsaved');
  expect(await heightsAtSizes(page)).toEqual(before);
});

test('the file of the open recording is named beside three recordings, an older one too', async ({
  page,
}) => {
  await storeSession(page);
  await page.goto(await addRecordedSection(page, { languages: ['hi', 'ta'], title: null }));
  const name = page.getByRole('heading', { level: 2 }).getByText('five-rathas.mp3');
  const cut = async () => {
    await name.waitFor();
    return name.evaluate((each) => each.scrollWidth - each.clientWidth);
  };
  for (const size of SIZES) {
    await resize(page, size);
    expect(await cut()).toBe(0);
  }
  expect(new Set(await heightsAtSizes(page)).size).toBe(1);
  await page.getByRole('button', { name: /^Previous \(1\)/ }).click();
  await page
    .getByRole('menuitem', { name: /five-rathas/ })
    .first()
    .click();
  const note = page.getByRole('note').filter({ hasText: 'Older recording' });
  expect((await note.boundingBox())?.height).toBeLessThan(36);
  expect(await cut()).toBe(0);
});

test('the form of an upload opens below its button', async ({ page }) => {
  await storeSession(page);
  await page.goto(await addRecordedSection(page));
  await page.getByRole('button', { name: 'Upload audio' }).click();
  await page.getByRole('form', { name: 'Upload audio' }).waitFor();
  expect(await misplacedForms(page)).toEqual([]);
});

test('the button of uploads is whole beside three recordings', async ({ page, faults }) => {
  await storeSession(page);
  await openRecording(page, { section: 'The Shore Temple' });
  faults.chooseFault = ({ path }) =>
    path === '/upload' ? { status: 503, body: { message: 'The disk is full' } } : 'pass';
  await upload(page, 'shore-temple-hi.mp3');
  await resize(page, { width: 1024, height: 768 });
  await expect(page.getByRole('button', { name: '1 upload failed', exact: true })).toBeVisible();
  expect(await faultsAtSizes(page)).toEqual({});
});

test('the reason of a refused upload is whole in a section without recordings', async ({
  page,
  faults,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await storeSession(page);
  const tour = await createTour(page);
  const headers = await authorizationOf(page);
  const data = { title: 'Rathas', language: 'en', order_index: 0, duration_seconds: 40 };
  const sections = `/api/tours/${tour.split('/').at(-1)}/sections`;
  const made = await page.request.post(sections, { headers, data });
  const { id }: { id: string } = await made.json();
  await page.goto(`${tour}/sections/${id}/audio`);
  const message =
    'File narration-of-the-five-rathas-1.mp3 is not an accepted file type. Accepted types: audio/*';
  faults.chooseFault = ({ path }) =>
    path === '/upload' ? { status: 415, body: { message } } : 'pass';
  await upload(page, 'five-rathas.mp3');
  const reason = page.getByRole('list', { name: 'Uploads' }).getByRole('alert');
  await expect(reason).toContainText(message);
  expect(await reason.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
});

import { type Page } from '@playwright/test';
import { expect, test } from './engineTest';
import { clearChapters, openRecording, removeAllChapters } from './openSampleRecording';
import { storeSession } from './signIn';
import { formatTimecode } from '../src/domain/text/duration';
import { findViolations } from './accessibility/findViolations';

const COUNT = 20;
/** Columns of the chapters table. */
const COLUMNS = 7;
/** Recording without chapters in the sample catalogue. */
const narration = { section: 'The Five Rathas', recording: 'Les Cinq Rathas' };

test.describe.configure({ timeout: 150_000 });

const cells = (page: Page, field: string) =>
  page.getByRole('button', { name: new RegExp(`^${field} of chapter`) });
const edge = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });

async function boxOf(page: Page, testId: string) {
  const box = await page.getByTestId(testId).boundingBox();
  if (box === null) throw new Error(`${testId} is not on screen`);
  return box;
}

/** Position of a chapter edge in whole milliseconds. */
async function msOf(page: Page, name: string): Promise<number> {
  return Number(await edge(page, name).getAttribute('aria-valuenow'));
}

async function pressTimes(page: Page, key: string, times: number): Promise<void> {
  for (let press = 0; press < times; press += 1) await page.keyboard.press(key);
}

/** Number of cells in the accessibility tree, including rows outside the viewport. */
async function cellsReadOut(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.filter(({ role }) => role?.value === 'cell').length;
}

/** Opens the narration, and removes chapters left by an aborted test. */
async function openWithoutChapters(page: Page): Promise<void> {
  await storeSession(page);
  await openRecording(page, narration);
  if (await clearChapters(page, narration.recording)) await openRecording(page, narration);
}

test('an editor places 20 chapters on a narration by keyboard alone, saves them, and finds them there', async ({
  page,
  browserName,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openWithoutChapters(page);
  const { keyboard } = page;
  await edge(page, 'Position in the recording').focus();
  await keyboard.press('n');
  for (let chapter = 1; chapter <= COUNT; chapter += 1) {
    if (chapter > 1) await pressTimes(page, 'ArrowRight', 2);
    const title = page.getByRole('textbox', { name: `Title of chapter ${chapter}`, exact: true });
    await keyboard.press('b');
    await expect(title).toBeFocused();
    await keyboard.press('Enter');
  }
  await expect(cells(page, 'Title')).toHaveCount(COUNT);

  // The tenth chapter: its name, its start in three steps, its end; played, fitted into view and undone.
  await pressTimes(page, 'ArrowUp', 10);
  await keyboard.press('F2');
  await keyboard.type('अर्जुन का रथ');
  await keyboard.press('Enter');
  await expect(cells(page, 'Title').nth(9)).toHaveText('अर्जुन का रथ');
  await keyboard.press('Alt+ArrowRight');
  await keyboard.press('Alt+Shift+ArrowRight');
  await keyboard.press('Alt+Control+ArrowRight');
  const name = 'Start of अर्जुन का रथ';
  await expect.poll(() => msOf(page, name)).toBe(18_000 + 1_110);
  await keyboard.press('e');
  await keyboard.press('Alt+ArrowLeft');
  await expect.poll(() => msOf(page, 'End of अर्जुन का रथ')).toBe(19_990);
  await keyboard.press('Control+z');
  await expect.poll(() => msOf(page, 'End of अर्जुन का रथ')).toBe(20_000);
  await keyboard.press('f');
  await expect(edge(page, name)).toHaveAttribute('aria-valuetext', 'Chapter 10 start, 19.11 s');

  await keyboard.press('Control+s');
  // Twenty sequential requests.
  await expect(page.getByText(`${COUNT} chapters saved`)).toBeVisible({ timeout: 60_000 });
  await openRecording(page, narration);
  await expect(cells(page, 'Title')).toHaveCount(COUNT);
  expect(await findViolations(page)).toEqual([]);
  await expect(cells(page, 'Title').nth(9)).toHaveText('अर्जुन का रथ');
  await expect(cells(page, 'Start').nth(9)).toHaveText('0:19.110');
  // The accessibility tree is available only through Chromium's protocol.
  if (browserName === 'chromium') {
    await expect.poll(() => cellsReadOut(page)).toBe(COUNT * COLUMNS);
  }
  await removeAllChapters(page);
});

test('an editor places 20 chapters on a narration by pointer, zooms and drags, and finds them there', async ({
  page,
}) => {
  await openWithoutChapters(page);
  const { mouse } = page;
  const timeline = await boxOf(page, 'timeline');
  const xAt = (share: number) => timeline.x + 1 + (timeline.width - 2) * share;
  const y = timeline.y + 80;
  const split = page.getByRole('button', { name: /^Split at the playhead/ });
  for (let chapter = 0; chapter < COUNT; chapter += 1) {
    await mouse.click(xAt(chapter / COUNT), y);
    await split.click();
  }
  // The title of the last chapter is still open.
  await page.keyboard.press('Enter');
  await expect(cells(page, 'Title')).toHaveCount(COUNT);

  await page.getByRole('button', { name: /^Snap to/ }).click();
  const name = 'Start of Chapter Eleven';
  const before = await msOf(page, name);
  const handle = await edge(page, name).boundingBox();
  if (handle === null) throw new Error('No handle');
  const from = { x: handle.x + 6, y: handle.y + 10 };
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + 600, from.y, { steps: 8 });
  const farthest = await msOf(page, name);
  // The label shows the time of the edge, which lags behind the pointer.
  await expect(page.getByTestId('hover-time')).toHaveText(formatTimecode(farthest, true));
  expect(farthest).toBe((await msOf(page, 'Start of Chapter Twelve')) - 500);
  await mouse.move(from.x, from.y, { steps: 8 });
  await expect.poll(() => msOf(page, name)).toBe(before);
  await mouse.move(from.x + 20, from.y, { steps: 4 });
  await mouse.up();
  await expect.poll(() => msOf(page, name)).toBeGreaterThan(before);
  await page.getByRole('button', { name: /^Undo: Move start/ }).click();
  await expect.poll(() => msOf(page, name)).toBe(before);

  await mouse.move(xAt(0.5), y);
  await page.keyboard.down('Control');
  for (let notch = 0; notch < 4; notch += 1) await mouse.wheel(0, -240);
  await page.keyboard.up('Control');
  const seen = edge(page, 'Visible part of the recording');
  expect(Number(await seen.getAttribute('aria-valuenow'))).toBeGreaterThan(5_000);
  const pane = await seen.boundingBox();
  if (pane === null) throw new Error('No window');
  await mouse.move(pane.x + pane.width / 2, pane.y + 10);
  await mouse.down();
  await mouse.move(timeline.x, pane.y + 10, { steps: 6 });
  await mouse.up();
  await expect(seen).toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('button', { name: 'Show the whole recording' }).click();

  await page.getByRole('button', { name: 'Save chapters' }).click();
  // Twenty sequential requests.
  await expect(page.getByText(`${COUNT} chapters saved`)).toBeVisible({ timeout: 60_000 });
  await openRecording(page, narration);
  await expect(cells(page, 'Title')).toHaveCount(COUNT);
  await clearChapters(page, narration.recording);
});

import { expect, type Page } from '@playwright/test';
import { test } from './guardedPage';
import { openRecording } from './openSampleRecording';
import { storeSession } from './signIn';

/** Section with recordings in three languages; the English one, 51 s long, has no chapters. */
const narration = { section: 'The Five Rathas' };
const COUNT = 20;
const list = Array.from(
  { length: COUNT },
  (_, index) => `0:${String(index === 0 ? 0 : 2 * index + 1).padStart(2, '0')} Stop ${index + 1}`,
);

const windows = [
  { width: 1440, height: 900, minRows: 8 },
  { width: 1024, height: 768, minRows: 8 },
];

async function importChapters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More chapter actions' }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  await page.getByRole('textbox', { name: 'Chapters' }).fill(list.join('\n'));
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: `Add ${COUNT} chapters` }).click();
}

/** Number of rows fully visible inside both their table and the window. */
const rowsInSight = (page: Page) =>
  page.getByRole('table', { name: 'Chapters' }).evaluate((table) => {
    const box = table.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const head = table.querySelector('thead')?.getBoundingClientRect() ?? new DOMRect();
    return [...table.querySelectorAll('[data-row]')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= head.bottom - 1 && bottom <= Math.min(box.bottom, innerHeight) + 1;
    }).length;
  });

/** True when nothing covers the focused element. */
const isFocusInSight = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    return [top + 2, top + height - 2].every((y) =>
      focused.contains(document.elementFromPoint(left + width / 2, y)),
    );
  });

const isScrollable = (page: Page) =>
  page.locator('#main').evaluate((main) => main.scrollHeight > main.clientHeight + 1);

for (const { width, height, minRows } of windows) {
  test(`waveform, table and save bar are in sight together in ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await storeSession(page);
    await openRecording(page, narration);
    await importChapters(page);
    const facts = page.getByTitle(/^\d+:\d\d · /);
    expect(await facts.evaluate((part) => part.scrollWidth <= part.clientWidth)).toBe(true);
    await expect(page.getByTestId('timeline')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Save chapters' })).toBeInViewport({ ratio: 1 });
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(minRows);
    expect(await isScrollable(page)).toBe(false);

    // The table scrolls to the keyboard focus, on the track and in the cells.
    await page.getByRole('option', { name: /^Stop 20/ }).focus();
    const last = page.getByRole('row', { name: /^Chapter 20, / });
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Title of chapter 1: Stop 1', exact: true }).focus();
    for (let cell = 0; cell < COUNT * 3 - 1; cell += 1) {
      if (cell % 3 === 0) {
        await page.keyboard.press('F2');
        expect(await isFocusInSight(page)).toBe(true);
      }
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(last).toBeInViewport({ ratio: 1 });

    await page.getByRole('button', { name: 'Add Chapter' }).click();
    await expect(page.getByRole('textbox', { name: 'Title of chapter 21' })).toBeFocused();
    expect(await isFocusInSight(page)).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
  });
}

test('the transcript stands beside the chapters, and a sentence becomes one by keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await storeSession(page);
  await openRecording(page, narration);
  await importChapters(page);
  await page.getByRole('slider', { name: 'Position in the recording' }).focus();
  await page.keyboard.press('r');
  const sentences = page.getByRole('listbox', { name: 'Sentences' });
  await expect(sentences.getByRole('option').first()).toBeFocused();
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(6);
  expect(await isScrollable(page)).toBe(false);
  const title = page.getByRole('button', { name: /^Title of chapter 1:/ });
  expect((await title.boundingBox())?.width).toBeGreaterThan(180);
  const topOf = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.y;
  expect(await topOf('Save chapters')).toBe(await topOf('Add Chapter'));
  await page.keyboard.press('ArrowDown');
  const second = sentences.getByRole('option', { name: /In the middle of the 7th century/ });
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  expect(await isFocusInSight(page)).toBe(true);
  await page.keyboard.press('b');
  await expect(page.getByRole('textbox', { name: 'Title of chapter 4' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close the transcript' }).click();
  await expect(sentences).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save chapters' })).toBeInViewport({ ratio: 1 });
});

test('nothing moves while the waveform is on its way, and the chapter that plays is marked', async ({
  page,
}) => {
  await storeSession(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => url.pathname.startsWith('/media/') && !/\.(jpe?g|png|webp|avif)$/.test(url.pathname),
    async (route) => {
      await released;
      await route.fallback();
    },
  );
  await page.goto('/admin/tours?q=mahabalipuram');
  await page.getByRole('link', { name: 'Mahabalipuram: Stone and Sea' }).click();
  await page.getByRole('tab', { name: 'Sections' }).click();
  await page.getByRole('link', { name: 'The Shore Temple' }).first().click();
  await page.getByRole('tab', { name: 'Audio & Chapters' }).click();
  const timeline = page.getByTestId('timeline');
  await expect(timeline).toBeVisible();
  const table = page.getByRole('table', { name: 'Chapters' });
  await expect(table).toBeVisible();
  const places = async () => {
    const boxes = [await timeline.boundingBox(), await table.boundingBox()];
    return boxes.map((box) => Math.round(box?.y ?? NaN));
  };
  const before = await places();
  release();
  await expect(page.getByRole('slider', { name: 'Visible part of the recording' })).toBeVisible();
  await expect(page.getByText(/^Preview/)).toHaveCount(0);
  expect(await places()).toEqual(before);

  const second = page.getByRole('row', { name: /^Chapter 2, / });
  await page.getByRole('option').nth(1).click();
  await expect(second).toHaveClass(/playing/);
  await expect(page.getByRole('option').nth(1)).toHaveClass(/playing/);
});

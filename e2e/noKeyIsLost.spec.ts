import { type Page } from '@playwright/test';
import { expect, test } from './engineTest';
import { clearChapters, openRecording } from './openSampleRecording';
import { storeSession } from './signIn';

/** Recording without chapters in the sample catalogue. */
const narration = { section: 'The Five Rathas', recording: 'Les Cinq Rathas' };
/** Interval between the keys of a fast typist, in milliseconds. */
const delay = 110;

const titles = async (page: Page) => {
  const names = await page
    .getByRole('button', { name: /^Title of chapter/ })
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.replace(/^Title of chapter \d+: /, ''));
};
const starts = (page: Page) =>
  page.getByRole('button', { name: /^Start of chapter/ }).allTextContents();

async function pressAll(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) {
    if (/^\d/.test(key)) await page.keyboard.type(key, { delay });
    else await page.keyboard.press(key);
    await page.waitForTimeout(delay);
  }
}

test.beforeEach(async ({ page }) => {
  await storeSession(page);
  await openRecording(page, narration);
  if (await clearChapters(page, narration.recording)) await openRecording(page, narration);
});

test('chapters are placed one after the other as fast as one types, between others too', async ({
  page,
}) => {
  // The focus is outside the editor.
  await page.getByRole('tab', { name: 'Audio & Chapters' }).focus();
  await pressAll(page, 'g 0:10 Enter b Enter g 0:30 Enter b Enter');
  expect(await starts(page)).toEqual(['0:10', '0:30']);
  expect(await titles(page)).toEqual(['Chapter One', 'Chapter Two']);
  await pressAll(page, 'g 0:20 Enter b Enter l Control+s');
  await expect(page.getByText('3 chapters saved')).toBeVisible();
  expect(await titles(page)).toEqual(['Chapter One', 'Chapter Three', 'Chapter Two']);
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveText('1.25×');

  // A chapter already starts there, so none of the typed letters is a command.
  await pressAll(page, 'g 0:20 Enter b');
  await page.keyboard.type('mat', { delay });
  await expect(page.getByText('A chapter already starts here.')).toBeVisible();
  await pressAll(page, 'Enter g 0:40 Enter b Enter');
  expect(await titles(page)).toEqual([
    'Chapter One',
    'Chapter Three',
    'Chapter Two',
    'Chapter Four',
  ]);
  await clearChapters(page, narration.recording);
});

test('a title loses no letter, however soon it is typed', async ({ page }) => {
  await page.getByRole('slider', { name: 'Position in the recording' }).focus();
  await page.keyboard.press('b');
  await page.keyboard.type('Tea at the mosque', { delay: 20 });
  await page.keyboard.press('Enter');
  expect(await titles(page)).toEqual(['Tea at the mosque']);
});

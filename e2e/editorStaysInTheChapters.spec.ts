import { expect, type Page } from '@playwright/test';
import { test } from './guardedPage';
import { openRecording } from './openSampleRecording';
import { storeSession } from './signIn';

/** Recording without chapters in the sample catalogue. */
const narration = { section: 'The Five Rathas', recording: 'Les Cinq Rathas' };

const titleOf = (page: Page, chapter: number, title: string) =>
  page.getByRole('button', { name: `Title of chapter ${chapter}: ${title}`, exact: true });

test('a title is typed as soon as its chapter is made, and the focus never leaves the chapters', async ({
  page,
}) => {
  const { keyboard } = page;
  await storeSession(page);
  await openRecording(page, narration);
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await play.click();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(play).toBeVisible();
  // Typed letters that are also commands: t shifts, m merges, a adds, i and o set edges.
  await keyboard.press('b');
  await keyboard.type('Tea at the imambara');
  await keyboard.press('Enter');
  const position = page.getByRole('slider', { name: 'Position in the recording' });
  await expect(titleOf(page, 1, 'Tea at the imambara')).toBeVisible();
  await expect(position).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await page.getByRole('button', { name: /^Split at the playhead/ }).click();
  await keyboard.type('Moat');
  await keyboard.press('Enter');
  await expect(titleOf(page, 2, 'Moat')).toBeVisible();
  await expect(position).toBeFocused();
  await keyboard.press('a');
  await keyboard.type('Gate');

  await keyboard.press('Control+s');
  await expect(page.getByText('3 chapters saved')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title of chapter 3' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(titleOf(page, 3, 'Gate')).toBeVisible();
  await expect(position).toBeFocused();

  await page.getByRole('button', { name: 'Delete Moat' }).click();
  await expect(titleOf(page, 2, 'Gate')).toBeFocused();
  await keyboard.press('Control+z');
  await expect(titleOf(page, 2, 'Moat')).toBeFocused();
  for (const name of ['Gate', 'Moat', 'Tea at the imambara']) {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
  }
  await expect(page.getByRole('button', { name: 'Add Chapter' })).toBeFocused();
  await keyboard.press('Control+s');
  await expect(page.getByText('3 chapters deleted')).toBeVisible();

  await page.getByRole('button', { name: 'More chapter actions' }).click();
  await page.getByRole('menuitem', { name: 'Suggest chapters from pauses' }).click();
  const panel = page.getByRole('region', { name: 'Suggested chapters' });
  await panel.getByRole('slider', { name: 'Number of chapters' }).fill('3');
  await panel.getByRole('button', { name: /^Add \d chapters?$/ }).click();
  await expect(page.getByRole('option').first()).toBeFocused();

  const upload = page.getByRole('button', { name: 'Upload audio' });
  await upload.focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Language/ })).toBeFocused();
  await page.getByRole('form', { name: 'Upload audio' }).getByText('Cancel').click();
  await expect(upload).toBeFocused();

  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('No chapters yet')).toBeVisible();
});

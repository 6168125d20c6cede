import { type Page } from '@playwright/test';
import { expect, test } from './engineTest';
import { openRecording } from './openSampleRecording';
import { storeSession } from './signIn';

const UNLOADED = 'The recording could not be loaded.';
const WITHOUT_WAVEFORM = 'The waveform could not be loaded. The recording plays without it.';
const isFile = (url: URL) => url.pathname.startsWith('/media/');
const retryOf = (page: Page) => page.getByRole('button', { name: 'Retry' });
const waveformOf = (page: Page) =>
  page.getByRole('slider', { name: 'Visible part of the recording' });

/** Opens one recording, then another one while `loseFiles` applies. */
async function openUnloaded(page: Page, loseFiles: () => Promise<unknown>) {
  await storeSession(page);
  await openRecording(page, { section: 'The Five Rathas' });
  await loseFiles();
  const recordings = page.getByRole('list', { name: 'Recordings' });
  await recordings.getByRole('button', { name: 'Les Cinq Rathas' }).click();
  await expect(page.getByRole('alert').filter({ hasText: UNLOADED })).toBeVisible();
  await expect(page.getByText(WITHOUT_WAVEFORM)).toHaveCount(0);
  await expect(retryOf(page)).toBeVisible();
}

async function expectToPlay(page: Page) {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Player' })).toContainText(/0:0[1-9]\.\d{3} \//);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
}

test('a recording that could not be loaded without a network is loaded once it is back', async ({
  page,
  context,
}) => {
  await openUnloaded(page, () => context.setOffline(true));
  await context.setOffline(false);
  await expect(waveformOf(page)).toBeVisible();
  await expect(page.getByText(UNLOADED)).toHaveCount(0);
  await expect(retryOf(page)).toHaveCount(0);
  await expectToPlay(page);
});

test('a recording whose file did not come plays when it can, and is loaded by Retry', async ({
  page,
}) => {
  await openUnloaded(page, () => page.route(isFile, (route) => route.abort()));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText(UNLOADED)).toBeVisible();
  await page.unroute(isFile);
  await expectToPlay(page);
  await expect(page.getByText(UNLOADED)).toHaveCount(0);
  await expect(page.getByText(WITHOUT_WAVEFORM)).toBeVisible();
  await retryOf(page).click();
  await expect(waveformOf(page)).toBeVisible();
  await expect(page.getByText(WITHOUT_WAVEFORM)).toHaveCount(0);
  await expectToPlay(page);
});

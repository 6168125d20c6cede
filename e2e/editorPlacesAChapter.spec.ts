import { expect, test } from './engineTest';
import { removeAllChapters } from './openSampleRecording';
import { signIn } from './signIn';

test('an editor finds a tour, hears its narration, places a chapter, reloads, and finds it there', async ({
  page,
}) => {
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Welcome, Asha Menon' })).toBeVisible();
  await expect(page.getByText('Total Tours')).toBeVisible();

  await page.getByRole('link', { name: 'Tours', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tours', level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('mahabalip');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Actions', exact: true }).hover();
  await page.getByRole('link', { name: /^Sections/ }).click();

  await expect(page).toHaveURL(/\/sections$/);
  await page.getByRole('link', { name: 'The Five Rathas' }).first().click();
  await page.getByRole('tab', { name: 'Audio & Chapters' }).click();
  await expect(page).toHaveURL(/\/audio$/);

  await expect(page.getByText('No chapters yet')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Player' })).toContainText(
    /0:0[1-9]\.\d{3} \/ 0:51/,
  );
  await page.getByRole('button', { name: 'Pause', exact: true }).click();

  await page.getByRole('button', { name: 'Add Chapter' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('Chapter One');
  await title.fill('रथों के बीच');
  await title.press('Tab');
  const start = page.getByRole('textbox', { name: 'Start' });
  await start.fill('0:05');
  await start.press('Enter');
  await page.getByRole('button', { name: 'Save chapters' }).click();
  await expect(page.getByText('Chapter created successfully')).toBeVisible();

  await page.reload();
  const row = page.getByRole('row', { name: /रथों के बीच/ });
  await expect(row).toBeVisible();
  await expect(row).toContainText('0:05');

  await page.getByRole('button', { name: /^Title of chapter 1/ }).focus();
  await removeAllChapters(page);
});

import { expect } from './engineTest';
import { test, type Fault } from './faultProxy';
import { createTour } from './createTour';
import { storeSession } from './signIn';

const NARRATION = 'worker/sample/narrations/ahmedabad-old-city-pols-01-en.mp3';
const OTHER = 'worker/sample/narrations/ahmedabad-old-city-pols-02-gu.mp3';

test('an editor uploads a recording and sees how far it is, names it, replaces its file and deletes it', async ({
  page,
  faults,
}) => {
  await storeSession(page);
  await page.goto(`${await createTour(page)}/sections/create`);
  await page.getByRole('textbox', { name: /^Title/ }).fill('The Gate');
  await page.getByRole('button', { name: 'Create section' }).click();
  await page.getByRole('link', { name: 'The Gate' }).click();
  await page.getByRole('tab', { name: 'Audio & Chapters' }).click();
  await expect(page.getByText('No audio yet')).toBeVisible();

  const downloads: string[] = [];
  page.on('request', (request) => {
    const isSound = /\/media\/[^/]+\.mp3$/.test(request.url());
    if (isSound && request.method() === 'GET') downloads.push(request.url());
  });
  await page.getByRole('button', { name: 'Upload audio' }).click();
  const form = page.getByRole('form', { name: 'Upload audio' });
  const choose = form.getByLabel('Choose audio file');
  await choose.setInputFiles('README.md');
  await expect(form.getByText('Please select an audio file')).toBeVisible();
  await choose.setInputFiles(NARRATION);
  // The upload is held midway, so that the progress bar is visible.
  let release = (_outcome: Fault): void => undefined;
  const held = new Promise<Fault>((resolve) => (release = resolve));
  faults.chooseFault = ({ path }) => (path === '/upload' ? held : 'pass');
  await form.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('progressbar', { name: /^Uploading / })).toBeVisible();
  release('pass');
  await expect(
    page.getByText('Audio uploaded successfully! You can now add chapters.'),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Player' })).toContainText(/\/ 0:\d\d/);
  await expect(page.getByRole('slider', { name: 'Visible part of the recording' })).toBeVisible();
  // The uploaded file is drawn and played from this device, without a download.
  expect(downloads).toEqual([]);

  const recordings = page.getByRole('list', { name: 'Recordings' });
  await page.getByRole('button', { name: /^Edit / }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit audio' });
  await dialog.getByLabel('Title').fill('Gate, spoken');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Media updated successfully')).toBeVisible();
  await expect(recordings).toContainText('Gate, spoken');

  await page.getByRole('button', { name: 'Replace file of Gate, spoken' }).click();
  const replacing = page.getByRole('alertdialog', { name: 'Replace audio file' });
  await replacing.getByLabel('Choose audio file').setInputFiles(OTHER);
  await replacing.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('Media file updated successfully')).toBeVisible();
  await expect(recordings).toContainText('Gate, spoken');

  await page.getByRole('button', { name: 'Delete Gate, spoken' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Audio deleted successfully')).toBeVisible();
  await expect(page.getByText('No audio yet')).toBeVisible();
});

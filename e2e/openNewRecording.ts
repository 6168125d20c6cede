import { type Page } from '@playwright/test';
import { createTour } from './createTour';
import { expect } from './engineTest';
import { type SweptRecording } from './recordings/sweeps';
import { storeSession } from './signIn';
import { authorizationOf } from './workerCalls';

/** Creates a section with a recording; returns its path and the recording's id. */
async function addRecording(
  page: Page,
  tour: string,
  { file: name, mimeType, read }: SweptRecording,
) {
  const headers = await authorizationOf(page);
  const tourId = tour.split('/').at(-1) ?? '';
  const data = { title: name, language: 'en', order_index: 0, duration_seconds: 40 };
  const made = await page.request.post(`/api/tours/${tourId}/sections`, { headers, data });
  expect(made.status()).toBe(201);
  const sectionId: string = (await made.json()).id;
  const file = { name, mimeType, buffer: read() };
  const multipart = { tour_id: tourId, section_id: sectionId, language: 'en', type: 'audio', file };
  const uploaded = await page.request.post('/upload', { headers, multipart });
  expect(uploaded.ok()).toBe(true);
  const mediaId: string = (await uploaded.json()).media_record.id;
  return { path: `${tour}/sections/${sectionId}`, mediaId };
}

/**
 * Opens a new tour's recording in the chapter editor as a returning person, until drawn; returns the recording's id.
 * `prepare` runs in the editor's document before the editor is rendered.
 */
export async function openNewRecording(
  page: Page,
  recording: SweptRecording,
  prepare: (page: Page) => Promise<void>,
) {
  await storeSession(page);
  const { path, mediaId } = await addRecording(page, await createTour(page), recording);
  await page.goto(path);
  await prepare(page);
  await page.getByRole('tab', { name: 'Audio & Chapters' }).click();
  await page.waitForFunction(() => performance.getEntriesByName('recording exact').length > 0);
  await expect(page.getByRole('progressbar', { name: 'Drawing the waveform' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Player' })).toContainText(/\/ 0:40/);
  return mediaId;
}

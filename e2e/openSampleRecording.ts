import { type Page } from '@playwright/test';
import { expect } from './engineTest';
import { authorizationOf } from './workerCalls';

/** Switches to another recording of the open section. */
export async function chooseRecording(page: Page, recording: string): Promise<void> {
  const recordings = page.getByRole('list', { name: 'Recordings' });
  await recordings.getByRole('button', { name: recording }).click();
  await expect(page.getByRole('heading', { name: recording })).toBeVisible();
}

/** Opens a section's recording in the chapter editor, and waits until its waveform is drawn. */
export async function openRecording(
  page: Page,
  { section, recording }: { section: string; recording?: string },
): Promise<void> {
  await page.goto('/admin/tours?q=mahabalipuram');
  const tour = await page
    .getByRole('link', { name: 'Mahabalipuram: Stone and Sea' })
    .getAttribute('href');
  await page.goto(`${tour}/sections`);
  const link = page.getByRole('link', { name: section }).first();
  await page.goto(`${await link.getAttribute('href')}/audio`);
  if (recording !== undefined) await chooseRecording(page, recording);
  await expect(page.getByRole('slider', { name: 'Visible part of the recording' })).toBeVisible();
}

/** Deletes all chapters, to restore the initial state. */
export async function removeAllChapters(page: Page): Promise<void> {
  await page.keyboard.press('ArrowDown');
  const cells = page.getByRole('button', { name: /^Title of chapter/ });
  for (let left = await cells.count(); left > 0; left -= 1) await page.keyboard.press('Delete');
  await page.keyboard.press('Control+s');
  // One sequential request per chapter.
  await expect(page.getByText(/Chapter deleted successfully|\d+ chapters deleted/)).toBeVisible({
    timeout: 60_000,
  });
}

/** Deletes all chapters of a recording in the open section by calls; returns true when there were any. */
export async function clearChapters(page: Page, recording: string): Promise<boolean> {
  const headers = await authorizationOf(page);
  const section = /\/sections\/([^/]+)/.exec(page.url())?.[1];
  const response = await page.request.get(`/api/sections/${section}?lang=en`, { headers });
  const [{ media }]: [{ media: { id: string; title: string | null }[] }] = await response.json();
  const id = media.find(({ title }) => title === recording)?.id;
  const listed = await page.request.get(`/api/media/${id}/chapters`, { headers });
  const chapters: { id: string }[] = await listed.json();
  for (const chapter of chapters) {
    const deleted = await page.request.delete(`/api/chapters/${chapter.id}`, { headers });
    expect(deleted.status()).toBe(204);
  }
  return chapters.length > 0;
}

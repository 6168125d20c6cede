import { type Page } from '@playwright/test';
import { expect } from './engineTest';
import { storeSession } from './signIn';
import { authorizationOf } from './workerCalls';

/** Creates a tour by a call as the signed-in person; returns its path in the console. */
export async function createTour(page: Page): Promise<string> {
  const title = uniqueTitle('Walk');
  const slug = title.toLowerCase().replace(' ', '-');
  const place = { city: 'Agra', country: 'India' };
  const data = { title, slug, ...place, duration_seconds: 1800, primary_language: 'en' };
  const headers = await authorizationOf(page);
  const created = await page.request.post('/api/tours', { headers, data });
  expect(created.status()).toBe(201);
  const [tour]: [{ id: string }] = await created.json();
  return `/admin/tours/${tour.id}`;
}

/** Opens a new tour as a returning person, once it is shown and cached; returns its path. */
export async function openNewTour(page: Page): Promise<string> {
  await storeSession(page);
  const path = await createTour(page);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return path;
}

/** A title that no earlier run has used. */
export const uniqueTitle = (prefix: string) => `${prefix} ${Date.now().toString(36)}`;

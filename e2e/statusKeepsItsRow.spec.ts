import { expect, test, type Page } from '@playwright/test';
import { signIn } from './signIn';

const statuses = (page: Page) =>
  page.getByRole('grid', { name: 'Tours' }).getByRole('button', { name: /^(Draft|Published)$/ });

/** Opens the list filtered by one status; returns the visible statuses and the centre of the second one. */
async function openList(page: Page, filter: string) {
  await signIn(page, `/admin/tours?status=${filter}`);
  await expect(statuses(page).nth(1)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const box = await statuses(page).nth(1).boundingBox();
  if (box === null) throw new Error('The status is shown');
  return {
    before: await statuses(page).allTextContents(),
    at: [box.x + box.width / 2, box.y + box.height / 2] as const,
  };
}

/** Waits until an edit of a tour is stored. */
const kept = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'PATCH');

for (const filter of ['draft', 'published']) {
  const other = filter === 'draft' ? 'Published' : 'Draft';

  // Milliseconds for which the button is pressed, and released between the clicks.
  for (const delay of [60, 125]) {
    test(`a double click on a status changes one tour, ${filter}, ${delay} ms`, async ({
      page,
    }) => {
      const { before, at } = await openList(page, filter);
      const edit = kept(page);
      await page.mouse.dblclick(...at, { delay });
      await edit;
      await expect(page.getByText(/, 1 just changed$/)).toBeVisible();
      expect(await statuses(page).allTextContents()).toEqual(before.with(1, other));
      await expect(statuses(page).nth(1)).toBeFocused();
    });
  }

  test(`a second click on a status takes back the first one, ${filter}`, async ({ page }) => {
    const { before, at } = await openList(page, filter);
    for (const expected of [before.with(1, other), before]) {
      const edit = kept(page);
      await page.mouse.click(...at);
      await edit;
      // Until the console has its response, further clicks on the status count as the same click.
      await expect(page.getByText('Tour updated successfully').last()).toBeVisible();
      await expect(statuses(page)).toHaveText(expected);
      await expect(statuses(page).nth(1)).toBeFocused();
    }
  });
}

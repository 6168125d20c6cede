import { expect, type Page } from '@playwright/test';
import { test } from './guardedPage';
import { signIn } from './signIn';
import { openNewTour, uniqueTitle } from './createTour';

/** Refuses the next call of a kind; later ones reach the worker. */
async function refuseOnce(page: Page, method: string, path: RegExp): Promise<void> {
  let isRefused = false;
  await page.route(path, (route) => {
    if (isRefused || route.request().method() !== method) return route.fallback();
    isRefused = true;
    return route.fulfill({ status: 500, json: { error: 'Down' } });
  });
}

test('a tour whose creation fails once is made by the next press, and a taken slug leads to a free one', async ({
  page,
}) => {
  await openNewTour(page);
  await page.goto('/admin/tours/create');
  const title = uniqueTitle('Stepwell');
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const fill = async () => {
    await field(/^Title/).fill(title);
    await field(/^City/).fill('Patan');
    await field(/^Country/).fill('India');
    await field(/^Duration/).fill('2700');
  };
  await fill();
  await refuseOnce(page, 'POST', /\/api\/tours$/);
  const create = page.getByRole('button', { name: 'Create tour' });
  await create.click();
  await expect(page.getByRole('alert')).toContainText('Creation Failed');
  await expect(create).toBeFocused();
  await create.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto('/admin/tours/create');
  await fill();
  await create.click();
  await expect(page.getByRole('alert')).toContainText('Slug already exists');
  await expect(field(/^Slug/)).toBeFocused();
  const slug = await field(/^Slug/).inputValue();
  await page.getByRole('button', { name: `Use ${slug}-2` }).click();
  await expect(field(/^Slug/)).toHaveValue(`${slug}-2`);
  await expect(field(/^Slug/)).toBeFocused();
  await create.click();
  await expect(page).toHaveURL(/\/admin\/tours\/[0-9a-f-]{36}$/);
});

test('a translation that can’t be stored is reported where it was typed, on a page of many fields', async ({
  page,
}) => {
  await signIn(page, '/admin/translate?lang=kn');
  const field = page.getByRole('textbox', { name: /^Title/ }).first();
  await field.fill('ಕೋಟೆ');
  await page.route(/translations/, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 500, json: { error: 'Down' } }),
  );
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeInViewport();
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
});

test('a section whose creation or edit fails once is saved by the next press', async ({ page }) => {
  const path = await openNewTour(page);
  await page.goto(`${path}/sections/create`);
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  await field(/^Duration/).fill('95');
  await field(/^Title/).fill('The well');
  await refuseOnce(page, 'POST', /\/sections$/);
  const create = page.getByRole('button', { name: 'Create section' });
  await create.click();
  await expect(page.getByRole('alert')).toContainText('Creation Failed');
  await expect(create).toBeFocused();
  await create.click();
  await expect(page).toHaveURL(`${path}/sections`);

  await page.getByRole('link', { name: 'The well' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await field(/^Title/).fill('The deep well');
  await refuseOnce(page, 'PATCH', /\/api\/sections\//);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Down' })).toBeVisible();
  await expect(save).toBeFocused();
  await save.click();
  await expect(page.getByText('Section updated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'The deep well' })).toBeVisible();
});

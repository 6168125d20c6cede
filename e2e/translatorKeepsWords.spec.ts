import { expect, test } from './engineTest';
import { openNewTour } from './createTour';

test('a translator adds, changes and deletes the words of a tour in another language', async ({
  page,
}) => {
  const path = await openNewTour(page);
  await page.getByRole('tab', { name: 'Translations' }).click();
  await expect(page).toHaveURL(`${path}/translations`);
  await expect(page.getByRole('article', { name: 'English' })).toContainText('Primary');

  await page.getByRole('button', { name: 'Add Translation' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Translation' });
  await adding.getByRole('combobox', { name: /^Language/ }).click();
  await expect(page.getByRole('option', { name: /English/ })).toHaveCount(0);
  await page.getByRole('option', { name: /Urdu/ }).click();
  await expect(adding.getByRole('textbox', { name: /^Slug suffix/ })).toHaveValue('ur');
  await adding.getByRole('textbox', { name: /^Title/ }).fill('فصیل بند شہر');
  await adding.getByRole('button', { name: 'Add Translation' }).click();
  await expect(page.getByText('Translation created for Urdu')).toBeVisible();
  const card = page.getByRole('article', { name: 'Urdu' });
  await expect(card.getByText('فصیل بند شہر')).toHaveAttribute('dir', 'rtl');

  await card.getByRole('button', { name: 'Edit Urdu translation' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Urdu translation' });
  await editing.getByRole('textbox', { name: /^Title/ }).fill('پرانا شہر');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Translation updated for Urdu')).toBeVisible();
  await expect(card.getByText('پرانا شہر')).toBeVisible();

  await card.getByRole('button', { name: 'Delete Urdu translation' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Urdu translation' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Translation deleted for Urdu')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a source stands level with its field, and stays in sight above it where there is little room', async ({
  page,
}) => {
  await openNewTour(page);
  const [, tour] = /tours\/([^/]+)/.exec(page.url()) ?? [];
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/translate?lang=ur&tour=${tour ?? ''}`);
  const record = page.getByRole('group', { name: /^Tour/ });
  const title = record.getByRole('textbox', { name: 'Title (Tour)' });
  await expect(title).toBeFocused();
  const source = record.locator('[lang="en"]').first();
  const [sourceBox, titleBox] = [await source.boundingBox(), await title.boundingBox()];
  // Keys of a record are displayed only while they act on it.
  const keys = record.locator('kbd').first();
  await expect(keys).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(keys).toBeHidden();
  expect(Math.abs((sourceBox?.y ?? 0) - (titleBox?.y ?? 999))).toBeLessThan(12);

  // 400 % zoom of a 1440 × 900 window.
  await page.setViewportSize({ width: 360, height: 225 });
  await page.reload();
  await expect(title).toBeFocused();
  await expect(source).toBeInViewport({ ratio: 1 });
});

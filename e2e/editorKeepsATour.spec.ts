import { expect, test } from './engineTest';
import { uniqueTitle } from './createTour';
import { signIn } from './signIn';

test.use({ serviceWorkers: 'allow' });

const COVER = 'worker/sample/pictures/agra-fort-palaces-above-the-river-01.webp';

test('an editor makes a tour, edits it, gives it a cover, publishes it and deletes it', async ({
  page,
}) => {
  const title = uniqueTitle('Café Walk');
  await signIn(page, '/admin/tours');
  await page.getByRole('link', { name: 'Create tour' }).click();
  await page.getByRole('button', { name: 'Create tour' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expect(page.getByText('Duration must be at least 60 seconds')).toBeVisible();

  const field = (name: RegExp) => page.getByRole('textbox', { name });
  await field(/^Title/).pressSequentially(title);
  await expect(field(/^Slug/)).toHaveValue(
    title.toLowerCase().replace('é', 'e').replace(/ /g, '-'),
  );
  await field(/^City/).fill('Puducherry');
  await field(/^Country/).fill('India');
  await field(/^Duration/).fill('2700');
  await field(/^Description/).fill('Bread, coffee and shutters.');
  await page.getByRole('button', { name: 'Create tour' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('45:00 (2,700 seconds)')).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await field(/^City/).fill('Pondicherry');
  await expect(page.getByText('PNG, JPG up to 10MB')).toBeVisible();
  await page.getByLabel('Upload cover', { exact: true }).setInputFiles(COVER);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Tour updated successfully')).toBeVisible();
  await expect(page.getByText('Pondicherry')).toBeVisible();
  const cover = page.getByRole('img', { name: 'Cover' });
  await expect(cover).toBeVisible();
  const drawn = () =>
    cover.evaluate((node) => (node instanceof HTMLImageElement ? node.naturalWidth : 0));
  await expect.poll(drawn).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  await expect(page.getByText(/is published\. Still open/)).toContainText('No sections');
  await page.reload();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();

  await page.goto('/admin/tours');
  await page.getByRole('searchbox', { name: 'Search tours' }).fill('pondicherry');
  await expect(page).toHaveURL(/q=pondicherry/);
  const row = page.getByRole('row', { name: title });
  await row.getByRole('button', { name: 'Published' }).click();
  await expect(row.getByRole('button', { name: 'Draft' })).toBeVisible();
  await page.getByText('Published Only').click();
  await expect(page.getByText('No published tours match your search')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search', exact: true }).click();

  await page.goto(`/admin/tours?q=${encodeURIComponent(title)}`);
  await row.getByRole('button', { name: 'Actions' }).hover();
  await row.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    `Are you sure you want to delete "${title}"? This action cannot be undone and will also delete all associated sections and media.`,
  );
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Tour deleted successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

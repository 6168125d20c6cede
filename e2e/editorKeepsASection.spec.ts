import { expect } from '@playwright/test';
import { test } from './guardedPage';
import { openNewTour } from './createTour';

const COVER = 'worker/sample/pictures/agra-fort-palaces-above-the-river-02.webp';

test('an editor makes a section, gives it a cover and words in two languages, and deletes it', async ({
  page,
}) => {
  const path = await openNewTour(page);
  await page.getByRole('tab', { name: 'Sections' }).click();
  await expect(page).toHaveURL(`${path}/sections`);
  await page.getByRole('link', { name: 'Create First Section' }).click();

  const field = (name: RegExp) => page.getByRole('textbox', { name });
  await field(/^Duration/).fill('0');
  await page.getByRole('button', { name: 'Create section' }).click();
  await expect(page.getByText('Duration must be at least 1 second')).toBeVisible();
  await field(/^Duration/).fill('95');
  await field(/^Title/).fill('The Ghat');
  await field(/^Description/).fill('Steps into the river.');
  await page.getByRole('button', { name: 'Create section' }).click();
  await expect(page.getByText('Section created successfully')).toBeVisible();
  await expect(page).toHaveURL(`${path}/sections`);
  const row = page.getByRole('row', { name: /The Ghat/ });
  await expect(row).toContainText('1:35');

  await row.getByRole('link', { name: 'The Ghat' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await field(/^Order index/).fill('3');
  await page.getByLabel('Upload cover', { exact: true }).setInputFiles(COVER);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Section updated successfully')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Cover' })).toBeVisible();

  await page.getByRole('tab', { name: 'Translations' }).click();
  await expect(page).toHaveURL(/\/translations$/);
  await page.getByRole('button', { name: 'Add Translation' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Translation' });
  await adding.getByRole('combobox', { name: /^Language/ }).click();
  await page.getByRole('option', { name: /Hindi/ }).click();
  await adding.getByRole('textbox', { name: /^Title/ }).fill('घाट');
  await adding.getByRole('button', { name: 'Add Translation' }).click();
  await expect(page.getByText('Section translation created for Hindi')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Hindi translation' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Hindi translation' });
  await editing.getByRole('textbox', { name: /^Description/ }).fill('नदी तक सीढ़ियाँ');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Section translation updated for Hindi')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Hindi translation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Section translation deleted for Hindi')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Section' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete section' });
  await expect(question).toContainText('Are you sure you want to delete "The Ghat"?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Section deleted successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create First Section' })).toBeVisible();
});

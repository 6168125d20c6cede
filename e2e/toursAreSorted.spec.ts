import { expect, test } from './engineTest';
import { signIn } from './signIn';

test('tours are sorted by a column, up and down', async ({ page }) => {
  await signIn(page, '/admin/tours');
  const location = page.getByRole('columnheader', { name: 'Location' });
  const first = page.getByRole('row').nth(1);
  await location.click();
  await expect(location).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toContainText('Agra, India');
  await location.click();
  await expect(location).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toContainText('Varanasi, India');
});

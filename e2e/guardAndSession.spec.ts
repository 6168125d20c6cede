import { expect, test } from './engineTest';
import { signIn } from './signIn';

test('a person without access can only ask for it, and is told when it is asked already', async ({
  page,
}) => {
  await signIn(page, '/admin/tours', 'newcomer');
  await page.getByRole('button', { name: 'Submit Access Request' }).click();
  await expect(
    page.getByRole('heading', { name: 'Request Submitted Successfully!' }),
  ).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, '/admin/analytics', 'waiting');
  await page.getByRole('button', { name: 'Submit Access Request' }).click();
  await expect(
    page.getByRole('heading', { name: 'Admin Request Already Submitted' }),
  ).toBeVisible();
});

test('a deep link is remembered over the sign-in, and unknown paths lead home', async ({
  page,
}) => {
  await page.goto('/admin/tours?q=hampi');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Ravi Kulkarni' }).click();
  await expect(page).toHaveURL(/\/admin\/tours\?q=hampi$/);
  await page.goto('/admin/nowhere');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a session that the worker no longer accepts ends at the login screen, and resumes there', async ({
  page,
}) => {
  await signIn(page, '/admin/tours?q=mahabalipuram');
  await expect(page.getByRole('link', { name: 'Mahabalipuram: Stone and Sea' })).toBeVisible();
  // Refused only from here on: a refusal on the dashboard would store it as the place to resume.
  await page.route('**/api/tours?*', (route) =>
    route.fulfill({ status: 401, json: { error: 'expired' } }),
  );
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({ status: 400, json: { code: 'refresh_token_not_found', message: 'gone' } }),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  // Until then the session may still be refreshed.
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Asha Menon' }).click();
  await expect(page).toHaveURL(/\/admin\/tours\?q=mahabalipuram$/);
  await expect(page.getByRole('link', { name: 'Mahabalipuram: Stone and Sea' })).toBeVisible();
});

test('a sign-out leaves nothing of the person in the browser', async ({ page }) => {
  await signIn(page, '/admin/tours?q=mahabalipuram');
  await expect(page.getByRole('link', { name: /Mahabalipuram/ })).toBeVisible();
  await page.getByRole('button', { name: 'Asha Menon' }).click();
  await expect(page.getByText('Signed out successfully - all data cleared')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
  const left = await page.evaluate(async () => ({
    local: Object.keys(localStorage).filter((key) => !key.endsWith('preferences')),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map((database) => database.name),
  }));
  expect(left).toEqual({ local: [], session: [], databases: [] });
});

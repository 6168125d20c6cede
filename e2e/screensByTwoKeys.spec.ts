import { expect, test } from './engineTest';
import { signInToDashboard } from './keyboard';
import { openRecording } from './openSampleRecording';

test('two keys lead from screen to screen, and never where letters are typed or commands', async ({
  page,
}) => {
  await signInToDashboard(page);
  for (const [key, screen, segment] of [
    ['c', 'Completeness', 'completeness'],
    ['a', 'Audio Analytics', 'analytics'],
    ['u', 'Unsent edits', 'outbox'],
    ['l', /./, 'translate'],
    ['t', 'Tours', 'tours'],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(key);
    await expect(page).toHaveURL(new RegExp(`/admin/${segment}`));
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeFocused();
  }

  // In a field, these keys are text.
  await page.keyboard.press('/');
  await page.keyboard.type('gd');
  await expect(page.getByRole('searchbox')).toHaveValue('gd');
  await expect(page).toHaveURL(/\/admin\/tours/);

  // The palette, a dialog, also takes the keys as text; its foot shows that more follows.
  await page.keyboard.press('Control+k');
  await expect(page.getByText(/^\d+ more below$/)).toBeVisible();
  await page.keyboard.type('send push');
  await expect(page.getByRole('option', { name: /^Notifications/ })).toBeVisible();
  await page.keyboard.press('Escape');

  // In the chapter editor, the keys are its commands.
  await openRecording(page, { section: 'The Five Rathas' });
  const { pathname } = new URL(page.url());
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('g');
  await expect(page.getByRole('dialog', { name: 'Go to a time' })).toBeVisible();
  await page.keyboard.press('u');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(pathname);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: /^Dashboard/ })).not.toContainText('then');
});

test('a key that is pressed in the moment in which its page shows is not lost', async ({
  page,
}) => {
  await signInToDashboard(page);
  // Runs in the microtask after the page's elements are inserted, before they are painted.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('input[type="search"]') === null) return;
      observer.disconnect();
      const key = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(key);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('link', { name: 'Tours', exact: true }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  // Rows are rendered, and nothing has taken the focus meanwhile.
  await expect(page.getByRole('row')).not.toHaveCount(1);
  await page.keyboard.type('mahabalip');
  await expect(page.getByRole('row')).toHaveCount(2);
});

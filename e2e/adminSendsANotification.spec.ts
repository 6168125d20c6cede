import { expect } from '@playwright/test';
import { test } from './guardedPage';
import { signIn } from './signIn';

test('an admin composes a notification for a tour, confirms it by the number of recipients and reads the result', async ({
  page,
}) => {
  await signIn(page, '/admin/notifications');
  await expect(page.getByText(/^Expected Recipients: [\d,]+$/)).toBeVisible();
  await page.getByRole('combobox', { name: /^Target Audience/ }).click();
  const hindi = page.getByRole('option', { name: /Hindi/ });
  await expect(hindi).toContainText('🇮🇳');
  await expect(hindi).toContainText('Send only to Hindi users');
  await page.keyboard.press('Escape');
  const send = page.getByRole('button', { name: 'Send to All Users' });
  await expect(send).toBeDisabled();
  await page.getByRole('textbox', { name: /^Title/ }).fill('   ');
  await page.getByRole('textbox', { name: /^Message Body/ }).fill('A walk by the sea.');
  await expect(send).toBeDisabled();
  const title = `New by the sea ${Date.now().toString(36)}`;
  await page.getByRole('textbox', { name: /^Title/ }).fill(title);
  await expect(page.getByText(`${title.length}/100`)).toBeVisible();

  await page.getByRole('combobox', { name: /^Notification Action/ }).click();
  await page.getByRole('option', { name: /^Tour/ }).click();
  await send.click();
  await expect(page.getByText('Tour selection is required for tour notifications')).toBeVisible();
  await page.getByRole('combobox', { name: 'Tour', exact: true }).fill('mahabali');
  await page.getByRole('option', { name: /Mahabalipuram: Stone and Sea/ }).click();
  await expect(page.getByText('Published, with English text.')).toBeVisible();
  await page.getByRole('button', { name: 'Use Cover' }).click();
  await expect(page.getByText('Tour cover', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Expanded' }).locator('img')).toBeVisible();

  const heading = page.getByRole('heading', { level: 1 });
  const previewBelowHeading = async () => {
    const box = await page.getByRole('group', { name: 'Expanded' }).boundingBox();
    return (box?.y ?? 0) - ((await heading.boundingBox())?.y ?? 0);
  };
  const before = await previewBelowHeading();
  await send.click();
  const dialog = page.getByRole('alertdialog', { name: 'Send to all users?' });
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
  const [, count = ''] = /expected: ([\d,]+)/.exec(await dialog.innerText()) ?? [];
  await dialog.getByRole('textbox').fill(count.replace(/,/g, ''));
  await dialog.getByRole('button', { name: 'Send' }).click();
  const panel = page.getByRole('status', { name: 'Success!' });
  await expect(panel).toContainText(`Total users${count}`);
  await expect(panel).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  expect(await previewBelowHeading()).toBeLessThanOrEqual(before);
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: /^Notification Action/ })).toContainText('Home');
});

test('the message that is asked about stands on the side where its language begins', async ({
  page,
}) => {
  await signIn(page, '/admin/notifications');
  await page.getByRole('combobox', { name: /^Target Audience/ }).click();
  await page.getByRole('option', { name: /Urdu/ }).click();
  await page.getByRole('textbox', { name: /^Title/ }).fill('تاج محل');
  await page.getByRole('textbox', { name: /^Message Body/ }).fill('سنیے');
  await page.getByRole('button', { name: 'Send to Urdu Users' }).click();
  const message = page.getByRole('alertdialog').getByText('سنیے');
  const isOnTheRight = () =>
    message.evaluate((element) => {
      const { left, right } = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().left > (left + right) / 2;
    });
  await expect.poll(isOnTheRight).toBe(true);
  await page.getByRole('button', { name: 'Cancel' }).click();
});

import { expect, test } from '@playwright/test';
import { openRecording } from './openSampleRecording';
import { signIn } from './signIn';

test('a refused time lengthens its row by one line, and a narrow window shows no cut title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page);
  await openRecording(page, { section: 'The Five Rathas' });
  const title = page.getByRole('heading', { level: 2, name: 'The Five Rathas' });
  const cutParts = title.evaluate((heading) =>
    [heading, ...heading.querySelectorAll('*')]
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
      .map(({ outerHTML }) => outerHTML),
  );
  expect(await cutParts).toEqual([]);
  await page.getByRole('slider', { name: 'Position in the recording' }).focus();
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await page.getByRole('slider', { name: 'Position in the recording' }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: /^Chapter 2/ });
  const height = async () => (await row.boundingBox())?.height ?? 0;
  const before = await height();
  await page.getByRole('button', { name: /^Start of chapter 2/ }).click();
  await page.keyboard.type('0:00');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('alert')).toHaveText('Chapter times overlap with existing chapter');
  expect((await height()) - before).toBeLessThanOrEqual(20);

  // The reason matches the tint of its row.
  const tint = 'linear-gradient(var(--row-tint), var(--row-tint))';
  const [image, expected] = await row.getByRole('alert').evaluate((element, ofRow) => {
    const { backgroundImage } = getComputedStyle(element);
    element.style.backgroundImage = ofRow.replaceAll('var(--row-tint)', 'var(--accent-tint)');
    return [backgroundImage, getComputedStyle(element).backgroundImage];
  }, tint);
  expect(image).toBe(expected);
});

test('no row is saved while a value in it is refused', async ({ page }) => {
  await signIn(page);
  await openRecording(page, { section: 'The Shore Temple' });
  const row = page.getByRole('row', { name: /^Chapter 2/ });
  const edit = async (time: string) => {
    await row.getByRole('button', { name: /^Start of chapter 2/ }).click();
    await page.keyboard.type(time);
    await page.keyboard.press('Enter');
  };
  await edit('0:17');
  await page.keyboard.press('Control+s');
  await expect(row.getByText('Saved', { exact: true })).toBeVisible();
  await edit('0:00');
  await expect(row.getByRole('alert')).toBeVisible();
  await expect(row.getByText('Saved', { exact: true })).toBeHidden();
});

test('a chapter that needs a decision says so beside its actions', async ({ page }) => {
  await signIn(page);
  await openRecording(page, { section: 'The Shore Temple' });
  const path = new URL(page.url()).pathname;
  let isLost = true;
  const refusal = { status: 422, json: { message: 'Too long a name' } };
  await page.route('**/api/chapters/*', (route) =>
    isLost ? route.abort() : route.fulfill(refusal),
  );
  await page.getByRole('button', { name: /^Title of chapter 1/ }).click();
  await page.keyboard.type('Another title');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('row', { name: /^Chapter 1/ }).getByText('Saved here')).toBeVisible();
  isLost = false;
  await page.goto(path);
  const row = page.getByRole('row', { name: /^Chapter 1/ });
  const right = async () => {
    const box = await row.getByRole('link', { name: 'Needs attention' }).boundingBox();
    return (box?.x ?? Infinity) + (box?.width ?? 0);
  };
  const left = async () =>
    (await row.locator('.actions').getByRole('button').first().boundingBox())?.x ?? 0;
  await expect(row.getByText('Needs attention')).toBeVisible();
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await left()) - (await right())).toBeGreaterThan(2);
  }
  await page.getByRole('button', { name: 'Show or hide the transcript' }).click();
  await expect(page.getByRole('button', { name: 'Close the transcript' })).toBeVisible();
  expect((await left()) - (await right())).toBeGreaterThan(2);
});

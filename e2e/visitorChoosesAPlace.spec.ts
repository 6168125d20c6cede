import { expect, test } from './engineTest';

test('the tours of a city in a language are in the URL, over a reload and back', async ({
  page,
}) => {
  await page.goto('/');
  const title = page.locator('#featured-title');
  const row = page.locator('#featured-row');
  const isAtStart = () => row.evaluate(({ scrollLeft }) => scrollLeft === 0);
  await page.getByRole('link', { name: 'Languages' }).click();
  await expect(page.getByRole('region', { name: 'Listen in your language' })).toBeFocused();
  await page.getByRole('link', { name: /हिन्दी/ }).click();
  await expect(page).toHaveURL(/\/\?lang=hi#featured$/);
  await expect(page.locator('#featured')).toBeFocused();
  await expect(title).toHaveText('Tours in Hindi');
  // The browser would keep the previously first card in view.
  expect(await isAtStart()).toBe(true);
  await page.getByRole('link', { name: 'Delhi', exact: true }).click();
  await expect(page).toHaveURL(/\/\?lang=hi&city=Delhi#featured$/);
  await expect(title).toHaveText('Tours in Delhi');
  await expect(title).toBeInViewport();
  expect(await isAtStart()).toBe(true);
  await page.reload();
  await expect(title).toHaveText('Tours in Delhi');
  await expect(page.getByRole('link', { name: /हिन्दी/ })).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(title).toHaveText('Tours in Hindi');
  await expect(page).toHaveURL(/\/\?lang=hi#featured$/);
});

test('the tours in a language are in its letters, before the languages come near', async ({
  page,
}) => {
  await page.goto('/?lang=ta');
  await expect(page.getByRole('list', { name: 'Tours in Tamil' })).toHaveCount(1);
  const families = () =>
    page.evaluate(() =>
      [...document.fonts].filter((each) => each.status === 'loaded').map((each) => each.family),
    );
  await expect.poll(async () => (await families()).join()).toContain('Noto Sans Tamil Variable');
  // One of them is the tour playable in the first view.
  const heroFont = await page.evaluate(() => {
    const name = document.querySelector('.hero-sample [lang="ta"]');
    return name === null ? null : getComputedStyle(name).fontFamily;
  });
  expect(heroFont).toContain('Noto Sans Tamil Variable');
});

test('a city that is chosen by keys right after a language has its tours in sight, and the focus', async ({
  page,
}) => {
  const title = page.locator('#featured-title');
  for (const city of ['Delhi', 'Jaipur', 'Mumbai', 'Hyderabad', 'Agra']) {
    await page.goto('/');
    await page.getByRole('link', { name: /हिन्दी/ }).press('Enter');
    await page.getByRole('link', { name: city, exact: true }).press('Enter');
    await expect(title).toHaveText(`Tours in ${city}`);
    await expect(title).toBeInViewport();
    await expect(page.locator('#featured')).toBeFocused();
  }
  await page.getByRole('link', { name: 'All tours' }).press('Enter');
  await expect(title).toHaveText('Tours in Hindi');
  await expect(page.locator('#featured')).toBeFocused();
});

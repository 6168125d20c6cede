import { expect, test } from '@playwright/test';

test('no line on a phone begins or ends with the dot between two facts', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Where we guide you' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Data refreshed');
  const stray = await page.evaluate(() => {
    const dots = [...document.querySelectorAll('main i, footer i')].filter(
      (each) => each.textContent.trim() === '·',
    );
    const withDots = [...document.querySelectorAll('.cities span, footer p')].filter((each) =>
      [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.includes('·')),
    );
    const seen = dots.filter((dot) => {
      const part = dot.parentElement;
      const before = part?.previousElementSibling;
      const line = part?.parentElement;
      if (part == null || before == null || line == null) return true;
      const isFirst = part.getBoundingClientRect().top >= before.getBoundingClientRect().bottom;
      const shift = parseFloat(getComputedStyle(line).fontSize);
      const edge = line.getBoundingClientRect().left + shift;
      return isFirst && dot.getBoundingClientRect().right > edge + 0.5;
    });
    return { dots: dots.length > 8, seen: seen.length, inText: withDots.length };
  });
  expect(stray).toEqual({ dots: true, seen: 0, inText: 0 });
});

test('the facts of the footer stand on one line of writing', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('button', { name: 'Pause updates' })).toBeVisible();
  const bottoms = await footer.locator('.dotted').evaluate((line) => {
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const found: number[] = [];
    while (texts.nextNode() !== null) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      found.push(Math.round(range.getBoundingClientRect().bottom));
    }
    return found;
  });
  expect(bottoms.length).toBeGreaterThan(3);
  expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThanOrEqual(1);
});

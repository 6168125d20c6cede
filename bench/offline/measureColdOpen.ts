import type { Browser } from '@playwright/test';
import { startProduct } from '../../scripts/product/startProduct';
import { TOURS } from './measureStores';

const PORT = 4397;

/**
 * Loads the whole catalogue once, stops the product, and opens the console in new pages; returns the milliseconds of
 * each from the navigation to a usable list. Throws when an error is shown.
 */
export async function measureColdOpen(browser: Browser, runs: number): Promise<number[]> {
  const product = await startProduct(PORT, { SAMPLE_TOURS: String(TOURS) });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${product.url}/admin/login`);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'Asha Menon' }).click();
    await page.waitForURL((url) => url.pathname === '/admin/dashboard' && !url.search);
    await page.goto(`${product.url}/admin/tours`);
    await page.getByText(`${TOURS.toLocaleString('en-US')} tours`).waitFor({ timeout: 60_000 });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForTimeout(3000);
  } finally {
    await product.stop();
  }
  const durations: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage();
    const startedAt = performance.now();
    await page.goto(`${product.url}/admin/tours`, { waitUntil: 'commit' });
    await page.getByRole('row').nth(10).getByRole('link').first().waitFor();
    durations.push(performance.now() - startedAt);
    await page.getByText('Server not answering').waitFor();
    if ((await page.getByText('Failed to').count()) > 0) throw new Error('An error is shown');
    await page.close();
  }
  await context.close();
  return durations;
}

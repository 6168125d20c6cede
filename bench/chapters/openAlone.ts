import { type Browser } from '@playwright/test';
import { watchMemory } from './watchMemory';

const LONGEST_WAIT_MS = 180_000;

/** How wavesurfer alone opens a file: what it took, or how it ended. */
export async function openAlone(
  browser: Browser,
  address: string,
  name: string,
): Promise<{ ended: string; peakMegabytes: number }> {
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForFunction(() => 'openAlone' in window);
  const peak = await watchMemory(browser);
  const crashed = new Promise<string>((resolve) => page.on('crash', () => resolve('tab crashed')));
  const opened = page
    .evaluate((url) => window.openAlone(url, 200), `/${name}`)
    .then((ms) => `${(ms / 1000).toFixed(1)} s`)
    .catch((failure: unknown) => `failed: ${String(failure).split('\n')[0]}`);
  const late = new Promise<string>((resolve) =>
    setTimeout(() => resolve(`not within ${LONGEST_WAIT_MS / 1000} s`), LONGEST_WAIT_MS).unref(),
  );
  const ended = await Promise.race([crashed, opened, late]);
  const peakMegabytes = peak();
  await page.close().catch(() => undefined); // A crashed tab can't be closed.
  return { ended, peakMegabytes };
}

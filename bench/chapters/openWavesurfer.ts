import { type Browser, type Page } from '@playwright/test';
import { watchMemory } from './watchMemory';

const LONGEST_WAIT_MS = 180_000;
/** `BENCH_WAVESURFER=no` skips wavesurfer, which takes most of the time and several gigabytes. */
const IS_WANTED = process.env['BENCH_WAVESURFER'] !== 'no';

interface WavesurferRun {
  page: Page;
  isOpen: boolean;
  /** NaN when it did not open. */
  openMs: number;
  /** Duration, or the reason for the failure. */
  ended: string;
  peakMegabytes: number;
}

/** Opens bare wavesurfer.js with a file and 200 regions in a new page, which the caller closes. */
export async function openWavesurferPage(
  browser: Browser,
  url: string,
  name: string,
): Promise<WavesurferRun> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  if (!IS_WANTED)
    return { page, isOpen: false, openMs: NaN, ended: 'left out', peakMegabytes: NaN };
  await page.goto(url);
  await page.waitForFunction(() => 'openWavesurfer' in window);
  const peak = await watchMemory(browser);
  const failed = (ended: string) => ({ ended, openMs: NaN, isOpen: false });
  const crashed = new Promise<ReturnType<typeof failed>>((resolve) =>
    page.on('crash', () => resolve(failed('tab crashed'))),
  );
  const opened = page
    .evaluate((url) => window.openWavesurfer(url, 200), `/${name}`)
    .then((ms) => ({ ended: `${(ms / 1000).toFixed(1)} s`, openMs: ms, isOpen: true }))
    .catch((failure: unknown) => failed(`failed: ${String(failure).split('\n')[0]}`));
  const late = new Promise<ReturnType<typeof failed>>((resolve) =>
    setTimeout(
      () => resolve(failed(`not within ${LONGEST_WAIT_MS / 1000} s`)),
      LONGEST_WAIT_MS,
    ).unref(),
  );
  const outcome = await Promise.race([crashed, opened, late]);
  return { page, ...outcome, peakMegabytes: peak() };
}

/** Measures the opening of a file by bare wavesurfer.js. */
export async function openWavesurfer(
  browser: Browser,
  url: string,
  name: string,
): Promise<Pick<WavesurferRun, 'openMs' | 'ended' | 'peakMegabytes'>> {
  const { page, openMs, ended, peakMegabytes } = await openWavesurferPage(browser, url, name);
  await page.close().catch(() => undefined); // A crashed tab can't be closed.
  return { openMs, ended, peakMegabytes };
}

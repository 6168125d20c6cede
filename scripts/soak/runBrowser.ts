import {
  chromium,
  expect as playwrightExpect,
  type CDPSession,
  type Locator,
  type Page,
} from '@playwright/test';
import { signIn } from '../../e2e/signIn';
import { chromiumArguments } from '../engines/chromiumArguments';
import { findBrowser } from '../findBrowser';
import { startProduct } from '../product/startProduct';

/** All laps together: 200 tours, 50 audio tabs, 100 language changes. */
const LAPS = Number(process.env['LAPS'] ?? 10);
const TOURS = 20;
/** Paths of tour and section details. */
const TOUR = /^\/admin\/tours\/[\da-f-]{36}$/;
const SECTION = /^\/admin\/tours\/[\da-f-]{36}\/sections\/[\da-f-]{36}/;
const AUDIO_TABS = 5;
const LANGUAGE_CHANGES = 10;
/** Maximum ratio of the final heap to the heap after the first lap. */
const MOST_GROWTH = 1.2;

const PATIENCE_MS = 60_000;
const expect = playwrightExpect.configure({ timeout: PATIENCE_MS });

interface Places {
  tours: string[];
  audioTabs: string[];
}

/** Navigates within the page, as its own links do. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

const waveformOf = (page: Page) =>
  page.getByRole('slider', { name: 'Visible part of the recording' });

/** Distinct paths of a kind among links. */
async function pathsOf(links: Locator, kind: RegExp): Promise<string[]> {
  const all = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
  return [...new Set(all.flatMap((path) => path?.match(kind)?.[0] ?? []))];
}

/** Tours of the rendered rows, and audio tabs of sections that have audio. */
async function findPlaces(page: Page): Promise<Places> {
  await page.goto('/admin/tours');
  const grid = page.getByRole('grid', { name: 'Tours' });
  const listTours = async () => (await pathsOf(grid.getByRole('link'), TOUR)).slice(0, TOURS);
  await expect.poll(async () => (await listTours()).length).toBe(TOURS);
  const tours = await listTours();
  const audioTabs: string[] = [];
  for (const tour of tours) {
    if (audioTabs.length === AUDIO_TABS) break;
    await goWithin(page, `${tour}/sections`);
    const links = page.getByRole('grid', { name: 'Sections' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    for (const section of await pathsOf(links, SECTION)) {
      if (audioTabs.length === AUDIO_TABS) break;
      await goWithin(page, `${section}/audio`);
      const waveform = waveformOf(page);
      await expect(waveform.or(page.getByText('No audio yet'))).toBeVisible();
      if (await waveform.isVisible()) audioTabs.push(`${section}/audio`);
    }
  }
  if (audioTabs.length === 0) throw new Error('No section of these tours has audio');
  return { tours, audioTabs };
}

async function changeLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /Content: / }).click();
  await page.getByRole('option', { name }).first().click();
  await expect(page.getByText(`Content: ${name}`)).toBeVisible();
}

async function runLap(page: Page, { tours, audioTabs }: Places): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  for (const tour of tours) {
    await goWithin(page, tour);
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
    await goWithin(page, '/admin/tours');
    await expect(page.getByRole('grid', { name: 'Tours' })).toBeVisible();
  }
  for (let visit = 0; visit < AUDIO_TABS; visit += 1) {
    await goWithin(page, audioTabs[visit % audioTabs.length] ?? '');
    await expect(waveformOf(page)).toBeVisible();
    await goWithin(page, '/admin/dashboard');
    await expect(title).toHaveText(/^Welcome/);
  }
  await goWithin(page, '/admin/tours');
  for (let change = 0; change < LANGUAGE_CHANGES; change += 1) {
    await changeLanguage(page, change % 2 === 0 ? 'Hindi' : 'English');
    await expect(page.getByRole('grid', { name: 'Tours' })).toBeVisible();
  }
  await goWithin(page, '/admin/dashboard');
  await expect(title).toHaveText(/^Welcome/);
}

/** Heap in MB after garbage collection. */
async function measureHeap(cdp: CDPSession): Promise<number> {
  // A second collection frees objects released by the first.
  for (let turn = 0; turn < 2; turn += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/** An hour's work in Chromium without its pauses: compares the final heap with that of the first lap. */
export async function runBrowser(): Promise<boolean> {
  const product = await startProduct(Number(process.env['E2E_PORT'] ?? 4573));
  const browser = await chromium.launch({
    executablePath: await findBrowser(['chromium-headless-shell']),
    args: [...chromiumArguments, '--autoplay-policy=no-user-gesture-required'],
  });
  try {
    // Tall enough that the rows of all tours are rendered.
    const viewport = { width: 1440, height: 1400 };
    const page = await browser.newPage({ baseURL: product.url, viewport });
    page.setDefaultTimeout(PATIENCE_MS);
    const failures: string[] = [];
    page.on('pageerror', (failure) => failures.push(String(failure)));
    await signIn(page);
    const places = await findPlaces(page);
    const cdp = await page.context().newCDPSession(page);
    const heaps: number[] = [];
    for (let lap = 1; lap <= LAPS; lap += 1) {
      await runLap(page, places);
      heaps.push(await measureHeap(cdp));
      console.log(`Lap ${lap}: ${heaps.at(-1)?.toFixed(1)} MB`);
    }
    const [first = 0] = heaps;
    const growth = (heaps.at(-1) ?? 0) / first;
    console.log(
      `${LAPS * TOURS} tours, ${LAPS * AUDIO_TABS} tabs of audio, ${LAPS * LANGUAGE_CHANGES} changes of language: ${growth.toFixed(2)} times the heap after the first lap`,
    );
    failures.forEach((failure) => console.error(failure));
    return growth <= MOST_GROWTH && failures.length === 0;
  } finally {
    await browser.close();
    await product.stop();
  }
}

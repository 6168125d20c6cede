import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './scripts/engines/chromiumArguments';
import { firefoxLaunch } from './scripts/engines/firefoxLaunch';

/** URLs of the products that `npm run e2e` started: of each engine, one for each worker process. */
const products = JSON.parse(process.env['E2E_ADDRESSES'] ?? '{}') as Record<string, string[]>; // see scripts/e2e.ts
const workers = Math.max(1, ...Object.values(products).map(({ length }) => length));
/** Playwright sets the index in each worker process before it reads this file there. */
const productOf = (engine: string) =>
  products[engine]?.[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? 'http://localhost:4173';

/**
 * Main sentences, which every engine must keep, but for those tagged `@chromium`, in WebKit also those tagged
 * `@playwright` (docs/BROWSERS.md).
 */
const shared = [
  'catalogueByKeyboard',
  'chaptersOnEachFormat',
  'draftsSurvive',
  'editorKeepsARecording',
  'editorKeepsATour',
  'editorPlacesAChapter',
  'editorWorksWithoutANetwork',
  'editsMeet',
  'guardAndSession',
  'publicPagesAreWellMade',
  'sharedPlaylistOpensTheApp',
  'toursAreSorted',
  'translatorKeepsWords',
  'visitorChoosesAPlace',
  'visitorFindsTours',
];
const inFirefox = [...shared, 'pictureIsExact', 'recordingsOpenAgain'];
const filesOf = (names: readonly string[]) => names.map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: 'e2e',
  // A whole way of use takes two minutes where a busy machine runs it; what waits for one thing ends sooner.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  // Three engines on two shared cores stall at times; what needs its second try is listed as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  workers,
  fullyParallel: workers > 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    // Storing the whole build takes a third of the time of a test; tests of what comes of it allow it.
    serviceWorkers: 'block',
    // A trace of every test takes two fifths of the time: `npm run e2e -- <name> --trace on` when one is wanted.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        baseURL: productOf('chromium'),
        browserName: 'chromium',
        launchOptions: {
          ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
          args: [...chromiumArguments, '--autoplay-policy=no-user-gesture-required'],
        },
      },
    },
    {
      name: 'firefox',
      testMatch: filesOf(inFirefox),
      grepInvert: /@chromium/,
      use: {
        baseURL: productOf('firefox'),
        browserName: 'firefox',
        channel: firefoxLaunch.channel,
        launchOptions: firefoxLaunch,
      },
    },
    {
      name: 'webkit',
      // GStreamer may block the page for good when a recording is taken away; its second try need not wait as long.
      timeout: 150_000,
      testMatch: filesOf(shared),
      grepInvert: /@chromium|@playwright/,
      use: { baseURL: productOf('webkit'), browserName: 'webkit' },
    },
  ],
});

import { defineConfig } from '@playwright/test';

/** Run by `npm run e2e`, which finds the browser and starts the product. */
export default defineConfig({
  testDir: 'e2e',
  // A whole way of use: on a busy machine it takes longer than a minute.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 1,
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results',
  use: {
    baseURL: process.env['E2E_ADDRESS'] ?? 'http://localhost:4173',
    viewport: { width: 1440, height: 900 },
    // A trace of every test takes two fifths of the time: `npm run e2e -- <name> --trace on` when one is wanted.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
});

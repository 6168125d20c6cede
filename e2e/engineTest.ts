import { expect as playwrightExpect, type Browser } from '@playwright/test';
import { test as base } from './guardedPage';
import { expectInWebKit } from './webkit/webKitExpect';
import { startWebKitBrowser } from './webkit/webKitBrowser';

/** Tests of sentences shared by all engines: Playwright drives Chromium and Firefox, WebDriver drives WebKit. */
export const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ playwright, browserName }, provide, { project }) => {
      const browser =
        browserName === 'webkit'
          ? await startWebKitBrowser(project.use)
          : await playwright[browserName].launch();
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 0 },
  ],
  page: async ({ page, browserName }, provide, info) => {
    await provide(page);
    // For the engines that it drives, Playwright takes these pictures itself.
    if (browserName === 'webkit' && info.status !== info.expectedStatus) {
      await page.screenshot({ path: info.outputPath('test-failed.png') });
    }
  },
});

/** Playwright's `expect`, extended to elements and pages in WebKit. */
export const expect = new Proxy(playwrightExpect, {
  apply: (plain, self, [subject, ...rest]: [unknown, ...unknown[]]) =>
    expectInWebKit(subject) ?? (Reflect.apply(plain, self, [subject, ...rest]) as unknown),
});

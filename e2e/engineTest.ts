import { expect as playwrightExpect, type Browser } from '@playwright/test';
import { test as base } from './guardedPage';
import { expectInWebKit } from './webkit/webKitExpect';
import { startWebKitBrowser } from './webkit/webKitBrowser';

/** Tests of the sentences that every engine keeps: Playwright drives Chromium and Firefox, WebDriver WebKit. */
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
    // Playwright takes its own pictures of the engines that it drives.
    if (browserName === 'webkit' && info.status !== info.expectedStatus) {
      await page.screenshot({ path: info.outputPath('test-failed.png') });
    }
  },
});

/** Playwright's `expect`, of elements and pages in WebKit too. */
export const expect = new Proxy(playwrightExpect, {
  apply: (plain, self, [subject, ...rest]: [unknown, ...unknown[]]) =>
    expectInWebKit(subject) ?? (Reflect.apply(plain, self, [subject, ...rest]) as unknown),
});

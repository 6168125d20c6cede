import { type Page } from '@playwright/test';

/** Waits until the build is precached and the service worker controls the page. */
export const waitForCachedList = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

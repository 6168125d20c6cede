import { expect, type CDPSession, type Page } from '@playwright/test';
import { test } from './guardedPage';
import { openRecording } from './openSampleRecording';
import { storeSession } from './signIn';

interface LiveResources {
  urls: number;
  workers: number;
}

declare global {
  interface Window {
    held: LiveResources;
  }
}

/** Counts the resources that the page acquires and releases. */
function countHeld(): void {
  const resources: LiveResources = { urls: 0, workers: 0 };
  window.held = resources;
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (source) => {
    resources.urls += 1;
    return createObjectURL.call(URL, source);
  };
  URL.revokeObjectURL = (url) => {
    resources.urls -= 1;
    revokeObjectURL.call(URL, url);
  };
  const PlainWorker = Worker;
  window.Worker = class extends PlainWorker {
    constructor(...options: ConstructorParameters<typeof PlainWorker>) {
      super(...options);
      resources.workers += 1;
    }
    override terminate(): void {
      resources.workers -= 1;
      super.terminate();
    }
  };
}

async function countAll(page: Page, cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? NaN;
  const { result } = await cdp.send('Runtime.evaluate', {
    expression: 'HTMLAudioElement.prototype',
  });
  const { objects } = await cdp.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
  });
  const { result: length } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    returnByValue: true,
    functionDeclaration: 'function () { return this.length; }',
  });
  await cdp.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
  const resources = await page.evaluate(() => window.held);
  return { ...resources, listeners, audios: Number(length.value) };
}

test('the editor, opened and closed 20 times, leaves nothing behind', async ({ page }) => {
  await page.addInitScript(countHeld);
  await storeSession(page);
  await openRecording(page, { section: 'The Shore Temple' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const overview = page.getByRole('slider', { name: 'Visible part of the recording' });
  const openAndClose = async (times: number) => {
    for (let round = 0; round < times; round += 1) {
      await page.getByRole('tab', { name: 'Audio & Chapters' }).click();
      await expect(overview).toBeVisible();
      await page.getByRole('tab', { name: 'Details' }).click();
      await expect(overview).toBeHidden();
    }
    // Allows pending clean-up to finish.
    await page.waitForTimeout(300);
  };
  await openAndClose(3);
  const before = await countAll(page, cdp);
  await openAndClose(20);
  const after = await countAll(page, cdp);
  expect(after.urls).toBe(before.urls);
  expect(after.workers).toBe(before.workers);
  // React may retain the previous screen's fibers.
  expect(after.audios).toBeLessThanOrEqual(Math.max(before.audios, 1));
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 10);
});

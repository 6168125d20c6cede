import { type Page, type Route } from '@playwright/test';

export interface LandingResponse {
  featuredTours: { id: string; title: string; sampleAudioUrl: string | null }[];
}

/** Transforms the worker's landing response before the page receives it. */
export async function transformLanding(page: Page, change: (response: LandingResponse) => object) {
  await page.route('**/api/landing?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

/** Handles successive landing requests with the given handlers; the last one repeats. */
export async function respondToLanding(
  page: Page,
  ...handlers: ((route: Route) => Promise<void>)[]
) {
  let calls = 0;
  await page.route('**/api/landing?*', async (route) => {
    const handler = handlers[Math.min(calls, handlers.length - 1)];
    calls += 1;
    await handler?.(route);
  });
  return { calls: () => calls };
}

/** Firefox reports this for a response still being read when the page was left. */
const LEFT_WHILE_READING = 'Failed to read data from the ReadableStream';

/** Collects uncaught errors and dialogs of the page. */
export function collectFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('pageerror', (failure) => {
    const text = String(failure);
    if (!text.includes(LEFT_WHILE_READING)) failures.push(text);
  });
  page.on('dialog', (dialog) => {
    failures.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return failures;
}

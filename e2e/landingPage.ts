import { type Page, type Route } from '@playwright/test';

export interface LandingAnswer {
  featuredTours: { id: string; title: string; sampleAudioUrl: string | null }[];
}

/** Hands what the worker says to a test, which may change it before the page gets it. */
export async function changeLanding(page: Page, change: (answer: LandingAnswer) => object) {
  await page.route('**/api/landing?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

/** Answers the call for the landing page's content by turns; the last answer stays. */
export async function answerLanding(page: Page, ...answers: ((route: Route) => Promise<void>)[]) {
  let calls = 0;
  await page.route('**/api/landing?*', async (route) => {
    const answer = answers[Math.min(calls, answers.length - 1)];
    calls += 1;
    await answer?.(route);
  });
  return { calls: () => calls };
}

/** What goes wrong in the page while a test runs. */
export function collectFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('pageerror', (failure) => failures.push(String(failure)));
  page.on('dialog', (dialog) => {
    failures.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return failures;
}

import { type Browser, type Page } from '@playwright/test';
import { signIn } from '../../e2e/signIn';

const VIEWPORT = { width: 1440, height: 900 };

async function newPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: VIEWPORT });
  return context.newPage();
}

/** Signs in with a new profile; returns the session's browser storage. */
export async function storedSession(browser: Browser, url: string): Promise<string> {
  const page = await newPage(browser, url);
  await signIn(page);
  const session = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  await page.context().close();
  return session;
}

/** Runs a function with a page whose profile contains only a session. */
export async function withSignedInPage<Value>(
  { browser, url, session }: { browser: Browser; url: string; session: string },
  run: (page: Page) => Promise<Value>,
): Promise<Value> {
  const page = await newPage(browser, url);
  try {
    await page.goto('/robots.txt');
    await page.evaluate((entries) => {
      for (const [key, value] of JSON.parse(entries)) localStorage.setItem(key, value);
    }, session);
    return await run(page);
  } finally {
    await page.context().close();
  }
}

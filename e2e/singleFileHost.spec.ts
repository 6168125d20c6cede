import { expect, type Page } from '@playwright/test';
import { collectPolicyReports, test } from './guardedPage';
import { startSingleFileHost } from './singleFileHost';
import { signIn } from './signIn';

const pages = ['/', '/privacy-policy', '/share/playlist/p1?noapp=1', '/playlist/p1?noapp=1'];
const screens = [
  '/admin/login',
  '/admin/dashboard',
  '/admin/tours?q=mahabalipuram',
  '/admin/languages',
  '/admin/notifications',
  '/admin/media',
];

/** Scripts of the native names on the languages screen. */
const scripts = ['Devanagari', 'Bengali', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Gurmukhi'];
const scriptFonts = scripts.map((script) => `Noto Sans ${script} Variable`);

/** Families whose file has loaded. While one is loading, a browser may request others in which nothing is drawn. */
const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );

/** Appearance of a page: its head, and each element's box and style. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    // Excludes times and elements after them: 'just now' changes a moment later, and its width with it.
    const shown = [...document.querySelectorAll('#root :not(time, :has(> time), time ~ *)')];
    const tags = [...document.head.querySelectorAll('title, meta, link:not([href^="/assets/"])')];
    return {
      head: tags.map(({ outerHTML }) => outerHTML.replaceAll(location.origin, '')).sort(),
      elements: shown.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, font, fill } = getComputedStyle(element);
        return [element.localName, x, y, width, height, color, backgroundColor, font, fill].join();
      }),
    };
  });

async function expectSameLook(path: string, own: Page, other: Page): Promise<void> {
  for (const page of [own, other]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // Rows and fonts arrive one after another.
  await expect(async () => {
    expect(await lookOf(other), path).toEqual(await lookOf(own));
    const fonts = ['Inter Variable', ...(path === '/admin/languages' ? scriptFonts : [])];
    expect(await loadedFonts(other), path).toEqual(expect.arrayContaining(fonts));
  }).toPass({ timeout: 15_000 });
}

/** This host sends no headers: only the policy inside the file applies. */
async function expectPolicyOn(page: Page): Promise<void> {
  const refused = await page.evaluate(async () => {
    // A separate task: code evaluated from outside may use `eval`.
    await new Promise((resolve) => setTimeout(resolve));
    const tries = [
      () => (document.body.innerHTML = '<img src="data:," onerror="alert(1)">'),
      () => new Function('return 1')(),
      () => Object.assign(document.createElement('script'), { src: 'https://evil.test/x.js' }),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'EvalError', 'TypeError']);
}

test('a host that only falls back to index.html shows every page as our own does', async ({
  page,
  baseURL,
  browser,
}) => {
  const host = await startSingleFileHost(baseURL ?? '');
  const context = await browser.newContext({ baseURL: host.url });
  try {
    const other = await context.newPage();
    const reports = await collectPolicyReports(other);
    for (const path of pages) await expectSameLook(path, page, other);
    await Promise.all([signIn(page), signIn(other)]);
    for (const path of screens) await expectSameLook(path, page, other);
    expect(reports).toEqual([]);
    await expectPolicyOn(other);
    // A violation is reported, which proves that the silence before was meaningful.
    for (const sink of ['innerHTML', 'Function', 'HTMLScriptElement src']) {
      await expect.poll(() => reports.join('\n')).toContain(sink);
    }
  } finally {
    await context.close();
    await host.close();
  }
});

import { act } from '@testing-library/react';
import { parseSettings, type RawSettings } from '../settings';
import { startPublicPages } from '../start/startPublicPages';
import { claimRoot } from '../start/claimRoot';
import { routeScript } from './routeScript';
import { writePages, type BuiltSite } from './writePages';

const raw: RawSettings = {
  VITE_WORKER_URL: '/',
  VITE_SUPABASE_URL: '/',
  VITE_SUPABASE_ANON_KEY: 'x',
  VITE_PRODUCT_NAME: 'Katha & <Yatra>',
};
const publicStyles = '@font-face{font-family:Inter;src:url(/inter.woff2)}body{margin:0}';
const built: BuiltSite = {
  public: { scripts: ['/assets/public.js'], styles: ['/assets/public.css'] },
  console: { scripts: ['/assets/console.js'], styles: ['/assets/console.css'] },
  preloads: ['/assets/list.js', '/assets/list.css'],
  publicStyles,
  isPrerendered: true,
};
const pages = writePages(raw, built);
const parsed = (path: string, from = pages) =>
  new DOMParser().parseFromString(from.get(path) ?? '', 'text/html');

/** Loads a written file into the document, as a host would serve it at a path. */
function openFile(file: string, path: string) {
  const written = parsed(file);
  document.head.replaceChildren(...written.head.children);
  document.body.replaceChildren(...written.body.childNodes);
  history.replaceState(null, '', path);
  if (document.querySelector('template')) {
    // Inline scripts, which the browser runs on load.
    new Function(routeScript)();
  }
}

const start = () => act(async () => startPublicPages(parseSettings(raw, 'https://site.example')));

let failures: string[] = [];
// React reports hydration mismatches as uncaught errors.
window.addEventListener('error', (event) => {
  failures.push(event.message);
  event.preventDefault();
});

beforeEach(() => {
  failures = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
});
afterEach(() => jest.restoreAllMocks());

describe('the files of the build', () => {
  it('hold the words and the layout of the landing page, its styles and no more files', () => {
    const page = parsed('index.html');
    expect(page.title).toBe('Katha & <Yatra> – Audio tours across India');
    expect(page.querySelector('h1')?.textContent).toBe('Hear what the stones remember');
    expect(page.querySelectorAll('[data-testid$="-skeleton"]')).toHaveLength(3 + 4 + 6 + 10);
    expect(page.querySelector('style[data-public]')?.textContent).toBe(publicStyles);
    expect(page.querySelector('link[rel=stylesheet]')).toBeNull();
    expect(page.querySelector('[style]')).toBeNull();
    expect(Array.from(page.querySelectorAll('script[src]'), (each) => each.outerHTML)).toEqual([
      '<script defer="" src="/assets/public.js"></script>',
    ]);
  });

  it('hold the policy, the first view of a shared playlist, and nothing of them for the console', () => {
    expect(parsed('privacy-policy/index.html').querySelectorAll('article h2')).toHaveLength(7);
    expect(parsed('share/index.html').querySelector('h1')?.textContent).toBe(
      'Opening Katha & <Yatra> App...',
    );
    const console = parsed('admin/index.html');
    expect(console.querySelector('#root')?.childNodes).toHaveLength(0);
    expect(console.querySelector('script[src]')?.getAttribute('src')).toBe('/assets/console.js');
    const preloads = [...console.querySelectorAll('link[rel=preload]')];
    expect(preloads.map((link) => [link.getAttribute('as'), link.getAttribute('href')])).toEqual([
      ['script', '/assets/list.js'],
      ['style', '/assets/list.css'],
    ]);
  });

  it('paint the frame of the console before its files have come', () => {
    const { head, body } = parsed('admin/index.html');
    const frame = body.querySelector('#start-frame');
    expect(frame?.querySelector('svg')).not.toBeNull();
    expect(frame?.textContent).toBe(
      'Katha & <Yatra>DashboardToursCompletenessTranslateLanguagesAdminNotificationsAnalytics',
    );
    expect(frame?.querySelector('a, button, [tabindex], [style]')).toBeNull();
    expect(frame?.getAttribute('aria-hidden')).toBe('true');
    expect(head.querySelector('link[rel=stylesheet]')).toBeNull();
    const styles = body.querySelector('#start-frame ~ link[rel=stylesheet]');
    expect(styles?.getAttribute('href')).toBe('/assets/console.css');
  });

  it('name their URL and who publishes them where the build is told', () => {
    const pages = writePages({ ...raw, VITE_PUBLIC_URL: 'https://tours.example/' }, built);
    const page = parsed('index.html', pages);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://tours.example/',
    );
    const data: unknown = JSON.parse(page.querySelector('#linked-data')?.textContent ?? '');
    expect(data).toMatchObject({ '@graph': [{ name: 'Katha & <Yatra>' }] });
    expect(parsed('index.html').querySelector('link[rel=canonical], #linked-data')).toBeNull();
    expect(pages.get('index.html')).not.toContain('site.invalid');
  });

  it('name the product on a home screen', () => {
    expect(JSON.parse(pages.get('site.webmanifest') ?? '')).toMatchObject({
      name: 'Katha & <Yatra>',
      start_url: '/',
    });
  });

  it('are empty and link their styles while developing', () => {
    const page = parsed(
      'index.html',
      writePages(raw, { ...built, isPrerendered: false, publicStyles: null }),
    );
    expect(page.querySelector('[data-page]')?.childNodes).toHaveLength(0);
    expect(page.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe(
      '/assets/public.css',
    );
  });
});

describe('a page the build wrote', () => {
  it.each([
    ['index.html', '/'],
    ['privacy-policy/index.html', '/privacy-policy'],
    ['share/index.html', '/share/playlist/p1'],
    ['share/index.html', '/share/playlist/p1?noapp=1'],
    ['index.html', '/playlist/p1'],
    ['index.html', '/nowhere'],
  ])('comes to life without a difference: %s at %s', async (file, path) => {
    openFile(file, path);
    const before = document.querySelector('[data-page="share"] header, [data-page] header');
    await start();
    expect(document.querySelectorAll('header')).toHaveLength(1);
    if (!path.startsWith('/playlist')) expect(document.querySelector('header')).toBe(before);
    expect(document.documentElement.dataset['shows']).toBeUndefined();
    expect(failures).toEqual([]);
  });

  it('shows the playlist where the host knows the landing page alone', async () => {
    openFile('index.html', '/public/playlist/p1');
    expect(document.documentElement.dataset['shows']).toBe('share');
    const heading = document.querySelector('[data-page="share"] h1');
    expect(heading?.textContent).toBe('Opening Katha & <Yatra> App...');
    await start();
    expect(document.querySelector('h1')).toBe(heading);
    expect(document.title).toBe('Open in the Katha & <Yatra> App');
    expect(document.head.querySelector('[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('draws the policy anew where the host knows the landing page alone', async () => {
    openFile('index.html', '/privacy-policy');
    await start();
    expect(document.querySelector('h1')?.textContent).toBe('Privacy policy');
  });

  it('leaves nothing of itself but its fonts where the console is meant', () => {
    openFile('index.html', '/admin/tours/1');
    expect(document.documentElement.dataset['shows']).toBe('console');
    const root = claimRoot('console');
    expect(root.outerHTML).toBe('<div id="root" data-page="console"></div>');
    const left = 'style[data-public], noscript, meta[name=theme-color], [data-page]';
    expect(document.querySelectorAll(left)).toHaveLength(1);
    const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
    expect(rules.map(({ cssText }) => cssText)).toEqual([expect.stringMatching(/^@font-face/)]);
  });

  it('would not come to life with a difference', async () => {
    openFile('index.html', '/');
    document.querySelector('h1')?.replaceChildren('Something else');
    await start();
    // Error number of "Hydration failed" in React's production build.
    expect(failures).toEqual([expect.stringMatching(/Hydration failed|#418/)]);
  });
});

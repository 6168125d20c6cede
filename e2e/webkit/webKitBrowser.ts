import { request, type Browser, type BrowserContextOptions } from '@playwright/test';
import { RoutingProxy } from './routingProxy';
import { startWebKit } from './startWebKit';
import { WebDriverSession } from './webDriver';
import { WebKitPage } from './webKitPage';
import { WebKitWindow } from './webKitWindow';

const ARGUMENTS = ['--automation', '--autoplay-policy=allow'];
/** Playwright's name of no proxy. */
const DIRECT = 'direct://';
const DEFAULT_VIEWPORT = { width: 1440, height: 900 };
const TIMEOUTS_MS = { script: 120_000, pageLoad: 60_000, implicit: 0 };

/** A browser with a storage of its own, as Playwright's contexts have. */
async function startContext(driver: string, options: BrowserContextOptions) {
  const { baseURL = '', proxy, colorScheme } = options;
  const viewport = options.viewport ?? DEFAULT_VIEWPORT;
  const routes = new RoutingProxy();
  const proxyServer = proxy?.server ?? (await routes.start());
  const args = colorScheme === 'dark' ? [...ARGUMENTS, '--dark-mode'] : ARGUMENTS;
  const session = await WebDriverSession.start(driver, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: process.env['WEBKIT_PATH'], args },
    proxy:
      proxyServer === DIRECT
        ? { proxyType: 'direct' }
        : { proxyType: 'manual', httpProxy: new URL(proxyServer).host },
  });
  await session.command('POST', '/timeouts', TIMEOUTS_MS);
  const first = String(await session.command('GET', '/window'));
  const requests = await request.newContext({ baseURL });
  let isFirstUsed = false;
  const openWindow = async () => {
    if (!isFirstUsed) {
      isFirstUsed = true;
      return first;
    }
    // A tab behind another one is hidden; Playwright's pages are all in sight. The one before may have been closed.
    const opened = await session.commandIn(first, 'POST', '/window/new', { type: 'window' });
    return (opened as { handle: string }).handle; // by the standard
  };
  const pages: WebKitPage[] = [];
  const context = {
    newPage: async () => {
      const window = new WebKitWindow(session, await openWindow());
      const page = new WebKitPage(window, { baseURL, request: requests, context, routes });
      await page.setViewportSize(viewport);
      pages.push(page);
      return page;
    },
    setOffline: async (isOffline: boolean) => {
      routes.setOffline(isOffline);
      for (const page of pages) await page.setOnline(!isOffline);
    },
    /** Nothing: each wait of this page has its own time. */
    setDefaultTimeout: () => undefined,
    clearCookies: () => session.command('DELETE', '/cookie'),
    close: async () => {
      await requests.dispose();
      await session.end();
      routes.stop();
    },
  };
  return context;
}

/** WebKitGTK with what the tests and benches use of a Browser; anything else fails as "not a function". */
export async function startWebKitBrowser({
  baseURL,
  proxy,
}: BrowserContextOptions): Promise<Browser> {
  const driver = await startWebKit();
  const browser = {
    // Read by Playwright's fixture of a context.
    _connection: { headers: [] },
    newContext: (options?: BrowserContextOptions) =>
      startContext(driver.url, { baseURL, proxy, ...options }),
    close: async () => driver.stop(),
  };
  return browser as unknown as Browser;
}

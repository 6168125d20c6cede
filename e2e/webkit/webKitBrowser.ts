import { request, type Browser, type BrowserContextOptions } from '@playwright/test';
import { RoutingProxy } from './routingProxy';
import { startWebKit } from './startWebKit';
import { WebDriverSession } from './webDriver';
import { WebKitPage } from './webKitPage';
import { WebKitWindow } from './webKitWindow';

const ARGUMENTS = ['--automation', '--autoplay-policy=allow'];
/** Playwright's name for no proxy. */
const DIRECT = 'direct://';
const DEFAULT_VIEWPORT = { width: 1440, height: 900 };
const TIMEOUTS_MS = { script: 120_000, pageLoad: 60_000, implicit: 0 };

/** Starts a browser with its own storage, like Playwright's contexts. */
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
    // A background tab would be hidden, whereas all of Playwright's pages are visible. The previous window may have
    // been closed.
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
    /** No-op: each wait of this page has its own time-out. */
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

/** WebKitGTK with the parts of Browser that the tests and benches use; anything else fails as "not a function". */
export async function startWebKitBrowser({
  baseURL,
  proxy,
}: BrowserContextOptions): Promise<Browser> {
  const driver = await startWebKit();
  const browser = {
    // Read by Playwright's context fixture.
    _connection: { headers: [] },
    newContext: (options?: BrowserContextOptions) =>
      startContext(driver.url, { baseURL, proxy, ...options }),
    close: async () => driver.stop(),
  };
  return browser as unknown as Browser;
}

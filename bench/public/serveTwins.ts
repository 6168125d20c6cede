import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Browser, type Page } from '@playwright/test';
import { compressBrotli } from '../../worker/start/compressAssets';
import { openPhone } from './openPhone';

/** Static twin of a page: its rendered HTML without scripts, the lower bound for its content. */
export async function writeTwin(
  browser: Browser,
  address: string,
  isReady: (page: Page) => Promise<unknown>,
): Promise<string> {
  const { page, close } = await openPhone(browser, false);
  await page.goto(address, { waitUntil: 'load' });
  await isReady(page);
  await page.evaluate((base) => {
    document
      .querySelectorAll('script, template, noscript, iframe, link:not([rel=icon])')
      .forEach((element) => element.remove());
    const element = document.createElement('base');
    element.href = base;
    document.head.prepend(element);
  }, address);
  const html = await page.content();
  await close();
  return html;
}

/** Serves each page at /0, /1 and so on, compressed as the product serves its own. */
export async function serveTwins(pages: readonly string[]) {
  const packed = await Promise.all(pages.map(compressBrotli));
  const server = createServer((request, response) => {
    const body = packed[Number(request.url?.slice(1))];
    if (body === undefined) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (page: number) => `http://localhost:${port}/${page}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Browser, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { compressBrotli } from '../../worker/start/compressAssets';
import { openPhone } from './openPhone';
import { type TwinNode } from './twinNode';

/** Inert copy of a page: its rendered HTML without scripts, and the tags and texts of its root. */
export interface Twin {
  html: string;
  tree: TwinNode[];
}

/** Removes comments, which separate React's texts, joins the texts, and returns the remaining tree. */
const readTree = (page: Page): Promise<TwinNode[]> =>
  page.evaluate(() => {
    const root = document.querySelector('#root');
    if (root === null) throw new Error('The page has no root');
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
    const comments: ChildNode[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode as ChildNode); // a comment, due to the filter
    comments.forEach((comment) => comment.remove());
    root.normalize();
    const tree: TwinNode[] = [];
    const open: [Element, TwinNode[]][] = [[root, tree]];
    for (const [parent, children] of open) {
      for (const child of parent.childNodes) {
        const inner: TwinNode[] = [];
        if (!(child instanceof Element)) {
          children.push(child.textContent ?? '');
          continue;
        }
        children.push([child.localName, inner]);
        open.push([child, inner]);
      }
    }
    return tree;
  });

/** Copies a page in its state once ready. */
export async function writeTwin(
  browser: Browser,
  url: string,
  isReady: (page: Page) => Promise<unknown>,
): Promise<Twin> {
  const { page, close } = await openPhone(browser, false);
  await page.goto(url, { waitUntil: 'load' });
  await isReady(page);
  await page.evaluate((base) => {
    document
      .querySelectorAll('script, template, noscript, iframe, link:not([rel=icon])')
      .forEach((element) => element.remove());
    const element = document.createElement('base');
    element.href = base;
    document.head.prepend(element);
  }, url);
  const tree = await readTree(page);
  const html = await page.content();
  await close();
  return { html, tree };
}

async function buildHydration(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['bench/public/hydratedTwin.tsx'],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Serves each twin at /0, /1 and so on, and its hydrated version at /hydrated/0, compressed like the product's pages.
 */
export async function serveTwins(twins: readonly Twin[]) {
  const files = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const body = files.get(request.url ?? '');
    if (body === undefined) return response.writeHead(404).end();
    const type = request.url?.endsWith('.js') === true ? 'text/javascript' : 'text/html';
    return response
      .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server listening on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const hydration = await buildHydration();
  for (const [at, { html, tree }] of twins.entries()) {
    // The page's policy forbids inline scripts.
    const script = `<script type="module" src="${origin}/hydrated/${at}.js"></script>`;
    const hydrated = html.replace('</body>', () => `${script}</body>`);
    const source = `window.twin=${JSON.stringify(tree)};${hydration}`;
    files.set(`/${at}`, await compressBrotli(html));
    files.set(`/hydrated/${at}`, await compressBrotli(hydrated));
    files.set(`/hydrated/${at}.js`, await compressBrotli(source));
  }
  return {
    urlOf: (page: number) => `${origin}/${page}`,
    hydratedUrlOf: (page: number) => `${origin}/hydrated/${page}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

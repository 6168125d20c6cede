import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import type { EditFigures, HydrateFigures, Kind } from './measuredPage';

export const TOURS = 10_000;

export interface StoreFigures {
  edits: EditFigures;
  hydrateTours: HydrateFigures;
  hydrateAll: HydrateFigures;
}

/** Serves a page with the console's own state code. */
async function servePage(): Promise<{ url: string; close: () => void }> {
  const { outputFiles } = await build({
    entryPoints: ['bench/offline/measuredPage.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles[0]?.text ?? '';
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><script>${script.replaceAll('</script', '<\\/script')}</script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a server that listens on a port has an AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

async function measureOne(page: Page, url: string, kind: Kind): Promise<StoreFigures> {
  // A new page for each figure, so that memory of earlier ones does not count.
  await page.goto(url);
  const edits = await page.evaluate(([of, count]) => window.measured.measureEdits(of, count), [
    kind,
    TOURS,
  ] as const);
  await page.goto(url);
  const hydrateTours = await page.evaluate((of) => window.measured.measureHydrate(of), kind);
  await page.goto(url);
  await page.evaluate(([of, count]) => window.measured.fillSections(of, count), [
    kind,
    TOURS,
  ] as const);
  await page.goto(url);
  const hydrateAll = await page.evaluate((of) => window.measured.measureHydrate(of), kind);
  if (hydrateTours.tours !== TOURS || hydrateAll.sections !== TOURS * 5) {
    throw new Error(
      `${kind} did not come back whole: ${JSON.stringify({ hydrateTours, hydrateAll })}`,
    );
  }
  return { edits, hydrateTours, hydrateAll };
}

/** Measures the same work on both stores, each time in a new browser profile. */
export async function measureStores(
  browser: Browser,
  runs: number,
): Promise<Record<Kind, StoreFigures[]>> {
  const { url, close } = await servePage();
  const figures: Record<Kind, StoreFigures[]> = { ours: [], stock: [] };
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const kind of ['ours', 'stock'] as const) {
        const context = await browser.newContext();
        figures[kind].push(await measureOne(await context.newPage(), url, kind));
        await context.close();
      }
    }
  } finally {
    close();
  }
  return figures;
}

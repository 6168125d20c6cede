import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox, findWebKit, installedEngines, readEngineChoice } from './engines/engines';
import { startSilentSound } from './engines/silentSound';
import { findBrowser } from './findBrowser';
import { E2E_RESULTS, readResults } from './readResults';
import { runTool } from './runTool';
import { startProduct, type Product } from './product/startProduct';
import { startTwoWorkers } from './product/startTwoWorkers';
import { playwrightTests, slowestLines } from './testResults';

/**
 * Number of Playwright worker processes. Each has its own product per engine, so that neither parallel tests nor
 * engines share data.
 */
const WORKERS = 2;
/** Leaves neighbouring ports to other runs on the same machine. */
const PORT_STEP = 100;

/** Makes each product two workers on one PostgreSQL, which take calls in turn. */
const TWO_WORKERS = '--two-workers';

const isBalanced = process.argv.includes(TWO_WORKERS);
const { named, rest } = readEngineChoice(
  process.argv.slice(2).filter((each) => each !== TWO_WORKERS),
);
const installed = installedEngines();
const chosen = named ?? installed;
for (const engine of chosen) {
  if (!installed.includes(engine)) throw new Error(`Not installed: ${engine}`);
}
/** Headless Chromium: the browser's own interface would take most of the processor time of a new page. */
const browser = chosen.includes('chromium') ? await findBrowser(['chromium-headless-shell']) : '';
const firstPort = Number(process.env['E2E_PORT'] ?? 4273);
const products: Product[] = [];
const urlsOf = (engine: number) =>
  products.slice(engine * WORKERS, (engine + 1) * WORKERS).map(({ url }) => url);
const start = (port: number) =>
  isBalanced ? startTwoWorkers(port) : startProduct(port, {}, { copyOf: filled });
const needsSound = chosen.includes('firefox') || chosen.includes('webkit');
const sound = needsSound ? await startSilentSound() : null;
const filled = mkdtempSync(join(tmpdir(), 'kathayatra-filled-'));
try {
  // Builds the console, which all products serve, and fills the database, which each product copies.
  await (await startProduct(firstPort, { DATA_DIR: filled })).stop();
  const starts = await Promise.allSettled(
    Array.from({ length: WORKERS * chosen.length }, (_, index) =>
      start(firstPort + index * PORT_STEP),
    ),
  );
  for (const each of starts) if (each.status === 'fulfilled') products.push(each.value);
  for (const each of starts) if (each.status === 'rejected') throw each.reason;
  const projects = chosen.map((engine) => `--project=${engine}`);
  process.exitCode = await runTool('@playwright/test/cli.js', ['test', ...projects, ...rest], {
    E2E_ADDRESSES: JSON.stringify(
      Object.fromEntries(chosen.map((engine, index) => [engine, urlsOf(index)])),
    ),
    CHROME_PATH: browser,
    ...sound?.env,
    FIREFOX_PATH: findFirefox() ?? '',
    WEBKIT_PATH: findWebKit() ?? '',
  });
} finally {
  sound?.stop();
  await Promise.all(products.map(({ stop }) => stop()));
  rmSync(filled, { recursive: true, force: true });
}
for (const line of slowestLines(playwrightTests(readResults(E2E_RESULTS)))) console.log(line);

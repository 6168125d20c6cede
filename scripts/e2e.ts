import { findBrowser } from './findBrowser';
import { E2E_RESULTS, readResults } from './readResults';
import { runTool } from './runTool';
import { startProduct, type Product } from './startProduct';
import { playwrightTests, slowestLines } from './testResults';

/** One product for each worker process of Playwright: tests beside each other share no data. */
const WORKERS = 2;
/** Leaves neighbouring ports to other runs on the same machine. */
const PORT_STEP = 100;

/** Chromium without a window: its own interface takes most of the processor time of a new page. */
const browser = await findBrowser(['chromium-headless-shell']);
const firstPort = Number(process.env['E2E_PORT'] ?? 4273);
const products: Product[] = [];
try {
  // One after the other: the first one builds the console, which all serve.
  while (products.length < WORKERS) {
    products.push(await startProduct(firstPort + products.length * PORT_STEP));
  }
  process.exitCode = await runTool('@playwright/test/cli.js', ['test', ...process.argv.slice(2)], {
    E2E_ADDRESSES: products.map(({ address }) => address).join(),
    CHROME_PATH: browser,
  });
} finally {
  await Promise.all(products.map(({ stop }) => stop()));
}
for (const line of slowestLines(playwrightTests(readResults(E2E_RESULTS)))) console.log(line);

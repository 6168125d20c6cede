import { findBrowser } from './findBrowser';
import { E2E_RESULTS, readResults } from './readResults';
import { runTool } from './runTool';
import { startProduct } from './startProduct';
import { playwrightTests, slowestLines } from './testResults';

const browser = await findBrowser();
const product = await startProduct(Number(process.env['E2E_PORT'] ?? 4273));
try {
  process.exitCode = await runTool('@playwright/test/cli.js', ['test', ...process.argv.slice(2)], {
    E2E_ADDRESS: product.address,
    CHROME_PATH: browser,
  });
} finally {
  await product.stop();
}
for (const line of slowestLines(playwrightTests(readResults(E2E_RESULTS)))) console.log(line);

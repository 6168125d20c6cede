import { startProduct } from '../../scripts/startProduct';
import { type Bench } from '../bench';
import { openBrowser } from '../openBrowser';

const PORT = 4390;
const MAX_SCRIPT_BYTES = 90_000;
const pages = ['/', '/privacy-policy', '/share/playlist/bench'];

/** Bytes of scripts that a page loads, as they come over the network. */
async function weighScripts(address: string): Promise<number> {
  const browser = await openBrowser();
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  await browser.close();
  return bytes;
}

/** What a visitor of the public pages waits for. */
export const benchPublic: Bench = async () => {
  const product = await startProduct(PORT);
  try {
    const weights: [string, number][] = [];
    for (const path of pages) {
      weights.push([path, await weighScripts(product.address + path)]);
    }
    const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
    const heaviest = Math.max(...weights.map(([, bytes]) => bytes));
    return {
      tables: [
        {
          title: 'Scripts over the network (gzip)',
          columns: ['Page', 'Scripts'],
          rows: weights.map(([path, bytes]) => [path, kilobytes(bytes)]),
        },
      ],
      goals: [
        {
          name: 'Scripts of a public page',
          measured: kilobytes(heaviest),
          limit: kilobytes(MAX_SCRIPT_BYTES),
          isMet: heaviest <= MAX_SCRIPT_BYTES,
        },
      ],
    };
  } finally {
    await product.stop();
  }
};

import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProduct } from '../product/startProduct';
import { documentedPictures } from './documentedPictures';
import { saveDocumented, savePicture } from './savePictures';
import { startEngine } from './startEngine';
import { visitPictures } from './visitPictures';

/**
 * Takes pictures of every screen of the sample catalogue, in each window size and theme, in each state, and with each
 * opening, into `--to` (by default a temporary folder). `--only audio,push` takes only those screens; `--write` only
 * replaces the pictures of docs/screenshots.
 */
const { values } = parseArgs({
  options: {
    to: { type: 'string', default: join(tmpdir(), 'kathayatra-pictures') },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const isDocumented = (name: string) => name in documentedPictures;
const chosen = values.only?.split(',');
const names = values.write
  ? (chosen ?? Object.keys(documentedPictures)).filter(isDocumented)
  : chosen;

const product = await startProduct(Number(process.env['E2E_PORT'] ?? 4573));
const browser = await startEngine('chromium', 'light');
try {
  mkdirSync(values.to, { recursive: true });
  await visitPictures({
    browser,
    url: product.url,
    themes: ['light', 'dark'],
    names,
    parts: values.write ? ['rest'] : undefined,
    look: (page, picture) =>
      values.write ? saveDocumented(page, picture) : savePicture(page, picture, values.to),
    onFailure: (name, failure) => {
      console.error(`${name}: ${String(failure)}`);
      process.exitCode = 1;
    },
  });
  console.log(values.write ? 'docs/screenshots is new' : `Pictures are in ${values.to}`);
} finally {
  await browser.close();
  await product.stop();
}

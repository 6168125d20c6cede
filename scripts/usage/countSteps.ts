import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArguments } from '../engines/chromiumArguments';
import { findBrowser } from '../findBrowser';
import { startProduct } from '../product/startProduct';
import { CountedUser, type Steps } from './CountedUser';
import { usageJobs, type Job } from './usageJobs';

/**
 * Performs each job of the newcomer's first hour on a fresh product and counts clicks and keys. With `--write` the
 * table in docs/USING.md is replaced.
 */
const PAGE = 'docs/USING.md';
const START = '<!-- steps -->';
const END = '<!-- /steps -->';

const numberOf = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

function rowOf({ name, before, best }: Job, { clicks, keys }: Steps): string {
  const parts = [
    clicks > 0 ? numberOf(clicks, 'click') : '',
    keys > 0 ? numberOf(keys, 'key') : '',
  ].filter((part) => part !== '');
  return `| ${name} | ${before} | ${clicks + keys} | ${parts.join(', ')} | ${best} |`;
}

const product = await startProduct(Number(process.env['E2E_PORT'] ?? 4573));
const browser = await chromium.launch({
  executablePath: await findBrowser(['chromium-headless-shell']),
  args: [...chromiumArguments, '--autoplay-policy=no-user-gesture-required'],
});
const rows: string[] = [];
try {
  const page = await browser.newPage({
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
  });
  page.setDefaultTimeout(60_000);
  for (const job of usageJobs) {
    await job.prepare?.(page);
    const user = new CountedUser(page);
    await job.perform(user).catch(async (failure: unknown) => {
      await page.screenshot({ path: 'test-results/count-steps.png' });
      throw failure;
    });
    rows.push(rowOf(job, user.counted));
    console.log(rows.at(-1));
  }
} finally {
  await browser.close();
  await product.stop();
}
if (process.argv.includes('--write')) {
  const table = [
    '| Job | Steps before | Steps now | Of these | Best known |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
  const text = readFileSync(PAGE, 'utf8');
  const [head = '', rest = ''] = text.split(START);
  const tail = rest.split(END)[1] ?? '';
  writeFileSync(PAGE, `${head}${START}\n\n${table}\n\n${END}${tail}`);
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { BudgetPlugin, type Budget } from './budgetPlugin';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'budget-'));
  writeFileSync(join(folder, 'entry.js'), `void import('./ListScreen'); void import('./Other');`);
  const noise = (seed: number) =>
    Array.from({ length: 400 }, (_, n) => ((n + 1) * seed) % 99_991).join('-');
  writeFileSync(join(folder, 'ListScreen.js'), `globalThis.list = '${noise(7919)}';`);
  writeFileSync(join(folder, 'Other.js'), `globalThis.other = '${noise(6101)}';`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const complaintsOf = (budget: Partial<Budget>) =>
  new Promise<string[]>((resolve, reject) => {
    const each = { name: 'The list', entries: ['console'], limit: 3000, ...budget };
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: { console: './entry.js' },
        output: { path: join(folder, 'dist') },
        plugins: [new BudgetPlugin([each])],
      },
      (failure, stats) => {
        if (failure) reject(failure);
        else resolve((stats?.compilation.errors ?? []).map(({ message }) => message));
      },
    );
  });

test('what stays within the budget is built; what loads later does not count', async () => {
  expect(await complaintsOf({ limit: 2000 })).toEqual([]);
  expect(await complaintsOf({ asyncRequests: ['/ListScreen'], limit: 3500 })).toEqual([]);
});

test('a page that needs too much fails the build, and says by how much', async () => {
  const complaints = await complaintsOf({ asyncRequests: ['/ListScreen'], limit: 2000 });
  expect(complaints).toEqual([
    expect.stringMatching(/^The list needs \d\.\d kB of scripts; 2\.0 kB are allowed\./),
  ]);
});

test('a budget of what is not there any more is an error, not a pass', async () => {
  expect(await complaintsOf({ asyncRequests: ['/ListScreen', '/Gone'] })).toEqual([
    'The list: nothing is built of "console" and "/ListScreen, /Gone"',
  ]);
});

import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import type {} from './pictureInPieces';

const NARRATIONS = 'worker/sample/narrations';

/** What compares pictures in a page: the console's own way to draw, without the console. */
async function comparer(): Promise<string> {
  const bundle = await build({
    entryPoints: ['e2e/pictureInPieces.ts'],
    ...{ bundle: true, write: false, format: 'esm', logLevel: 'error' },
  });
  return bundle.outputFiles[0]?.text ?? '';
}

test('the picture that is drawn from slices of a narration is that of its whole sound', async ({
  page,
}) => {
  await page.route('**/narration/*', (route) => {
    const name = route.request().url().split('/').at(-1) ?? '';
    return route.fulfill({ path: join(NARRATIONS, name) });
  });
  await page.goto('/health');
  await page.addScriptTag({ content: await comparer(), type: 'module' });
  await page.waitForFunction(() => 'comparePictures' in window);
  const compare = (name: string) =>
    page.evaluate((url) => window.comparePictures?.(url), `/narration/${name}`);

  const m4a = await compare('mumbai-fort-and-kala-ghoda-02-mr.m4a');
  expect(m4a).toMatchObject({ largest: 0, differing: 0, atPage: 0 });
  const mp3 = await compare('madurai-meenakshi-temple-01-ta.mp3');
  expect(mp3?.atPage).toBe(0);
  // This decoder rounds to 16 bits and adds what it rounds off to the next sample, so that what it
  // gives depends on where it began: by one level of 255, where a peak lies between two of them.
  expect(mp3?.largest).toBeLessThanOrEqual(1);
  expect((mp3?.differing ?? Infinity) / (mp3?.pairs ?? 0)).toBeLessThan(0.01);
  for (const { pairs = 0, loud = 0 } of [m4a ?? {}, mp3 ?? {}]) {
    expect(pairs).toBeGreaterThan(3600);
    expect(loud).toBeGreaterThan(pairs / 2);
  }
});

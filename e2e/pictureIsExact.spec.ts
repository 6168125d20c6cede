import { join } from 'node:path';
import { expect, test } from './engineTest';
import { build } from 'esbuild';
import type {} from './pictureInPieces';

const NARRATIONS = 'worker/sample/narrations';

/** Bundles the console's peak computation, to compare peaks in a page without the console. */
async function comparer(): Promise<string> {
  const bundle = await build({
    entryPoints: ['e2e/pictureInPieces.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
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
  const compare = async (name: string, hasFrameDecoder: boolean) => {
    const compared = await page.evaluate(([url, may]) => window.comparePictures?.(url, may), [
      `/narration/${name}`,
      hasFrameDecoder,
    ] as const);
    if (compared === undefined) throw new Error('Not compared');
    expect(compared.pairs).toBeGreaterThan(3600);
    expect(compared.loud).toBeGreaterThan(compared.pairs / 2);
    return compared;
  };

  const mp3Name = 'madurai-meenakshi-temple-01-ta.mp3';
  const decodesMp3 = await page.evaluate(
    (url) => window.decodesMp3Chunks?.(url),
    `/narration/${mp3Name}`,
  );
  for (const hasFrameDecoder of [true, false]) {
    const m4a = await compare('mumbai-fort-and-kala-ghoda-02-mr.m4a', hasFrameDecoder);
    expect(m4a).toMatchObject({ maxDifference: 0, differing: 0 });
    expect(m4a.decodedBy).toEqual({ session: hasFrameDecoder, page: !hasFrameDecoder });
    const mp3 = await compare(mp3Name, hasFrameDecoder);
    // When the browser's decoder accepts only single frames, the page decodes everything.
    const bySession = hasFrameDecoder && decodesMp3 === true;
    expect(mp3.decodedBy).toEqual({ session: bySession, page: !bySession });
    // The decoder rounds to 16 bits and carries the rounding error to the next sample, so that its output depends on
    // the starting point: by one level of 255 when a peak lies between two levels.
    expect(mp3.maxDifference).toBeLessThanOrEqual(1);
    expect(mp3.differing / mp3.pairs).toBeLessThan(0.01);
  }
});

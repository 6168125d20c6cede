import fc from 'fast-check';
import { mapConcurrently, runPool } from './concurrencyPool';

const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('mapConcurrently', () => {
  it('works on every item once, never on more than the given number at a time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.nat(50), { maxLength: 20 }),
        fc.integer({ min: 1, max: 6 }),
        async (items, concurrency) => {
          let running = 0;
          let most = 0;
          const result = await mapConcurrently<number, string>(
            items,
            async (item) => {
              running += 1;
              most = Math.max(most, running);
              await pause();
              running -= 1;
              return item % 3 === 0 ? 'no' : null;
            },
            { concurrency },
          );
          expect(most).toBeLessThanOrEqual(concurrency);
          expect(result.notStarted).toEqual([]);
          const failed = result.failed.map(({ item }) => item);
          expect(failed.every((item) => item % 3 === 0)).toBe(true);
          expect([...result.done, ...failed].sort((a, b) => a - b)).toEqual(
            [...items].sort((a, b) => a - b),
          );
        },
      ),
      { numRuns: 30 },
    );
  });

  it('begins nothing after a stop, and reports what is left', async () => {
    const stop = new AbortController();
    const result = await mapConcurrently([1, 2, 3, 4, 5], async () => null, {
      concurrency: 1,
      signal: stop.signal,
      onProgress: ({ done }) => done === 2 && stop.abort(),
    });
    expect(result).toEqual({ done: [1, 2], failed: [], notStarted: [3, 4, 5] });
  });
});

describe('runPool', () => {
  it('goes on with what each piece of work hands out, and ends when nothing is left', async () => {
    const queue = [1, 2, 3, 4, 5];
    const next = () => queue.shift() ?? null;
    let running = 0;
    let most = 0;
    const done: number[] = [];
    await runPool(2, next, async (item) => {
      running += 1;
      most = Math.max(most, running);
      await pause();
      running -= 1;
      done.push(item);
      return next();
    });
    expect(done).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('rejects with the first failure', async () => {
    const failing = runPool(
      2,
      () => 1,
      () => Promise.reject(new Error('No memory')),
    );
    await expect(failing).rejects.toThrow('No memory');
  });
});

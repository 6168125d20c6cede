import type { Database } from './database';
import { SharedRead } from './sharedRead';

/** Handles that are never queried. */
const [database, other] = [{}, {}] as [Database, Database];

/** Reads that the test completes explicitly. */
function setUp() {
  const ends: ((result: number | Error) => void)[] = [];
  const shared = new SharedRead<number>(
    () =>
      new Promise((resolve, reject) => {
        ends.push((result) => (result instanceof Error ? reject(result) : resolve(result)));
      }),
  );
  return { shared, ends };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('starts at once, and once more for all who ask meanwhile', async () => {
  const { shared, ends } = setUp();
  const first = shared.get(database, 'a');
  const later = [shared.get(database, 'a'), shared.get(database, 'a')];
  await settled();
  expect(ends).toHaveLength(1);
  ends[0]?.(1);
  expect(await first).toBe(1);
  await settled();
  expect(ends).toHaveLength(2);
  const latest = shared.get(database, 'a');
  ends[1]?.(2);
  expect(await Promise.all(later)).toEqual([2, 2]);
  await settled();
  ends[2]?.(3);
  expect(await latest).toBe(3);
  await settled();
  void shared.get(database, 'a');
  expect(ends).toHaveLength(4);
});

it('keeps keys and databases apart', () => {
  const { shared, ends } = setUp();
  for (const [handle, key] of [
    [database, 'a'],
    [database, 'b'],
    [other, 'a'],
  ] as const) {
    void shared.get(handle, key);
  }
  expect(ends).toHaveLength(3);
});

it('reports a failure to all who wait, and tries anew after it', async () => {
  const { shared, ends } = setUp();
  const first = shared.get(database, 'a');
  const second = shared.get(database, 'a');
  ends[0]?.(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect(second).rejects.toThrow('away');
  const third = shared.get(database, 'a');
  ends[1]?.(3);
  expect(await third).toBe(3);
});

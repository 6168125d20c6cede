import fc from 'fast-check';
import { changedBuckets, type BucketChange, type Entries } from './bucketDiff';
import { type BucketKey } from './cacheDatabase';
import { openCacheDatabase } from './openCacheDatabase';
import { readSlice } from './readPersistedSlice';
import { writeChanges } from './writeChanges';

let count = 0;
const openNew = () => openCacheDatabase(`writes-${(count += 1)}`, () => undefined);

function between(before: Entries, after: Entries): [BucketKey, BucketChange][] {
  return [...changedBuckets(before, after)].map(([bucket, change]) => [
    ['tours', 'records', bucket],
    change,
  ]);
}

const many = (size: number, n: number): Entries =>
  Object.fromEntries(Array.from({ length: size }, (_, index) => [`t${index}`, { n }]));

describe('what is written', () => {
  it('is read as it was, whatever lies beside its bucket and whatever was put into it', async () => {
    const row = fc.nat(99).map((n) => ({ n }));
    const few = fc.dictionary(
      fc.nat(1999).map((index) => `t${index}`),
      row,
      { maxKeys: 20 },
    );
    const step = fc.oneof(
      few.map((rows) => (table: Entries): Entries => ({ ...table, ...rows })),
      fc.nat(9).map((n) => (): Entries => many(2000, n)),
      fc.integer({ min: 2, max: 500 }).map(
        (each) =>
          (table: Entries): Entries =>
            Object.fromEntries(Object.entries(table).filter((_, index) => index % each !== 0)),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 5 }), async (steps) => {
        const db = await openNew();
        let table: Entries = {};
        for (const go of steps) {
          const next = go(table);
          await writeChanges(db, between(table, next));
          table = next;
        }
        expect((await readSlice(db, 'tours'))?.['records'] ?? {}).toEqual(table);
        db.close();
      }),
      { numRuns: 25 },
    );
  });

  it('is an edit alone, and not its bucket, until many lie beside it', async () => {
    const db = await openNew();
    let table = many(2000, 0);
    await writeChanges(db, between({}, table));
    expect(await db.count('changes')).toBe(0);
    const whole = await db.getAll('rows');
    for (let index = 0; index < 100; index += 1) {
      const next = { ...table, [`t${index % 3}`]: { n: index + 1 } };
      await writeChanges(db, between(table, next));
      table = next;
    }
    expect(await db.getAll('rows')).toEqual(whole);
    const looseRows = (await db.getAll('changes')).flatMap(({ changed }) => Object.keys(changed));
    expect(looseRows.sort()).toEqual(['t0', 't1', 't2']);
    await writeChanges(db, between(table, many(2000, 5)));
    expect(await db.count('changes')).toBe(0);
    expect((await readSlice(db, 'tours'))?.['records']).toEqual(many(2000, 5));
    db.close();
  });
});

import fc from 'fast-check';
import { bucketOf, BUCKETS, changedBuckets, type Entries } from './bucketDiff';

const tables = fc.dictionary(fc.string({ maxLength: 3 }), fc.nat(3));

/** What is on disk after the changes were written over what was there. */
function written(before: Entries, after: Entries): Entries {
  const disk = new Map<number, Entries>();
  for (const [bucket, entries] of changedBuckets({}, before)) disk.set(bucket, entries);
  for (const [bucket, entries] of changedBuckets(before, after)) disk.set(bucket, entries);
  return Object.assign({}, ...disk.values());
}

describe('changedBuckets', () => {
  it('brings the disk to any next state', () => {
    fc.assert(
      fc.property(tables, tables, (before, after) => {
        expect(written(before, after)).toEqual({ ...after });
      }),
    );
  });

  it('touches one bucket for one changed row among many', () => {
    const rows = Array.from({ length: 5000 }, (_, n) => [`tour-${n}`, { n }] as const);
    const before: Entries = Object.fromEntries(rows);
    const changed = changedBuckets(before, { ...before, 'tour-7': { n: -1 } });
    expect([...changed.keys()]).toEqual([bucketOf('tour-7')]);
    const size = Object.keys(changed.get(bucketOf('tour-7')) ?? {}).length;
    expect(size).toBeLessThan((5000 / BUCKETS) * 3);
  });

  it('spreads ids evenly enough', () => {
    const counts = new Array<number>(BUCKETS).fill(0);
    for (let n = 0; n < 25_600; n += 1) {
      const bucket = bucketOf(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
    expect(Math.max(...counts)).toBeLessThan(250);
  });
});

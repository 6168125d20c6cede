import fc from 'fast-check';
import { applyChange, bucketOf, BUCKETS, changedBuckets, type Entries } from './bucketDiff';

const tables = fc.dictionary(fc.string({ maxLength: 3 }), fc.nat(3));

type Disk = Map<number, Entries>;

function write(disk: Disk, before: Entries, after: Entries): void {
  for (const [bucket, change] of changedBuckets(before, after)) {
    disk.set(bucket, applyChange(disk.get(bucket), change));
  }
}

const read = (disk: Disk): Entries => Object.assign({}, ...disk.values());

describe('changedBuckets', () => {
  it('brings the disk to any next state', () => {
    fc.assert(
      fc.property(tables, tables, (before, after) => {
        const disk: Disk = new Map();
        write(disk, {}, before);
        write(disk, before, after);
        expect(read(disk)).toEqual({ ...after });
      }),
    );
  });

  it('lets two tabs that started from the same write different rows without a loss', () => {
    fc.assert(
      fc.property(tables, tables, tables, (start, ofA, ofB) => {
        const disk: Disk = new Map();
        write(disk, {}, start);
        const own = Object.fromEntries(Object.entries(ofB).filter(([key]) => !(key in ofA)));
        write(disk, start, { ...start, ...ofA });
        write(disk, start, { ...start, ...own });
        expect(read(disk)).toEqual({ ...start, ...ofA, ...own });
      }),
    );
  });

  it('touches one bucket for one changed row among many', () => {
    const rows = Array.from({ length: 5000 }, (_, n) => [`tour-${n}`, { n }] as const);
    const before: Entries = Object.fromEntries(rows);
    const changed = changedBuckets(before, { ...before, 'tour-7': { n: -1 } });
    expect([...changed]).toEqual([
      [bucketOf('tour-7'), { changed: { 'tour-7': { n: -1 } }, removed: [] }],
    ]);
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

describe('applyChange', () => {
  const older = { updated_at: '2025-03-01T06:00:00.000Z' };
  const newer = { updated_at: '2025-03-01T06:00:00.001Z' };

  it('keeps the newer of two rows, whoever writes last', () => {
    expect(applyChange({ a: newer }, { changed: { a: older }, removed: [] })).toEqual({ a: newer });
    expect(applyChange({ a: older }, { changed: { a: newer }, removed: [] })).toEqual({ a: newer });
  });

  it('takes the one that is written where they do not say when they were changed', () => {
    expect(applyChange({ a: newer }, { changed: { a: 1 }, removed: [] })).toEqual({ a: 1 });
    expect(applyChange({ a: 1 }, { changed: { a: older }, removed: [] })).toEqual({ a: older });
  });
});

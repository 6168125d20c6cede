import fc from 'fast-check';
import { keysBetween, upsertRows, removeKeys, type Table } from '../model/upsertRecords';
import {
  bucketOf,
  BUCKETS,
  changedBuckets,
  joinChanges,
  mergeChange,
  type BucketChange,
  type Entries,
} from './bucketDiff';

const tables = fc.dictionary(fc.string({ maxLength: 3 }), fc.nat(3));

type Disk = Map<number, Entries>;

function applyChange(rows: Entries | undefined, change: BucketChange): Entries {
  const changed = { ...rows };
  mergeChange(changed, change);
  return changed;
}

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

  it('reports the same of tables that say how they came about, by however many steps', () => {
    const row = fc.record({ n: fc.nat(2) });
    const key = fc.constantFrom('a', 'b', 'c', 'd');
    const step = fc.oneof(
      fc.record({ put: fc.array(fc.tuple(key, row), { maxLength: 3 }) }),
      fc.record({ gone: fc.array(key, { maxLength: 3 }) }),
    );
    fc.assert(
      fc.property(fc.dictionary(key, row), fc.array(step, { maxLength: 5 }), (before, steps) => {
        const after = steps.reduce<Table<{ n: number }>>(
          (table, one) => ('put' in one ? upsertRows(table, one.put) : removeKeys(table, one.gone)),
          before,
        );
        expect(keysBetween(before, after)).not.toBeNull();
        expect(changedBuckets(before, after)).toEqual(changedBuckets({ ...before }, { ...after }));
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
    expect(Math.max(...counts)).toBeLessThan(2 * (25_600 / BUCKETS));
  });
});

describe('mergeChange', () => {
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

describe('joinChanges', () => {
  it('makes of any rows what the changes make one after another', () => {
    const times = [
      '2025-03-01T06:00:00.000Z',
      '2025-03-01T06:00:00.001Z',
      '2025-03-02T06:00:00.000Z',
    ];
    const row = fc.constantFrom(...times).map((time) => ({ updated_at: time }));
    const key = fc.constantFrom('a', 'b', 'c');
    const rows = fc.dictionary(key, row);
    const change = fc.record({ changed: rows, removed: fc.uniqueArray(key) });
    fc.assert(
      fc.property(rows, change, change, change, (stored, first, second, third) => {
        const all = [first, second, third];
        expect(applyChange(stored, joinChanges(joinChanges(first, second), third))).toEqual(
          all.reduce<Entries>(applyChange, stored),
        );
      }),
    );
  });
});

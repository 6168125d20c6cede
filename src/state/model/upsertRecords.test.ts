import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { isSameData, reuseListIds, upsertRows, removeKeys, type Table } from './upsertRecords';

interface Row {
  id: string;
  title: string;
  plays: number | null;
}

const rowOf = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  title: fc.constantFrom('x', 'y', 'ताज'),
  plays: fc.option(fc.nat(2)),
});
const tableOf = (rows: Row[]): Table<Row> => Object.fromEntries(rows.map((row) => [row.id, row]));

describe('mergeRows', () => {
  it('holds the last of each key, and the object of each unchanged row', () => {
    fc.assert(
      fc.property(fc.array(rowOf), fc.array(rowOf), (before, rows) => {
        const table = tableOf(before);
        const merged = upsertRows(
          table,
          rows.map((row) => [row.id, { ...row }]),
        );
        expect(merged).toEqual({ ...table, ...tableOf(rows) });
        for (const [id, row] of Object.entries(merged)) {
          const old = table[id];
          const wasTouched = rows.some((other) => other.id === id);
          if (old && !wasTouched) expect(row).toBe(old);
        }
      }),
    );
  });

  it('is the very same table when nothing changed', () => {
    const table = tableOf([{ id: 'a', title: 'x', plays: null }]);
    expect(upsertRows(table, [['a', { id: 'a', title: 'x', plays: null }]])).toBe(table);
    expect(removeKeys(table, ['gone'])).toBe(table);
  });
});

describe('reuseListIds', () => {
  it('keeps the ids of an unchanged order and moves the age on', () => {
    const previous = { ids: ['a', 'b'], fetchedAt: 1, isComplete: true };
    const next = reuseListIds(previous, { ids: ['a', 'b'], fetchedAt: 2, isComplete: true });
    expect(next.ids).toBe(previous.ids);
    expect(next.fetchedAt).toBe(2);
    expect(reuseListIds(previous, { ...previous, ids: ['b', 'a'] }).ids).toEqual(['b', 'a']);
  });
});

describe('isSameData', () => {
  it('compares plain data by what it holds, at any depth', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(isSameData(one, structuredClone(one))).toBe(true);
        expect(isSameData(one, other)).toBe(isDeepStrictEqual(one, other));
      }),
    );
  });

  it('distinguishes a missing field from an undefined one, and a list from a record', () => {
    expect(isSameData({ a: undefined }, { b: undefined })).toBe(false);
    expect(isSameData([], {})).toBe(false);
    expect(isSameData({ media: [{ id: 'a' }] }, { media: [{ id: 'b' }] })).toBe(false);
    expect(isSameData({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  });
});

import { changedRows } from './changedRows';
import { completeBatches, nextBatches, type RowBatches } from './rowBatches';

interface Stop {
  id: string;
  name: string;
}
const rowId = ({ id }: Stop) => id;
const stops = (count: number): Stop[] =>
  Array.from({ length: count }, (_, i) => ({ id: String(i), name: `Stop ${i}` }));
const renamed = (rows: readonly Stop[], index: number) =>
  rows.map((row, i) => (i === index ? { ...row, name: 'Step' } : row));
const next = (previous: RowBatches<Stop> | null, rows: readonly Stop[], view = 'a') =>
  nextBatches(previous, { rows, view, rowId, hasSavedPosition: false });
const complete = (rows: readonly Stop[]) => completeBatches(next(null, rows));

test('changed rows are those that differ at the same index', () => {
  const before = stops(5);
  const after = renamed(before, 3);
  expect(changedRows(before, after, rowId)).toEqual([after[3]]);
  expect(changedRows(before, before, rowId)).toEqual([]);
  expect(changedRows(before, after.slice(1), rowId)).toBeNull();
  expect(changedRows(before, before.toReversed(), rowId)).toBeNull();
});

test('a short list is given at once, of a long one the first batch until all rows are requested', () => {
  expect(next(null, stops(400))).toMatchObject({ isComplete: true, given: stops(400) });
  const rows = stops(1000);
  const first = next(null, rows);
  expect(first).toMatchObject({ isComplete: false, given: rows.slice(0, 100) });
  expect(completeBatches(first)).toMatchObject({ isComplete: true, given: rows, edits: [] });
});

test('restoring a saved scroll position gives all rows at once', () => {
  const options = { rows: stops(1000), view: 'a', rowId, hasSavedPosition: true };
  expect(nextBatches(null, options)).toMatchObject({ isComplete: true, given: stops(1000) });
});

test('an edit of a few rows is handed on row by row, and the given rows stay', () => {
  const rows = stops(1000);
  const all = complete(rows);
  const after = renamed(rows, 700);
  const edited = next(all, after);
  expect(edited.given).toBe(all.given);
  expect(edited.edits).toEqual([after[700]]);
  const again = renamed(after, 2);
  expect(next(edited, again).edits).toEqual([again[2]]);
});

test('an edit of many rows gives the rows again', () => {
  const rows = stops(1000);
  const all = rows.map((row) => ({ ...row }));
  const again = next(complete(rows), all);
  expect(again).toMatchObject({ isComplete: true, edits: [] });
  expect(again.given[999]).toBe(all[999]);
});

test('rows edited before all rows are given are among them when they are', () => {
  const rows = stops(1000);
  const edited = next(next(null, rows), renamed(rows, 5));
  expect(edited.edits[0]?.name).toBe('Step');
  expect(completeBatches(edited).given[5]?.name).toBe('Step');
});

test('an edit of a row that the grid does not hold yet is not handed to it', () => {
  const rows = stops(1000);
  const edited = next(next(null, rows), renamed(rows, 700));
  expect(edited.edits).toEqual([]);
  expect(completeBatches(edited).given[700]?.name).toBe('Step');
});

test('a row more or less leaves a view complete; another view begins with its first batch', () => {
  const rows = stops(1000);
  expect(next(complete(rows), rows.slice(1))).toMatchObject({ isComplete: true });
  expect(next(complete(rows), rows.slice(1), 'b')).toMatchObject({
    isComplete: false,
    given: rows.slice(1, 101),
  });
});

test('another view of the same rows gives the grid nothing', () => {
  const all = complete(stops(1000));
  const same = next(all, all.rows.slice(), 'b');
  expect(same).toMatchObject({ view: 'b', isComplete: true, edits: [] });
  expect(same.given).toBe(all.given);
});

test('rows that come back after edits are given as a new array', () => {
  const rows = stops(1000);
  const all = complete(rows);
  const edited = rows.map((row, i) => (i < 6 ? { ...row, name: 'Step' } : row));
  const others = edited.map((row, i) => (i > 10 && i < 17 ? { ...row, name: 'Step' } : row));
  const back = next(next(next(all, edited), others), rows);
  expect(back.given).toEqual(rows);
  expect(back.given).not.toBe(all.given);
});

import { editedRows, takeAll, takeIn } from './recordIntake';

interface Stop {
  id: string;
  name: string;
}
const rowId = ({ id }: Stop) => id;
const stops = (count: number): Stop[] =>
  Array.from({ length: count }, (_, i) => ({ id: String(i), name: `Stop ${i}` }));
const renamed = (rows: readonly Stop[], place: number) =>
  rows.map((row, i) => (i === place ? { ...row, name: 'Step' } : row));

test('edited rows are those that are others in the same places', () => {
  const before = stops(5);
  const after = renamed(before, 3);
  expect(editedRows(before, after, rowId)).toEqual([after[3]]);
  expect(editedRows(before, before, rowId)).toEqual([]);
  expect(editedRows(before, after.slice(1), rowId)).toBeNull();
  expect(editedRows(before, before.toReversed(), rowId)).toBeNull();
});

test('a few rows are given whole, of many the first until all are asked for', () => {
  expect(takeIn(null, stops(400), 'a', rowId, false)).toMatchObject({ isWhole: true });
  const rows = stops(1000);
  const first = takeIn(null, rows, 'a', rowId, false);
  expect(first).toMatchObject({ isWhole: false, given: rows.slice(0, 100) });
  expect(takeAll(first)).toMatchObject({ isWhole: true, given: rows, edits: [] });
});

test('who comes back to a place far down is given all rows at once', () => {
  expect(takeIn(null, stops(1000), 'a', rowId, true)).toMatchObject({ isWhole: true });
});

test('an edit of a few rows is told as such, over the rows that were given', () => {
  const rows = stops(1000);
  const whole = takeAll(takeIn(null, rows, 'a', rowId, false));
  const after = renamed(rows, 700);
  const told = takeIn(whole, after, 'a', rowId, false);
  expect(told.given).toBe(whole.given);
  expect(told.edits).toEqual([after[700]]);
  const again = renamed(after, 2);
  expect(takeIn(told, again, 'a', rowId, false).edits).toEqual([again[2]]);
});

test('an edit of many rows gives the rows anew', () => {
  const rows = stops(1000);
  const whole = takeAll(takeIn(null, rows, 'a', rowId, false));
  const all = rows.map((row) => ({ ...row }));
  const anew = takeIn(whole, all, 'a', rowId, false);
  expect(anew).toMatchObject({ isWhole: true, edits: [] });
  expect(anew.given[999]).toBe(all[999]);
});

test('what is edited before all rows are given is among them when they are', () => {
  const first = takeIn(null, stops(1000), 'a', rowId, false);
  const edited = takeIn(first, renamed(first.rows, 5), 'a', rowId, false);
  expect(edited.edits[0]?.name).toBe('Step');
  expect(takeAll(edited).given[5]?.name).toBe('Step');
});

test('a row more or less leaves a view whole; another view begins with its first rows', () => {
  const rows = stops(1000);
  const whole = takeAll(takeIn(null, rows, 'a', rowId, false));
  expect(takeIn(whole, rows.slice(1), 'a', rowId, false)).toMatchObject({ isWhole: true });
  expect(takeIn(whole, rows.slice(1), 'b', rowId, false)).toMatchObject({ isWhole: false });
});

test('rows as they were before an edit are given as a list that the grid does not know', () => {
  const rows = stops(1000);
  const whole = takeAll(takeIn(null, rows, 'a', rowId, false));
  const told = takeIn(whole, renamed(rows, 3), 'a', rowId, false);
  const back = takeIn(takeIn(told, rows.slice(1), 'a', rowId, false), rows, 'a', rowId, false);
  expect(back.given).toEqual(rows);
  expect(back.given).not.toBe(told.given);
});

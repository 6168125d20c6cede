import { arrive, editedRows, takeAll, takeIn, takeMore } from './rowScheduler';

interface Stop {
  id: string;
  name: string;
}
const rowId = ({ id }: Stop) => id;
const atRest = { isPlaceKept: false, isTyping: false };
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
  expect(takeIn(null, stops(400), 'a', rowId, atRest)).toMatchObject({ isWhole: true });
  const rows = stops(1000);
  const first = takeIn(null, rows, 'a', rowId, atRest);
  expect(first).toMatchObject({ isWhole: false, given: rows.slice(0, 100) });
  expect(takeAll(first)).toMatchObject({ isWhole: true, given: rows, edits: [] });
});

test('who comes back to a place far down is given all rows at once', () => {
  expect(takeIn(null, stops(1000), 'a', rowId, { ...atRest, isPlaceKept: true })).toMatchObject({
    isWhole: true,
  });
});

test('an edit of a few rows is told as such, over the rows that were given', () => {
  const rows = stops(1000);
  const whole = takeAll(takeIn(null, rows, 'a', rowId, atRest));
  const after = renamed(rows, 700);
  const told = takeIn(whole, after, 'a', rowId, atRest);
  expect(told.given).toBe(whole.given);
  expect(told.edits).toEqual([after[700]]);
  const again = renamed(after, 2);
  expect(takeIn(told, again, 'a', rowId, atRest).edits).toEqual([again[2]]);
});

test('an edit of many rows gives the rows anew', () => {
  const rows = stops(1000);
  const whole = takeAll(takeIn(null, rows, 'a', rowId, atRest));
  const all = rows.map((row) => ({ ...row }));
  const anew = takeIn(whole, all, 'a', rowId, atRest);
  expect(anew).toMatchObject({ isWhole: true, edits: [] });
  expect(anew.given[999]).toBe(all[999]);
});

test('what is edited before all rows are given is among them when they are', () => {
  const first = takeIn(null, stops(1000), 'a', rowId, atRest);
  const edited = takeIn(first, renamed(first.rows, 5), 'a', rowId, atRest);
  expect(edited.edits[0]?.name).toBe('Step');
  expect(takeAll(edited).given[5]?.name).toBe('Step');
});

test('a row more or less leaves a view whole; another view begins with its first rows', () => {
  const rows = stops(1000);
  const whole = takeAll(takeIn(null, rows, 'a', rowId, atRest));
  expect(takeIn(whole, rows.slice(1), 'a', rowId, atRest)).toMatchObject({ isWhole: true });
  expect(takeIn(whole, rows.slice(1), 'b', rowId, atRest)).toMatchObject({ isWhole: false });
});

test('rows as they were before an edit are given as a list that the grid does not know', () => {
  const rows = stops(1000);
  const whole = takeAll(takeIn(null, rows, 'a', rowId, atRest));
  const told = takeIn(whole, renamed(rows, 3), 'a', rowId, atRest);
  const back = takeIn(takeIn(told, rows.slice(1), 'a', rowId, atRest), rows, 'a', rowId, atRest);
  expect(back.given).toEqual(rows);
  expect(back.given).not.toBe(told.given);
});

const typing = { ...atRest, isTyping: true };

test('what is found while a person types is drawn in the rows that are there, and given after a pause', () => {
  const all = stops(1000);
  const whole = takeAll(takeIn(null, all, '', rowId, atRest));
  const found = takeIn(whole, all.slice(500), '5', rowId, typing);
  expect(found).toMatchObject({ isAhead: true, given: whole.given, rows: all.slice(500) });
  const fewer = takeIn(found, all.slice(500, 503), '50', rowId, typing);
  expect(fewer).toMatchObject({ isAhead: true, given: whole.given });
  expect(takeMore(fewer)).toMatchObject({ isAhead: false, isWhole: true, given: fewer.rows });
  const first = takeMore(found);
  expect(first).toMatchObject({ isAhead: false, isWhole: false, given: all.slice(500, 600) });
  expect(takeMore(first)).toMatchObject({ isWhole: true, given: found.rows });
});

test('what was drawn ahead of the grid stays so until the grid has taken it in', () => {
  const all = stops(1000);
  const whole = takeAll(takeIn(null, all, '', rowId, atRest));
  expect(whole.isArriving).toBe(false);
  const found = takeIn(whole, all.slice(500), '5', rowId, typing);
  expect(takeMore(found).isArriving).toBe(true);
  expect(takeMore(takeMore(found)).isArriving).toBe(true);
  expect(arrive(takeMore(found))).toMatchObject({ isArriving: false, given: all.slice(500, 600) });
  expect(takeMore(arrive(takeMore(found))).isArriving).toBe(false);
  const filtered = takeIn(found, all.slice(700), '5, published', rowId, atRest);
  expect(filtered).toMatchObject({ isAhead: false, isArriving: true, given: all.slice(700) });
});

test('more rows than are there are given at once, and so is what is not typed', () => {
  const all = stops(1000);
  const few = takeAll(takeIn(null, all.slice(0, 3), '2', rowId, atRest));
  expect(takeIn(few, all, '', rowId, typing)).toMatchObject({ isAhead: false, isWhole: false });
  const whole = takeAll(few);
  expect(takeIn(whole, all.slice(0, 2), '1', rowId, atRest)).toMatchObject({ isAhead: false });
});

test('a search that is emptied goes back to what the grid has; an edit meanwhile gives it anew', () => {
  const all = stops(1000);
  const whole = takeAll(takeIn(null, all, '', rowId, atRest));
  const found = takeIn(whole, all.slice(5), '5', rowId, typing);
  const back = takeIn(found, all.slice(), '', rowId, typing);
  expect(back).toMatchObject({ isAhead: false, isWhole: true });
  expect(back.given).toBe(whole.given);
  const edited = takeIn(found, renamed(found.rows, 0), '5', rowId, typing);
  expect(edited).toMatchObject({ isAhead: true, given: whole.given });
  expect(edited.rows[0]?.name).toBe('Step');
  const after = takeIn(edited, renamed(all, 5), '', rowId, atRest);
  expect(after.isAhead).toBe(false);
  expect(after.given[5]?.name).toBe('Step');
});

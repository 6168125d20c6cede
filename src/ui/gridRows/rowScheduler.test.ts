import {
  finishCommit,
  changedRows,
  commitAll,
  scheduleRows,
  commitNextBatch,
} from './rowScheduler';

interface Stop {
  id: string;
  name: string;
}
const rowId = ({ id }: Stop) => id;
const idle = { hasSavedPosition: false, isTyping: false };
const stops = (count: number): Stop[] =>
  Array.from({ length: count }, (_, i) => ({ id: String(i), name: `Stop ${i}` }));
const renamed = (rows: readonly Stop[], index: number) =>
  rows.map((row, i) => (i === index ? { ...row, name: 'Step' } : row));

test('changed rows are those that differ at the same index', () => {
  const before = stops(5);
  const after = renamed(before, 3);
  expect(changedRows(before, after, rowId)).toEqual([after[3]]);
  expect(changedRows(before, before, rowId)).toEqual([]);
  expect(changedRows(before, after.slice(1), rowId)).toBeNull();
  expect(changedRows(before, before.toReversed(), rowId)).toBeNull();
});

test('a short list is committed at once, of a long one the first batch until all rows are requested', () => {
  expect(scheduleRows(null, stops(400), 'a', rowId, idle)).toMatchObject({ isComplete: true });
  const rows = stops(1000);
  const first = scheduleRows(null, rows, 'a', rowId, idle);
  expect(first).toMatchObject({ isComplete: false, committed: rows.slice(0, 100) });
  expect(commitAll(first)).toMatchObject({ isComplete: true, committed: rows, edits: [] });
});

test('restoring a saved scroll position commits all rows at once', () => {
  expect(
    scheduleRows(null, stops(1000), 'a', rowId, { ...idle, hasSavedPosition: true }),
  ).toMatchObject({
    isComplete: true,
  });
});

test('an edit of a few rows is published in place, over the committed rows', () => {
  const rows = stops(1000);
  const complete = commitAll(scheduleRows(null, rows, 'a', rowId, idle));
  const after = renamed(rows, 700);
  const edited = scheduleRows(complete, after, 'a', rowId, idle);
  expect(edited.committed).toBe(complete.committed);
  expect(edited.edits).toEqual([after[700]]);
  const again = renamed(after, 2);
  expect(scheduleRows(edited, again, 'a', rowId, idle).edits).toEqual([again[2]]);
});

test('an edit of many rows commits the rows again', () => {
  const rows = stops(1000);
  const complete = commitAll(scheduleRows(null, rows, 'a', rowId, idle));
  const all = rows.map((row) => ({ ...row }));
  const again = scheduleRows(complete, all, 'a', rowId, idle);
  expect(again).toMatchObject({ isComplete: true, edits: [] });
  expect(again.committed[999]).toBe(all[999]);
});

test('rows edited before all rows are committed are among them when they are', () => {
  const first = scheduleRows(null, stops(1000), 'a', rowId, idle);
  const edited = scheduleRows(first, renamed(first.rows, 5), 'a', rowId, idle);
  expect(edited.edits[0]?.name).toBe('Step');
  expect(commitAll(edited).committed[5]?.name).toBe('Step');
});

test('a row more or less leaves a view complete; another view begins with its first batch', () => {
  const rows = stops(1000);
  const complete = commitAll(scheduleRows(null, rows, 'a', rowId, idle));
  expect(scheduleRows(complete, rows.slice(1), 'a', rowId, idle)).toMatchObject({
    isComplete: true,
  });
  expect(scheduleRows(complete, rows.slice(1), 'b', rowId, idle)).toMatchObject({
    isComplete: false,
  });
});

test('rows restored after an edit are committed as a new array', () => {
  const rows = stops(1000);
  const complete = commitAll(scheduleRows(null, rows, 'a', rowId, idle));
  const edited = scheduleRows(complete, renamed(rows, 3), 'a', rowId, idle);
  const back = scheduleRows(
    scheduleRows(edited, rows.slice(1), 'a', rowId, idle),
    rows,
    'a',
    rowId,
    idle,
  );
  expect(back.committed).toEqual(rows);
  expect(back.committed).not.toBe(edited.committed);
});

const typing = { ...idle, isTyping: true };

test('search results stay pending while a person types, and are committed after a pause', () => {
  const all = stops(1000);
  const complete = commitAll(scheduleRows(null, all, '', rowId, idle));
  const found = scheduleRows(complete, all.slice(500), '5', rowId, typing);
  expect(found).toMatchObject({
    isPending: true,
    committed: complete.committed,
    rows: all.slice(500),
  });
  const fewer = scheduleRows(found, all.slice(500, 503), '50', rowId, typing);
  expect(fewer).toMatchObject({ isPending: true, committed: complete.committed });
  expect(commitNextBatch(fewer)).toMatchObject({
    isPending: false,
    isComplete: true,
    committed: fewer.rows,
  });
  const first = commitNextBatch(found);
  expect(first).toMatchObject({
    isPending: false,
    isComplete: false,
    committed: all.slice(500, 600),
  });
  expect(commitNextBatch(first)).toMatchObject({ isComplete: true, committed: found.rows });
});

test('pending rows stay drawn until the grid has processed their commit', () => {
  const all = stops(1000);
  const complete = commitAll(scheduleRows(null, all, '', rowId, idle));
  expect(complete.isCommitting).toBe(false);
  const found = scheduleRows(complete, all.slice(500), '5', rowId, typing);
  expect(commitNextBatch(found).isCommitting).toBe(true);
  expect(commitNextBatch(commitNextBatch(found)).isCommitting).toBe(true);
  expect(finishCommit(commitNextBatch(found))).toMatchObject({
    isCommitting: false,
    committed: all.slice(500, 600),
  });
  expect(commitNextBatch(finishCommit(commitNextBatch(found))).isCommitting).toBe(false);
  const filtered = scheduleRows(found, all.slice(700), '5, published', rowId, idle);
  expect(filtered).toMatchObject({
    isPending: false,
    isCommitting: true,
    committed: all.slice(700),
  });
});

test('more rows than are rendered are committed at once, and so are results that were not typed', () => {
  const all = stops(1000);
  const few = commitAll(scheduleRows(null, all.slice(0, 3), '2', rowId, idle));
  expect(scheduleRows(few, all, '', rowId, typing)).toMatchObject({
    isPending: false,
    isComplete: false,
  });
  const complete = commitAll(few);
  expect(scheduleRows(complete, all.slice(0, 2), '1', rowId, idle)).toMatchObject({
    isPending: false,
  });
});

test('clearing the search returns to the committed rows; an edit meanwhile commits them again', () => {
  const all = stops(1000);
  const complete = commitAll(scheduleRows(null, all, '', rowId, idle));
  const found = scheduleRows(complete, all.slice(5), '5', rowId, typing);
  const back = scheduleRows(found, all.slice(), '', rowId, typing);
  expect(back).toMatchObject({ isPending: false, isComplete: true });
  expect(back.committed).toBe(complete.committed);
  const edited = scheduleRows(found, renamed(found.rows, 0), '5', rowId, typing);
  expect(edited).toMatchObject({ isPending: true, committed: complete.committed });
  expect(edited.rows[0]?.name).toBe('Step');
  const after = scheduleRows(edited, renamed(all, 5), '', rowId, idle);
  expect(after.isPending).toBe(false);
  expect(after.committed[5]?.name).toBe('Step');
});

import { type Column } from './RecordColumn';
import { sortRecords } from './sortRecords';

interface Stop {
  name: string;
  plays: number | null;
}
const columns: Column<Stop>[] = [
  { key: 'name', header: 'Name', value: ({ name }) => name },
  { key: 'plays', header: 'Plays', value: ({ plays }) => plays },
  { kind: 'actions', key: 'actions', actions: () => [] },
];
const rows: Stop[] = [
  { name: 'Stop 10', plays: 3 },
  { name: '', plays: null },
  { name: 'stop 2', plays: 3 },
];
const sorted = (key: string, dir: 'asc' | 'desc') =>
  sortRecords(rows, columns, { key, dir }, 'en').map((row) => rows.indexOf(row));

test('rows are sorted by the value of a column, empty ones last in both directions', () => {
  expect(sorted('name', 'asc')).toEqual([2, 0, 1]);
  expect(sorted('name', 'desc')).toEqual([0, 2, 1]);
});

test('equal rows stay in the order they came in', () => {
  expect(sorted('plays', 'asc')).toEqual([0, 2, 1]);
  expect(sorted('plays', 'desc')).toEqual([0, 2, 1]);
});

test('without a column to sort by it is the same list', () => {
  expect(sortRecords(rows, columns, null, 'en')).toBe(rows);
  expect(sortRecords(rows, columns, { key: 'actions', dir: 'asc' }, 'en')).toBe(rows);
  expect(sortRecords(rows, columns, { key: 'gone', dir: 'asc' }, 'en')).toBe(rows);
});

import { changedRecords, createLatestRecords } from './latestRecords';

interface Tour {
  id: string;
  title: string;
}

const tour = (id: string, title = id): Tour => ({ id, title });
const idOf = ({ id }: Tour) => id;
const [a, b, c] = [tour('a'), tour('b'), tour('c')];

test.each([
  ['nothing changed', [a, b, c], []],
  ['one record was replaced', [a, tour('b', 'new'), c], ['b']],
  ['all records were replaced', [tour('a', 'x'), tour('b', 'y'), tour('c', 'z')], ['a', 'b', 'c']],
])('rows kept their places: %s', (_, after, ids) => {
  const changed = changedRecords([a, b, c], after, idOf);
  expect([...(changed ?? [])].map(([id]) => id)).toEqual(ids);
  for (const [id, record] of changed ?? [])
    expect(record).toBe(after.find((each) => each.id === id));
});

test.each([
  ['a row came', [a, b, c, tour('d')]],
  ['a row left', [a, c]],
  ['rows moved', [b, a, c]],
  ['a row took the place of another one', [a, tour('d'), c]],
])('no records are changed alone where %s', (_, after) => {
  expect(changedRecords([a, b, c], after, idOf)).toBeNull();
});

test('the latest record of a row is there until all are cleared, and listeners hear of both', () => {
  const latest = createLatestRecords<Tour>();
  const heard = jest.fn();
  const unsubscribe = latest.subscribe(heard);
  latest.add(new Map([['a', tour('a', 'first')]]));
  latest.add(new Map([['a', tour('a', 'second')]]));
  expect(latest.get('a')).toEqual(tour('a', 'second'));
  expect(latest.get('b')).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(2);
  latest.clear();
  latest.clear();
  expect(latest.get('a')).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(3);
  unsubscribe();
  latest.add(new Map([['b', b]]));
  expect(heard).toHaveBeenCalledTimes(3);
});

import { createLatestRows } from './editedRows';

test('a row is told to those who listen to it, and to nobody else', () => {
  const latest = createLatestRows<string>();
  const [one, two, gone] = [jest.fn(), jest.fn(), jest.fn()];
  latest.subscribe('1', one);
  latest.subscribe('2', two);
  latest.subscribe('1', gone)();
  latest.set('1', 'edited');
  expect(latest.get('1')).toBe('edited');
  expect(one).toHaveBeenCalledTimes(1);
  expect(two).not.toHaveBeenCalled();
  expect(gone).not.toHaveBeenCalled();
});

test('cleared, the edited rows are told once more and no longer known', () => {
  const latest = createLatestRows<string>();
  const [one, two] = [jest.fn(), jest.fn()];
  latest.subscribe('1', one);
  latest.subscribe('2', two);
  latest.set('1', 'edited');
  latest.clear();
  expect(latest.get('1')).toBeUndefined();
  expect(one).toHaveBeenCalledTimes(2);
  expect(two).not.toHaveBeenCalled();
});

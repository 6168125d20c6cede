import { createEditedRows } from './editedRows';

test('an edited row notifies its own listeners, and no others', () => {
  const edited = createEditedRows<string>();
  const [one, two, unsubscribed] = [jest.fn(), jest.fn(), jest.fn()];
  edited.subscribe('1', one);
  edited.subscribe('2', two);
  edited.subscribe('1', unsubscribed)();
  edited.set('1', 'edited');
  expect(edited.get('1')).toBe('edited');
  expect(one).toHaveBeenCalledTimes(1);
  expect(two).not.toHaveBeenCalled();
  expect(unsubscribed).not.toHaveBeenCalled();
});

test('clearing notifies the listeners of edited rows once more and drops the rows', () => {
  const edited = createEditedRows<string>();
  const [one, two] = [jest.fn(), jest.fn()];
  edited.subscribe('1', one);
  edited.subscribe('2', two);
  edited.set('1', 'edited');
  edited.clear();
  expect(edited.get('1')).toBeUndefined();
  expect(one).toHaveBeenCalledTimes(2);
  expect(two).not.toHaveBeenCalled();
});

import { initialsOf } from './initials';

test.each([
  ['Asha Rao', 'AR'],
  ['Asha', 'A'],
  ['Asha Lakshmi Rao', 'AR'],
  ['asha.rao@example.org', 'AR'],
  ['asha@example.org', 'A'],
  ['निशा शर्मा', 'निश'],
  ['  ', '?'],
  ['(–)', '?'],
  [null, '?'],
])('the initials of %p are %p', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

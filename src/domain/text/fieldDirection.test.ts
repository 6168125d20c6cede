import { fieldDirection } from './fieldDirection';

test.each([
  ['ur', '', 'rtl'],
  ['ur', '12 %', 'rtl'],
  ['ur', 'تاج محل', 'rtl'],
  ['ur', 'Taj Mahal کے باغ', 'rtl'],
  ['ur', 'The garden of the Taj.', 'auto'],
  ['hi', 'ताज महल', 'ltr'],
  ['hi', 'تاج محل', 'auto'],
  ['hi', 'ताज تاج', 'ltr'],
  ['xx', 'Taj', 'auto'],
])('a field in %s with %p has the direction %s', (language, text, direction) => {
  expect(fieldDirection(language, text)).toBe(direction);
});

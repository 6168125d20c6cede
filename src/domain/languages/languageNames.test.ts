import { languageNames, unknownCodeAdvice } from './languageNames';

test.each([
  ['or', 'Odia', 'ଓଡ଼ିଆ'],
  ['ur', 'Urdu', 'اردو'],
  ['qq', '', ''],
  ['o', '', ''],
  ['not a code', '', ''],
])('a language of the code %s is named', (code, label, native_label) => {
  expect(languageNames(code)).toEqual({ label, native_label });
});

test.each([
  ['od', 'Odia', 'No known language has this code. Odia is "or".'],
  ['od', ' odia ', 'No known language has this code. odia is "or".'],
  ['od', '', 'No known language has this code.'],
  ['qq', 'Dothraki', 'No known language has this code.'],
  ['or', 'Odia', null],
  ['zh-cn', 'Chinese', null],
  ['o', 'Odia', null],
])('about the code %p of %p is said: %p', (code, label, advice) => {
  expect(unknownCodeAdvice(code, label)).toBe(advice);
});

import { languageNames } from './languageNames';

test.each([
  ['or', 'Odia', 'ଓଡ଼ିଆ'],
  ['ur', 'Urdu', 'اردو'],
  ['qq', '', ''],
  ['o', '', ''],
  ['not a code', '', ''],
])('a language of the code %s is named', (code, label, native_label) => {
  expect(languageNames(code)).toEqual({ label, native_label });
});

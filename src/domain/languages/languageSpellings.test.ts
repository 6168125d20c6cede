import { languageSpellings } from './languageSpellings';

test.each([
  ['hi', 'हिन्दी', 'हिंदी'],
  ['hi', 'हिन्दी', 'hi'],
  ['ur', 'اردو', 'उर्दू'],
  ['ta', 'தமிழ்', 'तमिल'],
])('%s (%s) is spelled %s too', (code, native_label, spelling) => {
  expect(languageSpellings({ code, native_label }).split(' ')).toContain(spelling);
});

test('a code that is no language tag is a spelling itself', () => {
  expect(languageSpellings({ code: 'not_a_tag', native_label: 'X' })).toContain('not_a_tag');
});

import { shortText } from './shortText';

test.each([
  ['Gate', 4, 'Gate'],
  ['Garden', 4, 'Gar…'],
  ['The gate', 5, 'The…'],
  ['हिन्दी कथा', 4, 'हिन्दी…'],
])('%p has at most %p graphemes', (text, length, short) => {
  expect(shortText(text, length)).toBe(short);
});

import fc from 'fast-check';
import { isNearWord } from './nearWord';

test.each([
  ['jaypur', 'jaipur, pink city', true],
  ['jiapur', 'jaipur', true],
  ['banyn', 'the banyan tree', true],
  ['hyderbaad', 'hyderabad', true],
  ['varansi', 'old varanasi', true],
  ['kornak', 'konark', true],
  ['konarks', 'karnoks', false],
  ['jodhpur', 'jaipur', false],
  ['taj', 'tar', false],
  ['aipur', 'jaipur', false],
  ['जयपर', 'जयपुर', true],
])('%s in "%s": %s', (word, text, isNear) => {
  expect(isNearWord(word, text)).toBe(isNear);
});

test('a word is near a text that has one that begins with it, and with a letter left out', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefg'), minLength: 5, maxLength: 12 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 4 }), (one, rest, at) => {
      expect(isNearWord(one, `the ${one}${rest}`)).toBe(true);
      expect(isNearWord(one.slice(0, at) + one.slice(at + 1) + one, one + one)).toBe(true);
    }),
  );
});

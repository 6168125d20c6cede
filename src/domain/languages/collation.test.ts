import fc from 'fast-check';
import { collatorFor, compareTexts } from './collation';

test('numbers are sorted as numbers, by a collator made once', () => {
  expect(compareTexts('Stop 2', 'Stop 10', 'en')).toBeLessThan(0);
  expect(collatorFor('hi')).toBe(collatorFor('hi'));
});

test('what is no language tag is sorted as English', () => {
  expect(collatorFor('not a tag').resolvedOptions().locale).toMatch(/^en/);
});

test('empty texts come last', () => {
  const texts = ['', 'b', null, 'a', undefined];
  expect(texts.sort((a, b) => compareTexts(a, b, 'en')).slice(0, 2)).toEqual(['a', 'b']);
});

test('the order is one: antisymmetric and transitive', () => {
  const text = fc.option(fc.string({ unit: 'grapheme', maxLength: 6 }));
  fc.assert(
    fc.property(text, text, text, (a, b, c) => {
      const order = (x: string | null, y: string | null) => Math.sign(compareTexts(x, y, 'hi'));
      expect(order(a, b) + order(b, a)).toBe(0);
      if (order(a, b) <= 0 && order(b, c) <= 0) expect(order(a, c)).toBeLessThanOrEqual(0);
    }),
  );
});

import fc from 'fast-check';
import { nextFreeSlug, slugFrom, suggestSlug } from './slug';

test.each([
  ['Humayun’s Tomb: Garden of the Mughals', 'humayuns-tomb-garden-of-the-mughals'],
  ['  Old   Delhi -- by night ', 'old-delhi-by-night'],
  ['Élan in Pondichéry', 'elan-in-pondichery'],
  ['Straße ŁÓDŹ Ærø', 'strasse-lodz-aero'],
  ['Agra – Fatehpur', 'agra-fatehpur'],
  ['-1857-', '1857'],
  ['दिल्ली 2', ''],
  ['दिल्ली Delhi 2', 'delhi-2'],
  ['', ''],
  ['!!!', ''],
])('the slug of %p is %p', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
});

test('a suggestion comes from the title, else the English title, else the city with a number', () => {
  expect(suggestSlug('Red Fort', 'Fort', 'Delhi', 3)).toBe('red-fort');
  expect(suggestSlug('लाल क़िला', 'Red Fort', 'Delhi', 3)).toBe('red-fort');
  expect(suggestSlug('लाल क़िला', '', 'New Delhi', 3)).toBe('new-delhi-3');
  expect(suggestSlug('लाल क़िला', '', 'दिल्ली', 3)).toBe('tour-3');
});

test('a slug has lower-case letters, digits and single inner hyphens, and is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = slugFrom(title);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugFrom(slug)).toBe(slug);
    }),
  );
});

test.each([
  ['agra-1', 'agra-2'],
  ['agra-2', 'agra-4'],
  ['red-fort', 'red-fort-2'],
  ['delhi-1911', 'delhi-1911-2'],
  ['7', '7-2'],
])('after %p, which is taken, comes %p', (slug, next) => {
  expect(nextFreeSlug(slug, new Set(['agra-1', 'agra-3', 'red-fort', 'delhi-1911', '7']))).toBe(
    next,
  );
});

import fc from 'fast-check';
import { tourFixture } from '../../../testing/tourFixtures';
import { copiedTexts, copiedValues, findFreeCopySlug } from './tourCopy';

const text = (language: string, title: string) => ({
  id: null,
  tour_id: 't',
  language,
  title,
  description: `About ${title}`,
  slug_suffix: language === 'hi' ? '' : language,
  cover_media_url: '/cover.webp',
  earlier_source_title: null,
  earlier_source_description: null,
});
const tour = tourFixture({
  slug: 'taj-mahal',
  city: 'Agra',
  country: 'India',
  duration_seconds: 1800,
});

test('a copy has the place, the duration and the words, a slug of its own, and says that it is one', () => {
  expect(copiedValues(tour, text('en', 'Taj Mahal'), new Set(['taj-mahal']))).toMatchObject({
    title: 'Taj Mahal (copy)',
    slug: 'taj-mahal-copy',
    city: 'Agra',
    country: 'India',
    duration_seconds: 1800,
    primary_language: 'en',
    slug_suffix: '',
    description: 'About Taj Mahal',
  });
  expect(copiedTexts([text('en', 'Taj'), text('hi', 'ताज'), text('ta', ' ')], 'en')).toEqual([
    { language: 'hi', title: 'ताज (copy)', description: 'About ताज', slug_suffix: 'hi' },
  ]);
});

test('its slug is never taken, and copies of copies do not pile up', () => {
  expect(findFreeCopySlug('fort-copy', new Set(['fort', 'fort-copy']))).toBe('fort-copy-2');
  expect(findFreeCopySlug('fort-copy-2', new Set(['fort-copy', 'fort-copy-2']))).toBe(
    'fort-copy-3',
  );
  const slugs = fc.array(fc.constantFrom('a', 'a-copy', 'a-copy-2', 'a-copy-3', 'a-copy-4', 'b'));
  fc.assert(
    fc.property(slugs, fc.constantFrom('a', 'a-copy', 'a-copy-3'), (existingSlugs, slug) => {
      const free = findFreeCopySlug(slug, new Set(existingSlugs));
      expect(existingSlugs).not.toContain(free);
      expect(free).toMatch(/^a-copy(-\d)?$/);
    }),
  );
});

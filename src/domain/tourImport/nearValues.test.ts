import { type Language } from '../languages/language';
import { tourRowFixture } from '../../testing/tourFixtures';
import { catalogueOf, idOfSlug } from './importCatalogue';
import { nearValues } from './nearValues';

const language = (code: string, label: string, native: string, isEnabled = true): Language => ({
  id: code,
  code,
  label,
  native_label: native,
  flag: '',
  is_enabled: isEnabled,
  is_default: code === 'en',
  sort_order: 0,
});
const slugs = [
  'konark-sun-temple',
  'lodhi-garden',
  'lodhi-road',
  'red-fort-1',
  'red-fort-2',
  'taj-mahal',
];
const catalogue = catalogueOf(
  [
    language('en', 'English', 'English'),
    language('hi', 'Hindi', 'हिन्दी'),
    language('ta', 'Tamil', 'தமிழ்', false),
  ],
  [slugs.map((slug) => tourRowFixture({ id: slug, slug, language: 'en', title: `Tour ${slug}` }))],
);
const near = nearValues(catalogue);

test.each([
  ['konark-sun-tempel', 'konark-sun-temple'],
  ['KONARK-sun-temple', 'konark-sun-temple'],
  ['konark', 'konark-sun-temple'],
  ['tajmahal', 'taj-mahal'],
  ['lodhi-gardens', 'lodhi-garden'],
  // A tie, a text that is too short, and one with a wrong first letter.
  ['lodhi', null],
  ['red-fort-3', null],
  ['ta', null],
  ['raj-mahal', null],
  ['no-such-tour', null],
  ['', null],
])('the slug “%s” may mean %s', (cell, slug) => {
  const label = slug === null ? undefined : `Tour ${slug}`;
  expect(near.slug(cell)?.value ?? null).toBe(slug);
  expect(near.slug(cell)?.label).toBe(label);
});

test.each([
  ['Englsh', 'en'],
  ['eng', 'en'],
  ['hindy', 'hi'],
  ['हिन्द', 'hi'],
  ['klingon', null],
  ['tamill', null],
  ['xx', null],
])('the language “%s” may mean %s', (cell, code) => {
  expect(near.language(cell)?.value ?? null).toBe(code);
});

test('a slug whose case differs is the known one, unless another is written so', () => {
  expect(idOfSlug('Taj-MAHAL', catalogue)).toBe('taj-mahal');
  expect(idOfSlug('taj', catalogue)).toBeUndefined();
  const rows = ['red-fort', 'Red-Fort', 'Qutub-Minar'].map((slug) =>
    tourRowFixture({ id: slug, slug }),
  );
  const mixed = catalogueOf([], [rows]);
  expect(idOfSlug('red-fort', mixed)).toBe('red-fort');
  expect(idOfSlug('Red-Fort', mixed)).toBe('Red-Fort');
  expect(idOfSlug('qutub-minar', mixed)).toBe('Qutub-Minar');
});

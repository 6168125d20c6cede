import { type SectionView } from '../../../state/select/selectSections';
import { filterSections, recordedLanguages } from './filterSections';

const section = (id: string, title: string | null, audio: string[]) =>
  ({
    id,
    title,
    description: `About ${id}`,
    media: [
      { type: 'image', language: 'en' },
      ...audio.map((language) => ({ type: 'audio', language })),
    ],
  }) as SectionView; // the fields that are read
const sections = [
  section('gate', 'The Great Gate', ['hi', 'en', 'en']),
  section('garden', null, ['hi']),
  section('dome', 'Café of the Dome', []),
];
const ids = (query: string, isSilentOnly: boolean, language = 'en') =>
  filterSections(sections, { query, isSilentOnly }, language).map(({ id }) => id);

test('keeps the list itself while nothing is asked for', () => {
  expect(filterSections(sections, { query: ' ', isSilentOnly: false }, 'en')).toBe(sections);
});

test.each([
  ['the', false, 'en', ['gate', 'dome']],
  ['cafe', false, 'en', ['dome']],
  ['about garden', false, 'en', ['garden']],
  ['', true, 'en', ['garden', 'dome']],
  ['', true, 'hi', ['dome']],
  ['garden', true, 'en', ['garden']],
])('finds “%s”, without audio: %s, in %s', (query, isSilentOnly, language, expected) => {
  expect(ids(query, isSilentOnly, language)).toEqual(expected);
});

test('names each language that is heard once', () => {
  expect(sections.map(recordedLanguages)).toEqual([['en', 'hi'], ['hi'], []]);
});

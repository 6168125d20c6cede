import { type Language } from '../languages/language';
import { draftedRecord } from '../record/record';
import { tourRowFields } from '../tours/tour';
import { type FieldChange } from './importRow';
import { rowNotes } from './rowNotes';
import { type TourInLanguage } from './tourCsv';

const language = (code: string, label: string): Language => ({
  id: code,
  code,
  label,
  native_label: label,
  flag: '',
  is_enabled: true,
  is_default: code === 'en',
  sort_order: 0,
});
const hindi = language('hi', 'Hindi');
const languages = new Map([
  ['en', language('en', 'English')],
  ['hi', hindi],
]);
const stored: TourInLanguage = {
  ...draftedRecord(tourRowFields, {}, {}),
  id: 'taj',
  language: 'en',
  description: 'A tomb',
};
const translations = new Map([['en', stored]]);

const notesOf = (field: FieldChange['field'], to: string, spoken = hindi) =>
  rowNotes({ language: spoken, languages, translations, changes: [{ field, from: '', to }] }).map(
    ({ part, message }) => `${part}: ${message}`,
  );

test('a description of another script or language is noted, a title is not', () => {
  expect(notesOf('description', 'The tomb of a queen')).toEqual([
    'description: The description is not in the script of Hindi.',
  ]);
  expect(notesOf('description', 'A tomb')).toEqual([
    'description: The description is the same as in English.',
  ]);
  expect(notesOf('description', 'मक़बरा, Taj')).toEqual([]);
  expect(notesOf('description', '1632')).toEqual([]);
  expect(notesOf('description', 'Гробница', language('ru', 'Russian'))).toEqual([]);
  expect(notesOf('description', 'A tomb', language('en', 'English'))).toEqual([]);
  expect(notesOf('title', 'Taj Mahal')).toEqual([]);
});

test('a slug with other signs than a URL has is noted, with one that would do', () => {
  const note = 'slug: An address has only lowercase Latin letters, digits and hyphens';
  expect(notesOf('slug', 'Bad Slug!!')).toEqual([`${note}: “bad-slug”.`]);
  expect(notesOf('slug', 'ताज')).toEqual([`${note}.`]);
  expect(notesOf('slug', 'red-fort-2')).toEqual([]);
});

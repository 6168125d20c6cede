import fc from 'fast-check';
import { type Language } from '../languages/language';
import { chosenColumns } from './chosenColumns';
import { columnsIn, columnsOfRow, wideLanguages } from './wideColumns';
import { readRowValues, writeRowValues } from './rowValues';

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
const languages = [language('en', 'English'), language('hi', 'Hindi'), language('ta', 'Tamil')];

test('headings that end in a code or a name are the columns of that language', () => {
  const headings = ['slug', 'title_en', 'Title (Hindi)', 'description_ta', 'Description - hi'];
  expect(wideLanguages([...headings, 'notes_hi', 'city', 'title'], languages)).toEqual([
    { language: 'en', indexes: { title: 1 } },
    { language: 'hi', indexes: { title: 2, description: 4 } },
    { language: 'ta', indexes: { description: 3 } },
  ]);
  expect(wideLanguages(['slug', 'language', 'title', 'title_xx'], languages)).toEqual([]);
});

const cell = fc.constantFrom('', ' ', 'One', 'two, three', 'ताज');

test('each language with a cell is one row, which reads its own columns and writes no other', () => {
  const headings = [
    'slug',
    ...languages.flatMap(({ code }) => [`title_${code}`, `description_${code}`]),
  ];
  const wide = wideLanguages(headings, languages);
  const columns = chosenColumns(headings, { slug: 0 }, null, wide);
  expect(columns.problems).toEqual([]);
  fc.assert(
    fc.property(fc.array(cell, { minLength: 6, maxLength: 6 }), fc.string(), (texts, typed) => {
      const row = { number: 7, cells: ['taj', ...texts], problem: null };
      const read = columnsOfRow(row, columns);
      const filled = languages.filter((_each, at) =>
        texts.slice(at * 2, at * 2 + 2).some((text) => text.trim() !== ''),
      );
      expect(read.map((own) => own.language)).toEqual(filled.map(({ code }) => code));
      languages.forEach(({ code }, at) => {
        const own = columnsIn(columns, code);
        const values = readRowValues(row, own);
        expect(values).toEqual({
          slug: 'taj',
          title: texts[at * 2],
          description: texts[at * 2 + 1],
        });
        const written = writeRowValues(row, own, { ...values, title: typed });
        expect(written).toEqual(row.cells.with(at * 2 + 1, typed));
      });
    }),
  );
});

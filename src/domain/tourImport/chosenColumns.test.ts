import { chosenColumns, headingLabels } from './chosenColumns';

test('chosen columns are read, and the others left out, whatever their headings', () => {
  const headings = ['Name', 'title', 'Slug', 'Lang', 'created_at'];
  expect(chosenColumns(headings, { title: 0, slug: 2, language: 3 })).toEqual({
    indexes: { title: 0, slug: 2, language: 3 },
    language: null,
    width: 5,
    readOnly: [],
    unknown: ['title', 'created_at'],
    problems: [],
  });
});

test('a choice lacks what an import needs, or takes a column twice', () => {
  expect(chosenColumns(['a', 'b'], { slug: 0, title: 0 }).problems).toEqual([
    'The column “a” is chosen twice.',
    'There is no “language” column to say which language the texts are in.',
  ]);
});

test('columns without a heading of their own are told apart by their place', () => {
  expect(headingLabels(['Title', ' ', 'Slug', 'Title '])).toEqual([
    'Title (column 1)',
    '(column 2)',
    'Slug',
    'Title (column 4)',
  ]);
});

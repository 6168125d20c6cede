import { pasteTable, tableHeadings } from './pasteTable';

const rows = [
  ['title:1', 'description:1'],
  ['title:2', 'description:2'],
];
const grid = { rows, sources: null };
const beside = {
  rows,
  sources: [
    ['Gate', 'Red\nstone'],
    ['Well', ''],
  ],
};

test('a table fills the cells from the one it is put at, and names what lies beyond', () => {
  expect(pasteTable(grid, 'title:2', [['Gate', 'Red'], ['Well']])).toEqual({
    texts: { 'title:2': 'Gate', 'description:2': 'Red' },
    lostRows: ['Well'],
    lostTexts: [],
  });
  expect(
    pasteTable(grid, 'description:1', [
      ['Red', 'beyond'],
      ['Blue', ' '],
    ]),
  ).toEqual({
    texts: { 'description:1': 'Red', 'description:2': 'Blue' },
    lostRows: [],
    lostTexts: ['beyond'],
  });
});

test('a row of headings is left out and names the columns', () => {
  const texts = { 'title:1': 'Gate', 'description:1': 'Red' };
  const headed = [
    ['TITLE', ' Description'],
    ['Gate', 'Red'],
  ];
  expect(pasteTable(grid, 'title:1', headed).texts).toEqual(texts);
  expect(pasteTable(grid, 'description:1', headed).texts).toEqual(texts);
  const turned = [
    ['Notes', 'Description', 'Title'],
    ['old', 'Red', 'Gate'],
  ];
  expect(pasteTable(grid, 'title:1', turned).texts).toEqual(texts);
  const descriptions = [['Description'], ['Red']];
  expect(pasteTable(grid, 'title:1', descriptions).texts).toEqual({ 'description:1': 'Red' });
});

test('a title that is the name of a column is text where nothing follows it or more stands beside it', () => {
  expect(pasteTable(grid, 'title:1', [['Title']]).texts).toEqual({ 'title:1': 'Title' });
  const texts = pasteTable(grid, 'title:1', [['Title', 'About deeds'], ['Well']]).texts;
  expect(texts['title:1']).toBe('Title');
});

test('a table that begins with the source gives its last two columns to the sections with that source', () => {
  const copied = [
    ['Well', '', 'कुआँ', 'गहरा'],
    ['Gate', 'Red\r\nstone', 'दरवाज़ा', ''],
    ['Gone', 'Old', 'गया', ''],
  ];
  const expected = {
    texts: {
      'title:2': 'कुआँ',
      'description:2': 'गहरा',
      'title:1': 'दरवाज़ा',
      'description:1': '',
    },
    lostRows: ['गया'],
    lostTexts: [],
  };
  expect(pasteTable(beside, 'title:1', copied)).toEqual(expected);
  expect(pasteTable(beside, 'description:2', [tableHeadings, ...copied])).toEqual(expected);
});

test('sections with like source texts keep their places', () => {
  const alike = {
    rows,
    sources: [
      ['Gate', ''],
      ['Gate', ''],
    ],
  };
  expect(pasteTable(alike, 'title:2', [['Gate', '', 'दूसरा', '']]).texts).toHaveProperty(
    'title:2',
    'दूसरा',
  );
  const both = ['पहला', 'दूसरा'].map((title) => ['Gate', '', title, '']);
  expect(pasteTable(alike, 'title:2', both).texts).toMatchObject({
    'title:1': 'दूसरा',
    'title:2': 'पहला',
  });
  expect(pasteTable(alike, 'title:1', both).texts).toMatchObject({
    'title:1': 'पहला',
    'title:2': 'दूसरा',
  });
});

import fc from 'fast-check';
import { clipboardText, parseClipboard, placeTable } from './clipboardTable';

test('what a table is copied as is read as the same table', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'क', '=', '"', '\t', '\n', ' ', "'", ',') });
  const table = fc
    .integer({ min: 2, max: 4 })
    .chain((columns) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1 }),
    );
  fc.assert(
    fc.property(table, (rows) => {
      expect(parseClipboard(`${clipboardText(rows)}\n`)).toEqual(rows);
    }),
  );
});

const grid = [
  ['title:1', 'description:1'],
  ['title:2', 'description:2'],
];

test('a table fills the cells from the one it is put at, and says what lies beyond', () => {
  expect(placeTable(grid, 'title:2', [['Gate', 'Red'], ['Well']])).toEqual({
    texts: { 'title:2': 'Gate', 'description:2': 'Red' },
    lost: 1,
  });
  expect(
    placeTable(grid, 'description:1', [
      ['Red', 'beyond'],
      ['Blue', ' '],
    ]),
  ).toEqual({
    texts: { 'description:1': 'Red', 'description:2': 'Blue' },
    lost: 1,
  });
});

import { placeTable } from './placeTable';

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

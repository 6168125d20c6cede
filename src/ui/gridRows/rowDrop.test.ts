import { dropAt, autoScrollStep } from './rowDrop';

const geometry = { top: 100, rowHeight: 40, count: 5 };

test.each([
  ['above all rows', 2, -500, 0, 100],
  ['on the upper half of the first', 2, 115, 0, 100],
  ['on the lower half of the first', 2, 125, 1, 140],
  ['on itself', 2, 190, 2, 180],
  ['just below itself', 2, 215, 2, 220],
  ['past the next one', 2, 245, 3, 260],
  ['below all rows', 2, 900, 4, 300],
  ['of a list scrolled up', 0, 305, 4, 300],
])('a row let go %s stands in the nearest gap', (_where, from, y, to, lineY) => {
  expect(dropAt(geometry, from, y)).toEqual({ to, lineY });
});

test('a list scrolls near its edges alone, faster towards them and beyond', () => {
  const view = { top: 100, bottom: 500 };
  expect(autoScrollStep(view, 300)).toBe(0);
  expect(autoScrollStep(view, 140)).toBe(0);
  expect(autoScrollStep(view, 120)).toBe(-7);
  expect(autoScrollStep(view, 60)).toBe(-14);
  expect(autoScrollStep(view, 490)).toBe(11);
  expect(autoScrollStep(view, 900)).toBe(14);
});

import { nextRate } from './playbackRates';

test('speeds go up to three times, one after the other, and end there', () => {
  expect(nextRate(2, 1)).toBe(2.5);
  expect(nextRate(2.5, 1)).toBe(3);
  expect(nextRate(3, 1)).toBe(3);
  expect(nextRate(0.5, -1)).toBe(0.5);
});

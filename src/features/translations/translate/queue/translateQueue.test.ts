import { type TourView } from '../../../../state/select/tourViews';
import { mostPlayedFirst, nextTour, previousTour, sortTours } from './translateQueue';

// The queue only reads these fields of a tour.
const tour = (id: string, title = id, description = id) => ({ id, title, description }) as TourView;
const source = ['a', 'b', 'c', 'd'].map((id) => tour(id));
const counts = (withTitle: number) => ({ sections: 8, withTitle, withAudio: 0 });

test('a tour is left without a text, a description or the title of a section', () => {
  const target = [tour('a', 'अ', ''), tour('b'), tour('c')];
  const read = new Map([
    ['b:hi', counts(0)],
    ['c:hi', counts(8)],
    ['a:ta', counts(8)],
  ]);
  expect(sortTours(source, target, read, 'hi')).toEqual({
    left: ['a', 'b', 'd'],
    partial: ['a', 'b'],
    unchecked: [],
  });
  expect(sortTours(source, target, new Map(), 'hi')).toEqual({
    left: ['a', 'd'],
    partial: ['a'],
    unchecked: ['b', 'c'],
  });
});

test('a description that the source lacks is not asked for', () => {
  const sorting = sortTours([tour('a', 'a', '')], [tour('a', 'अ', '')], new Map(), 'hi');
  expect(sorting).toEqual({ left: [], partial: [], unchecked: ['a'] });
});

test('the most played come first, others in the order of the list', () => {
  const plays = [
    { tour_id: 'c', total_plays: 5 },
    { tour_id: 'b', total_plays: 90 },
  ].map((row) => ({ ...row, tour_name: null, sections_count: 1, by_language: {} }));
  expect(mostPlayedFirst(source, plays).map(({ id }) => id)).toEqual(['b', 'c', 'a', 'd']);
});

test('goes on to what is left, round the end, and back to what was left before', () => {
  const left = new Set(['a', 'd']);
  expect(nextTour(source, left, null)).toBe('a');
  expect(nextTour(source, left, 'a')).toBe('d');
  expect(nextTour(source, left, 'd')).toBe('a');
  expect(nextTour(source, new Set(['a']), 'a')).toBeNull();
  expect(previousTour(source, new Set(['a', 'b', 'd']), 'd')).toBe('b');
  expect(previousTour(source, new Set(['b', 'd']), 'b')).toBeNull();
  expect(previousTour(source, left, null)).toBeNull();
});

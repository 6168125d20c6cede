import { type TourCompleteness } from '../../state/select/selectCompleteness';
import { cityRows } from './cityRows';
import { formatGaps, formatShare, languageTotals } from './matrixTotals';

const tour = (id: string, city: string, texts: TourCompleteness['texts']): TourCompleteness => ({
  id,
  title: id,
  language: 'en',
  city,
  isPublished: true,
  texts,
});

const tours = [
  tour('a', 'Jaipur', { en: 'whole', hi: 'title' }),
  tour('b', 'Agra', { en: 'whole', hi: 'whole' }),
  tour('c', ' ', { en: 'whole' }),
];
const counts = new Map([['a:en', { sections: 8, withTitle: 3, withAudio: 0 }]]);

test('counts translated tours by city and in all; cities by name', () => {
  const rows = cityRows(tours, ['en', 'hi'], counts, 'texts');
  expect(
    rows.map(({ city, tours: count, totals }) => [
      city,
      count,
      ...['en', 'hi'].map((code) => totals.get(code)?.complete),
    ]),
  ).toEqual([
    ['All cities', 3, 2, 1],
    ['Agra', 1, 1, 1],
    ['Jaipur', 1, 0, 0],
    ['No city', 1, 1, 0],
  ]);
});

test('all cities together have the figures of the heads', () => {
  const codes = ['en', 'hi'];
  expect(cityRows(tours, codes, counts, 'audio')[0]?.totals).toEqual(
    languageTotals(tours, codes, counts, 'audio'),
  );
});

test.each([
  [0, 0, '–'],
  [0, 5, '0%'],
  [1, 1000, '1%'],
  [999, 1000, '99%'],
  [1000, 1000, '100%'],
])('%i of %i is %s', (complete, whole, text) =>
  expect(formatShare({ complete, unchecked: 0 }, whole, 'texts')).toBe(text),
);

test('figures say in which direction they move while sections are not checked', () => {
  const total = { complete: 7, unchecked: 2 };
  expect(formatShare(total, 10, 'texts')).toBe('≤70%');
  expect(formatShare(total, 10, 'audio')).toBe('≥70%');
  expect(formatGaps(total, 20, 'texts')).toBe('≥13');
  expect(formatGaps(total, 20, 'audio')).toBe('≤13');
  expect(formatGaps({ complete: 7, unchecked: 0 }, 20, 'audio')).toBe('13');
});

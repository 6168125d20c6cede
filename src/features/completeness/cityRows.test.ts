import { type TourCompleteness } from '../../state/select/selectCompleteness';
import { cityRows, formatShare } from './cityRows';
import { translatedTotals } from './matrixTotals';

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
  const rows = cityRows(tours, ['en', 'hi'], counts);
  expect(
    rows.map(({ id, translated, ...row }) => ({ ...row, ...Object.fromEntries(translated) })),
  ).toEqual([
    { city: 'All cities', tours: 3, en: 2, hi: 1 },
    { city: 'Agra', tours: 1, en: 1, hi: 1 },
    { city: 'Jaipur', tours: 1, en: 0, hi: 0 },
    { city: 'No city', tours: 1, en: 1, hi: 0 },
  ]);
});

test('all cities together have the figures of the heads', () => {
  const codes = ['en', 'hi'];
  expect(cityRows(tours, codes, counts)[0]?.translated).toEqual(
    translatedTotals(tours, codes, counts),
  );
});

test.each([
  [0, 0, '–'],
  [0, 5, '0%'],
  [1, 1000, '1%'],
  [999, 1000, '99%'],
  [1000, 1000, '100%'],
])('%i of %i is %s', (part, whole, text) => expect(formatShare(part, whole)).toBe(text));

import { type TourCompleteness } from '../../state/select/selectCompleteness';
import { cityRows, formatShare } from './cityRows';

const tour = (id: string, city: string, texts: TourCompleteness['texts']): TourCompleteness => ({
  id,
  title: id,
  language: 'en',
  city,
  isPublished: true,
  texts,
});

test('counts tours with words by city and in all; cities by name', () => {
  const rows = cityRows([
    tour('a', 'Jaipur', { en: 'whole', hi: 'title' }),
    tour('b', 'Agra', { en: 'whole', hi: 'none' }),
    tour('c', ' ', { en: 'whole' }),
  ]);
  expect(rows).toEqual([
    { id: 'All cities', city: 'All cities', tours: 3, withText: { en: 3, hi: 1 } },
    { id: 'Agra', city: 'Agra', tours: 1, withText: { en: 1 } },
    { id: 'Jaipur', city: 'Jaipur', tours: 1, withText: { en: 1, hi: 1 } },
    { id: 'No city', city: 'No city', tours: 1, withText: { en: 1 } },
  ]);
});

test.each([
  [0, 0, '–'],
  [0, 5, '0%'],
  [1, 1000, '1%'],
  [999, 1000, '99%'],
  [1000, 1000, '100%'],
])('%i of %i is %s', (part, whole, text) => expect(formatShare(part, whole)).toBe(text));

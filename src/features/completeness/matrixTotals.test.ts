import { type TourCompleteness } from '../../state/select/selectCompleteness';
import { gapsOf, translatedTotals } from './matrixTotals';

const tour = (id: string, texts: TourCompleteness['texts']): TourCompleteness => ({
  id,
  title: id,
  language: 'en',
  city: 'Agra',
  isPublished: true,
  texts,
});
const tours = [
  tour('a', { en: 'whole', hi: 'whole', ur: 'title' }),
  tour('b', { en: 'whole', hi: 'whole' }),
];
const counts = new Map([['b:hi', { sections: 8, withTitle: 0, withAudio: 0 }]]);

test('a tour counts in a language until something of it is known to be missing', () => {
  expect([...translatedTotals(tours, ['en', 'hi', 'ur'], counts)]).toEqual([
    ['en', 2],
    ['hi', 1],
    ['ur', 0],
  ]);
  expect(tours.map((each) => gapsOf(each, ['en', 'hi', 'ur'], counts))).toEqual([1, 2]);
});

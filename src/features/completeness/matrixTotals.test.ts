import { type TourCompleteness } from '../../state/select/selectCompleteness';
import { describeTotal, knownComplete, languageTotals, tourTotal } from './matrixTotals';

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
const counts = new Map([
  ['a:en', { sections: 8, withTitle: 8, withAudio: 8 }],
  ['b:en', { sections: 8, withTitle: 8, withAudio: 3 }],
  ['b:hi', { sections: 8, withTitle: 0, withAudio: 0 }],
]);
const codes = ['en', 'hi', 'ur'];

test('texts count in a language until something of them is known to be missing', () => {
  expect([...languageTotals(tours, codes, counts, 'texts')]).toEqual([
    ['en', { complete: 2, unchecked: 0 }],
    ['hi', { complete: 1, unchecked: 1 }],
    ['ur', { complete: 0, unchecked: 0 }],
  ]);
  expect(tours.map((each) => tourTotal(each, codes, counts, 'texts'))).toEqual([
    { complete: 2, unchecked: 1 },
    { complete: 1, unchecked: 0 },
  ]);
});

test('recordings count in a language once every section is known to have one', () => {
  expect([...languageTotals(tours, codes, counts, 'audio')]).toEqual([
    ['en', { complete: 1, unchecked: 0 }],
    ['hi', { complete: 0, unchecked: 1 }],
    ['ur', { complete: 0, unchecked: 1 }],
  ]);
});

test('what nobody has checked is told apart from what is known to be complete', () => {
  const total = { complete: 60, unchecked: 48 };
  expect(knownComplete(total, 'texts')).toBe(12);
  expect(describeTotal(total, 60, 'texts')).toBe(
    '12 of 60 tours with complete texts, 48 not checked',
  );
  expect(describeTotal({ complete: 5, unchecked: 0 }, 60, 'audio')).toBe(
    '5 of 60 tours with every section recorded',
  );
});

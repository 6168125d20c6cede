import { type LanguageShare, type Share } from '../texts/languageShares';
import { type UnstartedTours } from './selectUnstartedTours';
import { translationWork, type ReadTour } from './translationWork';

const languages = [
  { code: 'en', label: 'English' },
  { code: 'hi', label: 'Hindi' },
  { code: 'ta', label: 'Tamil' },
];
const of = (count: number, total: number): Share => ({ count, total });
const share = (code: string, tours: Share, sections: Share): LanguageShare => {
  return { code, tours, sections };
};
const none = () => [];
const texts = (
  shares: readonly LanguageShare[],
  content = 'en',
  toursIn: () => ReadTour[] = none,
  unstartedIn: UnstartedTours = () => null,
) =>
  translationWork(shares, languages, content, { toursIn, unstartedIn }).map(
    ({ name, note, to }) => `${name}: ${note} (${to})`,
  );

test('of the languages that were begun the one with the fewest left is named', () => {
  const whole = share('en', of(3, 3), of(9, 9));
  const [hindi, tamil] = [share('hi', of(1, 3), of(4, 9)), share('ta', of(2, 3), of(5, 9))];
  expect(texts([whole, hindi, tamil])).toEqual([
    'Tamil: 4 sections left (/admin/translate?lang=ta)',
  ]);
  expect(texts([whole, share('ta', of(0, 3), of(0, 9))])).toEqual([]);
  expect(texts([whole])).toEqual([]);
  expect(texts([share('ta', of(2, 3), of(0, 0))])).toEqual([
    'Tamil: 1 tour not started (/admin/translate?lang=ta)',
  ]);
});

test('the tours that nobody began are shown beside the sections, where they are known', () => {
  const shares = [share('hi', of(3, 3), of(4, 9))];
  expect(texts(shares, 'en', none, () => 6)).toEqual([
    'Hindi: 6 tours not started, 5 sections left (/admin/translate?lang=hi)',
  ]);
  expect(texts(shares, 'en', none, () => 0)).toEqual([
    'Hindi: 5 sections left (/admin/translate?lang=hi)',
  ]);
});

test('the content language comes first while it lacks texts', () => {
  const shares = [share('hi', of(1, 3), of(4, 9)), share('ta', of(2, 3), of(5, 9))];
  expect(texts(shares, 'hi').map((text) => text.split(':')[0])).toEqual(['Hindi', 'Tamil']);
});

test('the tour is named where all sections that are left are its own', () => {
  const shares = [share('hi', of(3, 3), of(8, 9))];
  const read = (id: string, withTitle: number): ReadTour => {
    const counts = { sections: 3, withTitle, withAudio: 0 };
    return { id, title: `Tour ${id}`, language: 'en', counts };
  };
  expect(texts(shares, 'en', () => [read('a', 3), read('b', 2)])).toEqual([
    'Tour b: 1 section left in Hindi (/admin/translate?lang=hi&tour=b)',
  ]);
  expect(texts(shares, 'en', () => [read('a', 3)])).toEqual([
    'Hindi: 1 section left (/admin/translate?lang=hi)',
  ]);
});

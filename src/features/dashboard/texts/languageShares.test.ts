import { describeShare, languageShares, mainShare, orderShares } from './languageShares';

const counts = (total_sections: number) => ({
  total_sections,
  total_plays: 0,
  sections_with_plays: 0,
  avg_plays_per_section: 0,
});
const tours = new Map([
  ['a', ['en', 'hi']],
  ['b', ['en']],
]);

test('sections are measured by the language that has most, tours by the rows that name their languages', () => {
  const [en, hi, ta] = languageShares(['en', 'hi', 'ta'], tours, { en: counts(8), hi: counts(6) });
  expect(en).toEqual({
    code: 'en',
    tours: { count: 2, total: 2 },
    sections: { count: 8, total: 8 },
  });
  expect(hi && mainShare(hi)).toEqual({ count: 6, total: 8 });
  expect(hi && describeShare(hi)).toBe('6 of 8 sections, 1 of 2 tours');
  expect(ta && describeShare(ta)).toBe('0 of 8 sections, 0 of 2 tours');
});

test('languages are ordered by their shares, those of the same share as they are listed', () => {
  const sections = { en: counts(8), hi: counts(2), ta: counts(2), ur: counts(5) };
  const shares = languageShares(['hi', 'en', 'ta', 'ur'], tours, sections);
  const codes = (order: Parameters<typeof orderShares>[1]) =>
    orderShares(shares, order).map(({ code }) => code);
  expect(codes('as listed')).toEqual(['hi', 'en', 'ta', 'ur']);
  expect(codes('highest first')).toEqual(['en', 'ur', 'hi', 'ta']);
  expect(codes('lowest first')).toEqual(['hi', 'ta', 'ur', 'en']);
});

test('what is not known is left out', () => {
  const [hi] = languageShares(['hi'], tours, null);
  expect(hi && mainShare(hi)).toEqual({ count: 1, total: 2 });
  expect(hi && describeShare(hi)).toBe('1 of 2 tours');
  const [none] = languageShares(['hi'], new Map(), { hi: counts(0) });
  expect(none && mainShare(none)).toBeNull();
});

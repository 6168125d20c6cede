import fc from 'fast-check';
import { FuzzyIndex } from './fuzzyMatch';

const indexOf = (...texts: string[]) => {
  const sources = new FuzzyIndex();
  for (const text of texts) sources.add(text);
  return sources;
};

test.each([
  ['The West Gate', 'The East Gate'],
  ['The Hall of a Thousand Pillars', 'The Hall of a Hundred Pillars'],
  ['the wheels ', 'The Wheel'],
  ['पूर्वी द्वार का आँगन', 'पूर्वी द्वार'],
])('“%s” is near “%s”', (text, known) => {
  expect(indexOf('A quiet garden', known).nearest(text)?.text).toBe(known);
});

test.each([
  ['The Great Mosque', 'The Great Hall'],
  ['Gate', 'The Iron Pillar'],
  ['', 'The Gate'],
  ['The gate', ' the  Gate'],
])('“%s” is not near “%s”', (text, known) => {
  expect(indexOf(known).nearest(text)).toBeNull();
});

test('the text that has most in common is found, unless it is not wanted any more', () => {
  const sources = indexOf('The East Gate', 'The West Gates', 'The West Gate of the fort');
  expect(sources.nearest('The West Gate')?.text).toBe('The West Gates');
  expect(sources.nearest('The West Gate', (text) => text !== 'The West Gates')?.text).not.toBe(
    'The West Gates',
  );
});

const words = fc
  .array(fc.constantFrom('gate', 'fort', 'the', 'of', 'river', 'red', 'महल'), { maxLength: 8 })
  .map((each) => each.join(' '));

test('the share is that of the common trigrams, the same in both directions', () => {
  const share = (one: string, other: string) => indexOf(other).nearest(one)?.similarity ?? null;
  fc.assert(
    fc.property(words, words, (one, other) => {
      expect(share(one, other)).toBe(share(other, one));
      expect(share(one, other) ?? 0.65).toBeGreaterThanOrEqual(0.65);
      expect(share(one, other) ?? 1).toBeLessThanOrEqual(1);
    }),
  );
});

test('among ten thousand texts the nearest one is found in a hundredth of a second', () => {
  const vocabulary = Array.from({ length: 2000 }, (_, at) => `w${(at * 7919) % 10_007}`);
  const textOf = (seed: number) =>
    Array.from({ length: 60 }, (_, at) => vocabulary[(seed * 31 + at * at * 17) % 2000]).join(' ');
  const sources = indexOf(...Array.from({ length: 10_000 }, (_, seed) => textOf(seed)));
  const times = Array.from({ length: 21 }, (_, seed) => {
    const startedMs = performance.now();
    sources.nearest(`${textOf(seed * 400)} and more`);
    return performance.now() - startedMs;
  });
  const [median = 99] = times.toSorted((a, b) => a - b).slice(10);
  expect(median).toBeLessThan(10);
});

import fc from 'fast-check';
import { directionOf, graphemesOf, isolate, scriptOf, truncateGraphemes } from './script';

test.each(['ur', 'ar', 'fa', 'ks', 'sd', 'ur-pk', 'UR', 'pa-arab'])(
  '%s is right to left',
  (code) => {
    expect(directionOf(code)).toBe('rtl');
  },
);

test.each(['en', 'hi', 'zh-cn', 'zh_TW', 'ta', 'ks-deva', 'th'])('%s is left to right', (code) => {
  expect(directionOf(code)).toBe('ltr');
});

test.each(['xx', '', 'constructor', 'tlh-kl'])(
  'the direction of %p is left to the text',
  (code) => {
    expect(directionOf(code)).toBe('auto');
    expect(scriptOf(code)).toBe('other');
  },
);

test.each([
  ['en', 'latin'],
  ['mr', 'devanagari'],
  ['as', 'bengali'],
  ['ta', 'tamil'],
  ['te', 'telugu'],
  ['kn', 'kannada'],
  ['ml', 'malayalam'],
  ['gu', 'gujarati'],
  ['pa', 'gurmukhi'],
  ['or', 'oriya'],
  ['sd', 'arabic'],
  ['sd-deva', 'devanagari'],
  ['zh-cn', 'cjk'],
  ['ru', 'other'],
])('%s is written in %s', (code, script) => {
  expect(scriptOf(code)).toBe(script);
});

test('isolated text keeps its content between the two marks', () => {
  expect(isolate('اردو')).toBe('\u2068اردو\u2069');
});

test('a flag, a family and a conjunct are one grapheme each', () => {
  expect(graphemesOf('🇮🇳👨‍👩‍👧é')).toHaveLength(3);
});

test('texts of any letters are split as the browser splits them', () => {
  const segmenter = new Intl.Segmenter();
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'aZ ~é\r\n\u0301') })),
      (text) => {
        expect(graphemesOf(text)).toEqual(
          Array.from(segmenter.segment(text), (part) => part.segment),
        );
      },
    ),
  );
});

test('a cut falls between graphemes', () => {
  expect(truncateGraphemes('ab🇮🇳', 4)).toBe('ab');
  expect(truncateGraphemes('ab🇮🇳', 6)).toBe('ab🇮🇳');
  expect(truncateGraphemes('नि', 1)).toBe('');
});

test('a truncated text is the longest run of whole graphemes that fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, max) => {
      const cut = truncateGraphemes(text, max);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(max);
      const parts = graphemesOf(text);
      expect(parts.slice(0, graphemesOf(cut).length).join('')).toBe(cut);
      const next = parts[graphemesOf(cut).length];
      if (next !== undefined) expect(cut.length + next.length).toBeGreaterThan(max);
    }),
  );
});

import fc from 'fast-check';
import { changeExcerpt } from './changeExcerpt';
import { graphemesOf } from '../script';

/** Excerpt, with deleted words in brackets and inserted ones in braces. */
const marked = (base: string, text: string, length = 120) =>
  changeExcerpt(base, text, length)
    .map((part) => {
      if (part.change === 'same') return part.text;
      return part.change === 'deleted' ? `[${part.text}]` : `{${part.text}}`;
    })
    .join('');

const until = 'Until 1936 a village called Khairpur stood between the tombs; ';

test.each([
  ['Agra Fort', 'Red Fort', '[Agra ]{Red }Fort'],
  ['The old gate', 'The gate', 'The [old ]gate'],
  ['', 'New words', '{New words}'],
  [
    `${until}walk in the morning.`,
    `${until}walk in the evening.`,
    '…the tombs; walk in the [morning. ]{evening.}',
  ],
  ['लाल क़िला', 'लाल क़िला दिल्ली', 'लाल क़िला {दिल्ली}'],
  ['The old fort', 'The old', 'The old [fort]'],
  ['赤い城の門', '赤い城', '赤い城[の門]'],
  ['The same', 'The same', ''],
])('“%s” beside “%s” is %s', (base, text, expected) => {
  expect(marked(base, text)).toBe(expected);
});

test('a long text that is deleted leaves room for the one in its place', () => {
  const excerpt = marked('old '.repeat(100), 'new '.repeat(100), 60);
  expect(excerpt).toMatch(/^\[(old )+o?l?d?…\]\{(new )*n?e?w?…\}$/);
});

test('an excerpt is not longer than its room, but for the ellipsis at its start', () => {
  const texts = fc.array(fc.constantFrom('a ', 'word ', 'महल ', '門', 'longer '), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(texts, texts, fc.integer({ min: 40, max: 80 }), (baseWords, words, length) => {
      const parts = changeExcerpt(baseWords.join(''), words.join(''), length);
      const shown = parts.map(({ text }) => text).join('');
      expect(graphemesOf(shown).length).toBeLessThanOrEqual(length + 1);
      const isChanged = words.join('').trim() !== baseWords.join('').trim();
      expect(parts.some(({ change }) => change !== 'same')).toBe(isChanged);
    }),
  );
});

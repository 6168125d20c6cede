import fc from 'fast-check';
import { diffWords } from './diffWords';

/** Parts of the new text. */
const shownParts = (base: string, text: string) =>
  diffWords(base, text).filter(({ change }) => change !== 'deleted');
/** Text with its inserted parts in brackets. */
const marked = (base: string, text: string) =>
  shownParts(base, text)
    .map((part) => (part.change === 'inserted' ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['A gate of red stone', 'A gate of white stone', 'A gate of [white ]stone'],
  ['The old gate by night', 'The new gate by day', 'The [new ]gate by [day]'],
  ['ताज महल', 'ताज महल आगरा', 'ताज महल [आगरा]'],
  ['The old gate', 'The  gate', 'The  gate'],
  ['', 'New', '[New]'],
  ['The fort', 'The fort of Agra, above the river', 'The fort [of Agra, above the river]'],
  ['The old fort stood here and was of stone', 'It was the wall of', '[It was the wall of]'],
  ['赤い城の門', '白い城の門。', '[白]い城の門[。]'],
])('the words of a text that “%s” lacks are listed: “%s”', (base, text, expected) => {
  expect(marked(base, text)).toBe(expected);
});

test('a text that has next to nothing in common with its base is one part', () => {
  const words = (prefix: string) => Array.from({ length: 500 }, (_, at) => prefix + at).join(' ');
  expect(diffWords(words('a'), words('b'))).toEqual([
    { text: words('a'), change: 'deleted' },
    { text: words('b'), change: 'inserted' },
  ]);
});

test('the parts make up the text; a text has no change beside itself', () => {
  const texts = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'महल', '門'), { maxLength: 12 });
  fc.assert(
    fc.property(texts, texts, (baseParts, parts) => {
      const base = baseParts.join('');
      const text = parts.join('');
      if (text.trim() !== '')
        expect(
          shownParts(base, text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      expect(diffWords(text, text).some(({ change }) => change !== 'same')).toBe(false);
    }),
  );
});

import fc from 'fast-check';
import { findConcordance } from './concordance';

const languages = ['en', 'hi'] as const;
const marked = (source: string, term: string) =>
  findConcordance([[source, 'x']], languages, term, 20).uses.map(({ source: parts }) =>
    parts.map(({ text, isTerm }) => (isTerm ? `[${text}]` : text)).join(''),
  );

test.each([
  ['The Gate', 'gate', ['The [Gate]']],
  ['Two gates of the Gate', 'gate', ['Two [gate]s of the [Gate]']],
  ['They investigate', 'gate', []],
  ['The  East\nGate', 'east gate', ['The  [East\nGate]']],
  ['A gate (1565)', 'gate (1565)', ['A [gate (1565)]']],
  ['पूर्वी द्वार', 'द्वार', ['पूर्वी [द्वार]']],
  ['赤い城の門', '城', ['赤い[城]の門']],
  ['The Gate', '  ', []],
])('in “%s”, “%s” is marked where a word begins', (source, term, expected) => {
  expect(marked(source, term)).toEqual(expected);
});

test('short texts come first, each translation once, and no more than are asked for', () => {
  const texts = [
    ['The gate of the old fort', 'पुराने क़िले का द्वार', 'fort'],
    ['The Gate', 'द्वार', 'taj'],
    ['the gate ', 'द्वार', 'agra'],
    ['The Gate', 'दरवाज़ा', null],
    [null, 'द्वार', null],
  ] as const;
  const { uses, count } = findConcordance(texts, languages, 'Gate', 2);
  expect(count).toBe(3);
  expect(uses.map(({ target, tourId }) => [target, tourId])).toEqual([
    ['द्वार', 'taj'],
    ['दरवाज़ा', null],
  ]);
});

test('of a long text, the sentence with the term stands beside the one in its place', () => {
  const filler = 'The tomb stands on a terrace above the river, and was built for an empress. ';
  const source = `${filler.repeat(2)}The gopura is high. It was built later.`;
  const target = 'मकबरा चबूतरे पर है। नदी नीचे है। गोपुरम ऊँचा है। वह बाद में बना।';
  const [use] = findConcordance([[source, target]], languages, 'gopura', 5).uses;
  expect(use?.source.map(({ text }) => text).join('')).toBe('The gopura is high.');
  expect(use?.target).toBe('गोपुरम ऊँचा है।');
  // With one sentence less, the sentences cannot be aligned.
  const [other] = findConcordance([[source, 'गोपुरम ऊँचा है।']], languages, 'gopura', 5).uses;
  expect(other?.target).toBe('गोपुरम ऊँचा है।');
  expect(other?.source.map(({ text }) => text).join('')).toBe('The gopura is high.');
});

test('whatever is looked for in a short text, the parts make up the text', () => {
  const texts = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', '(', '.', 'é', '門'),
    maxLength: 12,
  });
  fc.assert(
    fc.property(texts, texts, (source, term) => {
      for (const use of findConcordance([[source, 'x']], languages, term, 5).uses) {
        expect(use.source.map(({ text }) => text).join('')).toBe(source.trim());
      }
    }),
  );
});

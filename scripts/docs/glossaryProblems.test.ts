import { glossaryProblems } from './glossaryProblems';

const row = (word: string) => `| ${word} | Meaning | \`a.ts\` |`;
const page = (...words: string[]) =>
  ['## Words', '| Word | Meaning | File |', '| --- | --- | --- |', ...words.map(row)].join('\n');

test('words in alphabetical order, capitals or not, are no problem', () => {
  expect(glossaryProblems(page('outbox', 'Problem', 'rate limit'))).toEqual([]);
});

test('each section has an order of its own, and may repeat a word of another one', () => {
  expect(glossaryProblems(`${page('sample', 'tour')}\n${page('ruler', 'sample')}`)).toEqual([]);
});

test('a word out of order, or twice, is a problem', () => {
  expect(glossaryProblems(page('port', 'part'))).toEqual(['“part” stands after “port”']);
  expect(glossaryProblems(page('part', 'part'))).toEqual(['“part” has a second row']);
});

import { coverageRows } from './coverageRows';

const table = `
| Sentence | Shown by |
| --- | --- |
| 'A \\| B' | \`src/a.test.ts › block › test\` \`e2e/b.spec.ts › one | two\` |
| nothing |  |

| Command | Meaning |
| --- | --- |
| \`npm test\` | \`all › tests\` |
`;

it('reads the sentence and every test of a row, and leaves other tables alone', () => {
  expect(coverageRows(table.replace('one | two', 'one \\| two'))).toEqual([
    {
      line: 4,
      sentence: "'A | B'",
      cells: ["'A | B'", '`src/a.test.ts › block › test` `e2e/b.spec.ts › one | two`'],
      tests: [
        { path: 'src/a.test.ts', titles: ['block', 'test'] },
        { path: 'e2e/b.spec.ts', titles: ['one | two'] },
      ],
    },
    { line: 5, sentence: 'nothing', cells: ['nothing', ''], tests: [] },
  ]);
});

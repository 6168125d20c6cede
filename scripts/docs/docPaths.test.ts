import { anchorsIn, linksIn, pathsIn } from './docPaths';

const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe('pathsIn', () => {
  it('finds paths and source files between backticks, with their lines', () => {
    const text = 'Plain src/no.ts\n`src/state/outbox` and `planOutbox.ts`, `worker/a.sql:12`';
    expect(pathsIn(text)).toEqual([
      { line: 2, name: 'src/state/outbox' },
      { line: 2, name: 'planOutbox.ts' },
      { line: 2, name: 'worker/a.sql' },
    ]);
  });

  it('finds them in fenced blocks, and goes on after the block', () => {
    const text = '```\nsrc/ui/grid  the list\nA->>B: nextStep.ts, then\n```\nnone.ts `last.tsx`';
    expect(names(pathsIn(text))).toEqual(['src/ui/grid', 'nextStep.ts', 'last.tsx']);
  });

  it('leaves URLs, patterns, placeholders and other folders alone', () => {
    const text =
      '`GET /public/playlist/1` `https://x.y/docs/a` `dist/index.html` `*.test.ts` `<name>Screen.tsx` `node_modules/src/a.ts` `Node.tsxy`';
    expect(pathsIn(text)).toEqual([]);
  });

  it('finds commands that name a file', () => {
    expect(names(pathsIn('`npx tsx worker/start/start.ts --api-only`'))).toEqual([
      'worker/start/start.ts',
    ]);
  });
});

describe('linksIn', () => {
  it('finds links and pictures within the repository', () => {
    const text = '![Dark](pictures/a.webp) [b](../B.md#top) [c](#here)';
    expect(names(linksIn(text))).toEqual(['pictures/a.webp', '../B.md#top', '#here']);
  });

  it('leaves the web and what is quoted alone', () => {
    const text = '[a](https://a.b) [m](mailto:a@b.c) `[x](y.md)`\n```\n[z](z.md)\n```';
    expect(linksIn(text)).toEqual([]);
  });
});

test('anchorsIn makes anchors of headings, not of comments in fenced blocks', () => {
  const text = '# One request: from *click* to SQL\n## A field\n```\n# none\n```\n### मार्ग 2';
  expect(anchorsIn(text)).toEqual(['one-request-from-click-to-sql', 'a-field', 'मार्ग-2']);
});

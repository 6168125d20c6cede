import fc from 'fast-check';
import { firstProblem, problemsIn, type EditedChapter } from '../chapters/chapterList';
import { type ChapterProposal } from './chapterProposals';
import { matchByStart, takeProposals, type Taking } from './takenProposals';

const DURATION = 60_000;
const at = (id: string, startMs: number, endMs: number | null = null): EditedChapter => ({
  id,
  title: id,
  description: `Words of ${id}`,
  startMs,
  endMs,
  orderIndex: 0,
});
const line = (title: string, startMs: number, endMs: number | null = null): ChapterProposal => ({
  startMs,
  endMs,
  title,
  note: null,
  rejection: null,
});
const existing = [at('a', 0), at('b', 24_508), at('c', 30_000, 40_000), at('d', 50_000)];

function take(proposals: readonly ChapterProposal[], taking: Taking) {
  const options = { existing, durationMs: DURATION, idOf: (n: number) => `new${n}` };
  return takeProposals(proposals, new Set(proposals.keys()), taking, options);
}
const shown = (chapters: readonly EditedChapter[]) =>
  chapters.map(({ id, title, startMs, endMs }) => [id, title, startMs, endMs].join(' '));

describe('a list that updates chapters', () => {
  const list = [line('Eins', 0), line('Zwei', 24_000), line('Drei', 31_000)];

  it('names those with the same start, and keeps the rest of them', () => {
    const { chapters, counts } = take([line('Eins', 0), line('Zwei', 24_100)], 'update');
    expect(shown(chapters)).toEqual([
      'a Eins 0 ',
      'b Zwei 24508 ',
      'c c 30000 40000',
      'd d 50000 ',
    ]);
    expect(chapters[1]?.description).toBe('Words of b');
    expect(counts).toEqual({
      added: 0,
      updated: 2,
      unchanged: 0,
      removed: 0,
      describedRemoved: 0,
    });
  });

  it('adds the others, and removes none; a list that replaces removes what it does not name', () => {
    const added = take([line('Eins', 0), line('Neu', 10_000)], 'update');
    expect(shown(added.chapters).slice(0, 2)).toEqual(['a Eins 0 ', 'new1 Neu 10000 ']);
    expect(added.counts).toMatchObject({ added: 1, updated: 1, removed: 0 });
    const removed = take([line('a', 0), line('Neu', 10_000)], 'replace');
    expect(shown(removed.chapters)).toEqual(['a a 0 ', 'new1 Neu 10000 ']);
    expect(removed.counts).toMatchObject({ unchanged: 1, removed: 3, describedRemoved: 3 });
  });

  it('sets ends that it states, and lets a new chapter cut those that it does not', () => {
    const { chapters } = take([line('c', 30_000), line('Neu', 35_000)], 'update');
    expect(shown(chapters).slice(2, 4)).toEqual(['c c 30000 35000', 'new1 Neu 35000 ']);
    const stated = take([line('c', 30_000, 33_000), line('Neu', 33_000, 34_000)], 'update');
    expect(shown(stated.chapters).slice(2, 4)).toEqual(['c c 30000 33000', 'new1 Neu 33000 34000']);
    // A chapter missing from the list does not yield to a new one.
    expect(take([line('Neu', 35_000)], 'update').problems).toEqual([
      'Chapter times overlap with existing chapter',
    ]);
  });

  it('leaves a chapter whose line is not taken, and the title of one that has none', () => {
    const options = { existing, durationMs: DURATION, idOf: String };
    const one = takeProposals(list, new Set([1]), 'update', options);
    expect(shown(one.chapters).slice(0, 2)).toEqual(['a a 0 ', 'b Zwei 24508 ']);
    const untitled = { ...line('Chapter One', 0, 9000), isUntitled: true };
    expect(shown(take([untitled], 'update').chapters)[0]).toBe('a a 0 9000');
  });

  it('matches the nearest first, one to one, and whole seconds that were cut off', () => {
    expect(matchByStart([line('x', 24_000)], existing).size).toBe(1);
    expect(matchByStart([line('x', 23_990)], existing).size).toBe(0);
    const matches = matchByStart(
      [line('x', 24_900), line('y', 24_600), line('z', 23_000)],
      existing,
    );
    expect([...matches].map(([index, { id }]) => [index, id])).toEqual([[1, 'b']]);
  });
});

it('a list that replaces chapters keeps ids and descriptions of those with the same start', () => {
  const { chapters, counts } = take([line('Eins', 0), line('Zwei', 24_600, 30_000)], 'replace');
  expect(shown(chapters)).toEqual(['a Eins 0 ', 'b Zwei 24600 30000']);
  expect(chapters.map(({ description }) => description)).toEqual(['Words of a', 'Words of b']);
  expect(counts).toMatchObject({ added: 0, updated: 2, removed: 2, describedRemoved: 2 });
});

describe('whatever list is taken', () => {
  const ms = fc.integer({ min: -10, max: DURATION + 2000 });
  const near = fc.oneof(ms, fc.constantFrom(0, 24_508, 24_100, 30_000, 30_400, 50_000));
  const proposal = fc
    .tuple(near, fc.option(near), fc.boolean())
    .map(([startMs, endMs, isUnreadable]) => ({
      ...line('T', startMs, endMs),
      rejection: isUnreadable && startMs % 5 === 0 ? 'No time.' : null,
    }));
  const list = fc
    .array(proposal, { maxLength: 12 })
    .map((all) => all.toSorted((a, b) => a.startMs - b.startMs));
  const accepted = fc.uniqueArray(fc.integer({ min: 0, max: 11 })).map((all) => new Set(all));
  const takings = fc.constantFrom<Taking>('add', 'update', 'replace');

  it('keeps the rules, counts what it does, and loses no description that it does not count', () => {
    fc.assert(
      fc.property(list, accepted, takings, (lines, taken, taking) => {
        const options = {
          existing,
          durationMs: DURATION,
          idOf: (n: number) => `new${n}`,
        };
        const { chapters, counts } = takeProposals(lines, taken, taking, options);
        for (const chapter of chapters) {
          expect(firstProblem(problemsIn(chapters, chapter, DURATION))).toBeNull();
        }
        const left = existing.filter(({ id }) => !chapters.some((chapter) => chapter.id === id));
        expect(counts.removed).toBe(left.length);
        expect(counts.added).toBe(chapters.length - existing.length + left.length);
        for (const { id, description } of existing) {
          const after = chapters.find((chapter) => chapter.id === id);
          if (after !== undefined) expect(after.description).toBe(description);
        }
        if (taking !== 'replace') expect(left).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

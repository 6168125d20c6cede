import fc from 'fast-check';
import { inOrder, problemsIn, problemsOfAll, type EditedChapter } from './chapterList';

const DURATION = 60_000;

const chapter = fc
  .record({
    startMs: fc.integer({ min: -2, max: 40 }).map((step) => step * 2000),
    lengthMs: fc.option(fc.integer({ min: -1, max: 4 }).map((step) => step * 1000)),
    title: fc.constantFrom('Gate', ' '),
  })
  .map(({ startMs, lengthMs, title }) => ({
    title,
    description: '',
    startMs,
    orderIndex: 0,
    endMs: lengthMs === null ? null : startMs + lengthMs,
  }));
const lists = fc
  .array(chapter, { maxLength: 6 })
  .map((made) => made.map((each, index): EditedChapter => ({ ...each, id: `c${index}` })));

describe('the problems of a whole list', () => {
  it('are those of each chapter beside the others, in any order and with any overlap', () => {
    fc.assert(
      fc.property(lists, fc.constantFrom(null, DURATION), fc.boolean(), (made, ms, isSorted) => {
        const list = isSorted ? inOrder(made) : made;
        expect(problemsOfAll(list, ms)).toEqual(list.map((each) => problemsIn(list, each, ms)));
      }),
      { numRuns: 500 },
    );
  });
});

import fc from 'fast-check';
import { edgeLimits, isShared, moveEdge, moveEdgeAlone } from './chapterBoundary';
import { SHORTEST_MS } from './chapterLengths';
import { type ChapterEdge } from './chapterDrag';
import { firstProblem, problemsIn, type ChapterList, type EditedChapter } from './chapterList';

const DURATION = 60_000;
const at = (id: string, startMs: number, endMs: number | null = null): EditedChapter => ({
  id,
  title: id,
  description: '',
  startMs,
  endMs,
  orderIndex: 0,
});
/**
 * Chapters that touch by an end of their own, touch by an open end, have a gap before them, and are open to the end.
 */
const [a, b, c, d] = [
  at('a', 0, 10_000),
  at('b', 10_000),
  at('c', 20_000, 30_000),
  at('d', 40_000),
];
const list = [a, b, c, d];
const spans = (chapters: ChapterList) =>
  chapters.map(({ id, startMs, endMs }) => `${id} ${startMs}-${endMs ?? ''}`);
const how = { durationMs: DURATION, shortestMs: SHORTEST_MS };
const moved = (chapter: EditedChapter, edge: ChapterEdge, ms: number) =>
  spans(moveEdge(list, chapter, { edge, ms, ...how }));
const alone = (chapter: EditedChapter, edge: ChapterEdge, ms: number) =>
  spans(moveEdgeAlone(list, chapter, { edge, ms, ...how }));

describe('a boundary that two chapters share', () => {
  it('moves as one, to both sides and from both', () => {
    for (const ms of [8_000, 12_000]) {
      const both = [`a 0-${ms}`, `b ${ms}-`, 'c 20000-30000', 'd 40000-'];
      expect(moved(a, 'end', ms)).toEqual(both);
      expect(moved(b, 'start', ms)).toEqual(both);
    }
    for (const ms of [18_000, 22_000]) {
      const both = ['a 0-10000', 'b 10000-', `c ${ms}-30000`, 'd 40000-'];
      expect(moved(b, 'end', ms)).toEqual(both);
      expect(moved(c, 'start', ms)).toEqual(both);
    }
    expect(isShared(list, a, 'end', DURATION)).toBe(true);
    expect(isShared(list, c, 'start', DURATION)).toBe(true);
    expect(isShared(list, c, 'end', DURATION)).toBe(false);
  });

  it('leaves half a second to both, and says so', () => {
    expect(moved(a, 'end', 50_000)).toContain('b 19500-');
    expect(moved(b, 'start', -5)).toContain('a 0-500');
    const limits = edgeLimits(list, b, { edge: 'start', ...how });
    expect(limits?.min.reason).toBe('The previous chapter would be shorter than half a second.');
    expect(limits?.max.reason).toBe('The chapter would be shorter than half a second.');
    expect(edgeLimits(list, d, { edge: 'end', ...how })?.max.reason).toMatch(/ends here/);
    expect(edgeLimits(list, a, { edge: 'start', ...how })?.min.reason).toMatch(/begins here/);
  });

  it('opens to a gap where one side moves alone', () => {
    expect(alone(a, 'end', 8_000)).toContain('a 0-8000');
    expect(alone(a, 'end', 8_000)).toContain('b 10000-');
    expect(alone(a, 'end', 12_000).slice(0, 2)).toEqual(['a 0-10000', 'b 12000-']);
    expect(alone(b, 'start', 8_000).slice(0, 2)).toEqual(['a 0-8000', 'b 10000-']);
    // The open end becomes an end of its own.
    expect(alone(c, 'start', 22_000).slice(1, 3)).toEqual(['b 10000-20000', 'c 22000-30000']);
    expect(alone(b, 'end', 18_000).slice(1, 3)).toEqual(['b 10000-18000', 'c 20000-30000']);
  });
});

describe('an edge beside a gap', () => {
  it('crosses it alone, and then moves the other chapter along', () => {
    expect(moved(c, 'end', 35_000).slice(2)).toEqual(['c 20000-35000', 'd 40000-']);
    expect(moved(c, 'end', 45_000).slice(2)).toEqual(['c 20000-45000', 'd 45000-']);
    expect(moved(d, 'start', 35_000).slice(2)).toEqual(['c 20000-30000', 'd 35000-']);
    expect(moved(d, 'start', 25_000).slice(2)).toEqual(['c 20000-25000', 'd 25000-']);
    expect(alone(c, 'end', 45_000).slice(2)).toEqual(['c 20000-40000', 'd 40000-']);
  });
});

it('an edge keeps every rule wherever it goes, and is where it was when it comes back', () => {
  const edge = fc.constantFrom<ChapterEdge>('start', 'end');
  const ms = fc.integer({ min: -90_000, max: 150_000 });
  const chapter = fc.constantFrom(a, b, c, d);
  fc.assert(
    fc.property(chapter, edge, ms, fc.boolean(), (dragged, part, target, isAlone) => {
      const move = { edge: part, ms: target, ...how };
      const now = (isAlone ? moveEdgeAlone : moveEdge)(list, dragged, move);
      expect(now.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
      now.forEach((each, index) => {
        expect(firstProblem(problemsIn(now, each, DURATION))).toBeNull();
        const end = each.endMs ?? now[index + 1]?.startMs ?? DURATION;
        expect(end - each.startMs).toBeGreaterThanOrEqual(SHORTEST_MS);
      });
      const index = list.indexOf(dragged);
      const end = dragged.endMs ?? list[index + 1]?.startMs ?? DURATION;
      const from = part === 'start' ? dragged.startMs : end;
      expect(moveEdge(list, dragged, { ...move, ms: from })).toBe(list);
    }),
  );
});

import fc from 'fast-check';
import { clampDrag, dragRange, type DragPart } from './chapterDrag';
import { firstProblem, problemsIn, replaceChapter, type EditedChapter } from './chapterList';

const DURATION = 60_000;
const at = (id: string, startMs: number, endMs: number | null = null): EditedChapter => ({
  id,
  title: id,
  description: '',
  startMs,
  endMs,
  orderIndex: 0,
});
const [a, b, c] = [at('a', 0, 10_000), at('b', 12_000), at('c', 20_000, 30_000)];
const list = [a, b, c];

describe('a part that is dragged', () => {
  const drag = (chapter: EditedChapter, part: DragPart, ms: number) =>
    clampDrag(list, chapter, { part, ms, durationMs: DURATION });

  it('goes where the hand goes, as far as the neighbours let it', () => {
    expect(drag(b, 'start', 11_000.4)).toEqual({ startMs: 11_000, endMs: null });
    expect(drag(b, 'start', 5_000)).toEqual({ startMs: 10_000, endMs: null });
    expect(drag(b, 'start', 40_000)).toEqual({ startMs: 19_999, endMs: null });
    expect(drag(a, 'end', 15_000)).toEqual({ startMs: 0, endMs: 12_000 });
    expect(drag(a, 'end', -5)).toEqual({ startMs: 0, endMs: 1 });
    expect(drag(c, 'whole', 90_000)).toEqual({ startMs: 50_000, endMs: 60_000 });
    expect(drag(c, 'whole', 0)).toEqual({ startMs: 12_001, endMs: 22_001 });
    expect(drag(c, 'start', 90_000)).toEqual({ startMs: 29_999, endMs: 30_000 });
  });

  it('gives an open end a place, and keeps it open where it was', () => {
    expect(drag(b, 'end', 18_000)).toEqual({ startMs: 12_000, endMs: 18_000 });
    expect(drag(b, 'end', 20_000)).toEqual({ startMs: 12_000, endMs: null });
  });

  it('stays where it is when there is no legal place', () => {
    const stuck = [at('x', 0, 9_000), at('y', 5_000, 7_000)];
    const [, y] = stuck;
    if (y === undefined) throw new Error('No chapter');
    expect(dragRange(stuck, y, 'start', DURATION)).toBeNull();
    const span = clampDrag(stuck, y, { part: 'start', ms: 100, durationMs: DURATION });
    expect(span).toEqual({ startMs: 5_000, endMs: 7_000 });
  });

  it('never breaks a rule, and returns exactly when it is dragged back', () => {
    const part = fc.constantFrom<DragPart>('start', 'end', 'whole');
    const ms = fc.integer({ min: -90_000, max: 150_000 });
    fc.assert(
      fc.property(fc.constantFrom(a, b, c), part, ms, (chapter, moved, target) => {
        const there = drag(chapter, moved, target);
        const now = replaceChapter(list, { ...chapter, ...there });
        const found = now.find(({ id }) => id === chapter.id) ?? chapter;
        expect(firstProblem(problemsIn(now, found, DURATION))).toBeNull();
        expect(now.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
        const from = moved === 'end' ? (chapter.endMs ?? 20_000) : chapter.startMs;
        const { startMs, endMs } = chapter;
        expect(drag(chapter, moved, from)).toEqual({ startMs, endMs });
      }),
    );
  });
});

import fc from 'fast-check';
import { type ChapterList, type EditedChapter } from '../../../domain/chapters/chapterList';
import { overlaps, toMs } from '../../../domain/chapters/chapterTimes';
import { isEditOf } from '../../../state/outbox/recordKeys';
import { planSave, type SaveStep } from './planSave';

const at = (id: string, startMs: number, endMs: number | null, orderIndex = 0): EditedChapter => ({
  id,
  title: id,
  description: '',
  startMs,
  endMs,
  orderIndex,
});

/** Applies the steps like the worker, which refuses overlapping chapters. */
function send(base: ChapterList, steps: readonly SaveStep[]) {
  const stored = new Map(base.map((chapter) => [chapter.id, chapter]));
  const refused: string[] = [];
  for (const { rowId, edit } of steps) {
    if (isEditOf(edit, 'chapter', 'remove')) stored.delete(edit.ref.chapterId);
    if (edit.entity !== 'chapter' || edit.action === 'remove') continue;
    const { start_time_seconds: start, end_time_seconds: end, title, order_index } = edit.fields;
    const next = { ...at(rowId, toMs(start), end === null ? null : toMs(end), order_index), title };
    const others = [...stored.values()].filter(({ id }) => id !== rowId);
    if (others.some((other) => overlaps(other, next))) refused.push(rowId);
    else stored.set(rowId, next);
  }
  const rows = [...stored.values()].sort((a, b) => a.startMs - b.startMs);
  return { refused, rows };
}

const spans = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 9 })), {
    maxLength: 9,
  })
  .map((steps) => {
    let from = 0;
    return steps.map(([gap, length], index) => {
      const startMs = from + (gap > 5 ? 0 : gap);
      const endMs = length === 0 ? null : startMs + length;
      from = endMs ?? startMs + 1;
      return at('', startMs, endMs, index);
    });
  });
const named = (list: readonly EditedChapter[], ids: readonly number[]) =>
  list.map((chapter, index) => ({ ...chapter, id: `c${ids[index] ?? `new${index}`}` }));
const ids = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8]);

describe('the plan of a save', () => {
  it('sends nothing when nothing changed, and only what did', () => {
    const base = [at('a', 0, 10, 0), at('b', 10, null, 1)];
    expect(planSave('m', base, base)).toEqual([]);
    const changed = [at('a', 0, 9, 0), at('b', 10, null, 1)];
    expect(planSave('m', base, changed).map(({ rowId }) => rowId)).toEqual(['a']);
  });

  it('lets two chapters change places', () => {
    const base = [at('a', 0, 10, 0), at('b', 10, 20, 1)];
    const present = [at('b', 0, 10, 1), at('a', 10, 20, 0)];
    const { refused, rows } = send(base, planSave('m', base, present));
    expect(refused).toEqual([]);
    expect(rows.map(({ id, startMs, endMs }) => [id, startMs, endMs])).toEqual([
      ...[
        ['b', 0, 10],
        ['a', 10, 20],
      ],
    ]);
  });

  it('holds back what is not to be saved', () => {
    const base = [at('a', 0, null, 0), at('b', 10, null, 1)];
    const present = [at('a', 1, null, 0), at('b', 11, null, 1)];
    const steps = planSave('m', base, present, new Set(['a']));
    expect(steps.map(({ rowId }) => rowId)).toEqual(['b']);
  });

  it('gives up moving what is not its own', () => {
    const base = [at('a', 0, 30, 0), at('b', 40, null, 1)];
    const steps = planSave('m', base, [at('a', 0, 30, 0), at('b', 5, null, 1)]);
    expect(steps.at(-1)?.rowId).toBe('b');
    expect(steps.length).toBeLessThan(4);
  });

  it('lets a chapter stand aside where none is to go', () => {
    const base = [at('a', 0, null, 0), at('b', 2, null, 1)];
    const present = [at('b', 0, null, 0), at('a', 1, 3, 1)];
    const { refused, rows } = send(base, planSave('m', base, present));
    expect(refused).toEqual([]);
    expect(rows.map(({ id, startMs }) => [id, startMs])).toEqual([
      ...[
        ['b', 0],
        ['a', 1],
      ],
    ]);
  });

  it('is never refused, and ends as it was worked out, from any list to any other', () => {
    fc.assert(
      fc.property(spans, ids, spans, ids, (before, beforeIds, after, afterIds) => {
        const base = named(before, beforeIds.concat([9, 10, 11, 12, 13, 14, 15, 16, 17]));
        const present = named(after, afterIds);
        const { refused, rows } = send(base, planSave('m', base, present));
        expect(refused).toEqual([]);
        const summary = (list: ChapterList) =>
          list.map(({ id, startMs, endMs }) => `${id} ${startMs}-${endMs ?? ''}`);
        expect(summary(rows)).toEqual(summary(present));
        expect(rows.map(({ orderIndex }) => orderIndex)).toEqual(rows.map((_, rank) => rank));
      }),
      { numRuns: 2000 },
    );
  });
});

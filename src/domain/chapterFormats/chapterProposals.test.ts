import fc from 'fast-check';
import { readable, unreadable } from './chapterFormat';
import { firstProblem, problemsIn, type EditedChapter } from '../chapters/chapterList';
import {
  checkProposals,
  nearNote,
  proposalsOfRows,
  withNumbers,
  withProposals,
} from './chapterProposals';

const DURATION = 60_000;
const at = (id: string, startMs: number, endMs: number | null = null): EditedChapter => ({
  id,
  title: id,
  description: '',
  startMs,
  endMs,
  orderIndex: 0,
});
const mark = (startMs: number, endMs: number | null = null, title = 'Gate') =>
  readable({ startMs, endMs, title });

describe('proposals', () => {
  it('get a title where they had none, and lose an end that was rounded up', () => {
    const rows = [mark(0, null, ''), mark(50_000, 60_400), unreadable('No time.', 'Gate')];
    const [nameless, rounded, broken] = proposalsOfRows(rows, DURATION);
    expect(nameless).toMatchObject({ title: 'Chapter One', note: 'It had no title.' });
    expect(rounded?.endMs).toBe(DURATION);
    expect(broken).toMatchObject({ title: 'Gate', rejection: 'No time.' });
  });

  it('stand by time, each that could not be read after the one before it', () => {
    const rows = [
      mark(20_000, null, 'Late'),
      unreadable('No time.', 'Words'),
      mark(10_000, null, ''),
      mark(0),
    ];
    const titles = proposalsOfRows(rows, DURATION).map(({ title }) => title);
    expect(titles).toEqual(['Gate', 'Chapter Two', 'Late', 'Words']);
  });

  it('count the accepted ones, where they are numbered, and keep titles of their own', () => {
    const starts = [-3, -2, -1].map((startMs) => ({ startMs }));
    const numbered = { endMs: null, note: null, rejection: null, isNumbered: true };
    const proposals = [0, 1000, 2000].map((startMs) => ({ ...numbered, startMs, title: '' }));
    const titles = (accepted: number[], count: number) =>
      withNumbers(proposals, new Set(accepted), starts.slice(0, count)).map(
        ({ title }) => title.split(' ')[1],
      );
    expect(titles([0, 1, 2], 0)).toEqual(['One', 'Two', 'Three']);
    expect(titles([0, 2], 3)).toEqual(['Four', undefined, 'Five']);
    const named = proposalsOfRows([mark(0), mark(10_000)], DURATION);
    expect(withNumbers(named, new Set([1]), starts)).toBe(named);
    // Only chapters that start earlier count.
    const around = [{ startMs: -1 }, { startMs: 1500 }];
    const placed = withNumbers(proposals, new Set([0, 1, 2]), around);
    expect(placed.map(({ title }) => title)).toEqual([
      'Chapter Two',
      'Chapter Three',
      'Chapter Five',
    ]);
  });

  it('are checked against the chapters that stay and those taken before', () => {
    const proposals = proposalsOfRows(
      [mark(0, 20_000), mark(10_000), mark(30_000, 90_000), mark(40_000, 41_000), mark(61_000)],
      DURATION,
    );
    const check = (selected: number[], existing: EditedChapter[] = []) =>
      checkProposals(proposals, new Set(selected), { existing, durationMs: DURATION });
    const overlap = 'Chapter times overlap with existing chapter';
    const [tooLong, tooLate] = [
      'End time cannot exceed audio duration',
      'Start time cannot exceed audio duration',
    ];
    expect(check([0, 1, 2, 3, 4])).toEqual([null, overlap, tooLong, null, tooLate]);
    expect(check([1, 3])).toEqual([null, null, tooLong, null, tooLate]);
    expect(check([3], [at('a', 40_500)])[3]).toBe(overlap);
  });

  it('say which chapter starts as near as if it were the same', () => {
    const [gate] = proposalsOfRows([mark(10_000)], DURATION);
    if (gate === undefined) throw new Error('No proposal');
    const note = (startMs: number) => nearNote(gate, [at('Path', startMs)]);
    // A list of whole seconds truncates fractions.
    expect(note(10_827)).toMatch(/^“.?Path.?” starts 0\.83 s from here\.$/);
    expect(note(9_741)).toMatch(/ starts 0\.26 s from here\.$/);
    expect(note(11_000)).toBeNull();
  });

  it('leave a list without a problem, whatever is taken', () => {
    const ms = fc.integer({ min: -10, max: DURATION + 2000 });
    const row = fc.tuple(ms, fc.option(ms)).map(([startMs, endMs]) => mark(startMs, endMs));
    const selected = fc.uniqueArray(fc.integer({ min: 0, max: 14 }));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 15 }), selected, (rows, accepted) => {
        const proposals = proposalsOfRows(rows, DURATION);
        const list = withProposals(proposals, new Set(accepted), {
          existing: [at('kept', 30_000, 31_000)],
          durationMs: DURATION,
          idOf: (index) => `new${index}`,
        });
        for (const chapter of list) {
          expect(firstProblem(problemsIn(list, chapter, DURATION))).toBeNull();
        }
      }),
    );
  });
});

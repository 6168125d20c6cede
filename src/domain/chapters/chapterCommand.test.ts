import fc from 'fast-check';
import { applyCommand, type ChapterCommand } from './chapterCommand';
import { isRefusal } from './refusal';
import { firstProblem, problemsIn, type ChapterList, type EditedChapter } from './chapterList';

const DURATION = 60_000;
const limits = { durationMs: DURATION };

const at = (id: string, startMs: number, endMs: number | null = null): EditedChapter => ({
  id,
  title: id.toUpperCase(),
  description: '',
  startMs,
  endMs,
  orderIndex: 0,
});
const three = [at('a', 0, 10_000), at('b', 10_000), at('c', 20_000, 30_000)];
const spans = (chapters: ChapterList) =>
  chapters.map(({ id, startMs, endMs }) => `${id} ${startMs}-${endMs ?? ''}`);

function done(chapters: ChapterList, command: ChapterCommand): string[] {
  const result = applyCommand(chapters, command, limits);
  return isRefusal(result) ? [result.refused] : spans(result);
}

describe('a command', () => {
  it('adds, in its place, what fits', () => {
    const chapter = at('x', 40_000, 50_000);
    expect(done(three, { kind: 'add', chapter })).toHaveLength(4);
    const overlap = ['Chapter times overlap with existing chapter'];
    expect(done(three, { kind: 'add', chapter: at('x', 25_000) })).toEqual(overlap);
  });

  it('splits the chapter that is heard, which keeps its words', () => {
    const split = (atMs: number) => done(three, { kind: 'split', atMs, newId: 'n', title: 'New' });
    expect(split(4_000)).toEqual(['a 0-4000', 'n 4000-10000', 'b 10000-', 'c 20000-30000']);
    expect(split(15_000)).toEqual(['a 0-10000', 'b 10000-', 'n 15000-', 'c 20000-30000']);
    expect(split(45_000)).toEqual(['a 0-10000', 'b 10000-', 'c 20000-30000', 'n 45000-']);
    expect(split(20_000)).toEqual(['A chapter already starts here.']);
    expect(split(DURATION)).toEqual(['This is the end of the audio.']);
  });

  it('merges a chapter with the next, texts and times', () => {
    const described = three.map((chapter) => ({ ...chapter, description: `${chapter.id}.` }));
    const merged = applyCommand(described, { kind: 'merge', id: 'a' }, limits);
    if (isRefusal(merged)) throw new Error(merged.refused);
    expect(spans(merged)).toEqual(['a 0-', 'c 20000-30000']);
    expect(merged[0]?.description).toBe('a.\n\nb.');
    expect(done(three, { kind: 'merge', id: 'c' })).toEqual(['There is no next chapter.']);
  });

  it('merges and removes several, and merges none over one that stands between them', () => {
    expect(done(three, { kind: 'merge all', ids: ['a', 'b', 'c'] })).toHaveLength(1);
    expect(done(three, { kind: 'merge all', ids: ['a', 'c'] })).toEqual([
      'Another chapter stands between the selected ones.',
    ]);
    const rest = done(three, { kind: 'remove all', ids: new Set(['a', 'c']) });
    expect(rest).toEqual(done(three, { kind: 'remove all', ids: new Set(['c', 'a', 'gone']) }));
    expect(rest).toHaveLength(1);
  });

  it('nudges an edge until there is no room, and a boundary that two chapters share as one', () => {
    const nudge = (id: string, edge: 'start' | 'end', byMs: number) =>
      done(three, { kind: 'nudge', id, edge, byMs });
    expect(nudge('c', 'start', 10)).toContain('c 20010-30000');
    expect(nudge('b', 'end', -10)).toEqual(['a 0-10000', 'b 10000-', 'c 19990-30000']);
    expect(nudge('b', 'end', 10)).toEqual(['a 0-10000', 'b 10000-', 'c 20010-30000']);
    expect(nudge('b', 'start', -10)).toEqual(['a 0-9990', 'b 9990-', 'c 20000-30000']);
    expect(nudge('a', 'start', -10)).toEqual(['The start cannot be moved any further.']);
    const last = [at('a', 0, 10_000), at('b', 10_000, DURATION)];
    expect(done(last, { kind: 'nudge', id: 'b', edge: 'end', byMs: 10 })).toEqual([
      'The end cannot be moved any further.',
    ]);
  });

  it('nudges short chapters finely, and drags none shorter than half a second', () => {
    const short = [at('a', 0, 100), at('b', 100, 300), at('c', 300, 10_000)];
    const nudged = done(short, { kind: 'nudge', id: 'b', edge: 'end', byMs: -150 });
    expect(nudged).toEqual(['a 0-100', 'b 100-150', 'c 150-10000']);
    expect(done(short, { kind: 'nudge', id: 'b', edge: 'end', byMs: -Infinity })).toContain(
      'b 100-101',
    );
    const drag = (id: string, ms: number) =>
      done(short, { kind: 'drag', id, part: 'start', ms }).slice(1);
    // Within the limit, each step of a drag follows the pointer.
    expect([9_000, 9_400, 9_500, 9_600, 9_990].map((ms) => drag('c', ms)[1])).toEqual([
      'c 9000-10000',
      'c 9400-10000',
      'c 9500-10000',
      'c 9500-10000',
      'c 9500-10000',
    ]);
    // A chapter that is already shorter keeps its length.
    expect(drag('c', 0)).toEqual(['b 100-300', 'c 300-10000']);
  });

  it('sets an edge to a time, and moves the next chapter along as far as that goes', () => {
    const place = (id: string, edge: 'start' | 'end', ms: number) =>
      done(three, { kind: 'set edge', id, edge, ms });
    expect(place('a', 'end', 12_000)).toEqual(['a 0-12000', 'b 12000-', 'c 20000-30000']);
    expect(place('a', 'end', 8_000)).toEqual(['a 0-8000', 'b 8000-', 'c 20000-30000']);
    expect(place('b', 'start', 8_000)).toEqual(['a 0-8000', 'b 8000-', 'c 20000-30000']);
    // An open end set before the next start becomes an end of its own.
    expect(place('b', 'end', 15_000)).toEqual(['a 0-10000', 'b 10000-15000', 'c 20000-30000']);
    expect(place('b', 'end', 22_000)).toEqual(['a 0-10000', 'b 10000-', 'c 22000-30000']);
    expect(place('a', 'end', 19_600)).toEqual([
      'The next chapter would be shorter than half a second.',
    ]);
    expect(place('b', 'end', 9_000)).toEqual(['End time must be greater than start time']);
    expect(place('c', 'start', 5_000)).toEqual(['Chapter times overlap with existing chapter']);
    expect(place('c', 'end', 61_000)).toEqual(['End time cannot exceed audio duration']);
  });

  it('changes several chapters at once, beside each other as they are then', () => {
    const times = (...spans: [string, number, number | null][]) =>
      done(three, {
        kind: 'change all',
        changes: new Map(spans.map(([id, startMs, endMs]) => [id, { startMs, endMs }])),
      });
    // Applied one at a time, the first change would overlap the second chapter.
    expect(times(['a', 5_000, 15_000], ['b', 15_000, null])).toEqual([
      'a 5000-15000',
      'b 15000-',
      'c 20000-30000',
    ]);
    expect(times(['a', 40_000, null], ['b', 0, null])).toEqual([
      'b 0-',
      'c 20000-30000',
      'a 40000-',
    ]);
    expect(times(['a', 0, 5_000], ['c', 20_000, 19_000])).toEqual([
      'Chapter 3: End time must be greater than start time',
    ]);
    expect(times(['c', 20_000, 61_000])).toEqual(['End time cannot exceed audio duration']);
    const blocked = [at('a', 0, 5_000), at('b', 70_000), at('c', 10_000)];
    const changes = new Map([['c', { startMs: 20_000 }]]);
    expect(done(blocked, { kind: 'change all', changes })).toContain('c 20000-');
  });

  it('shifts all from a time on, or says why it cannot', () => {
    const shift = (fromMs: number, byMs: number) => done(three, { kind: 'shift', fromMs, byMs });
    expect(shift(10_000, 500)).toEqual(['a 0-10000', 'b 10500-', 'c 20500-30500']);
    expect(shift(0, -1)).toEqual(['Start time cannot be negative']);
    expect(shift(20_000, 30_001)).toEqual(['End time cannot exceed audio duration']);
    expect(shift(10_000, -1)).toEqual(['Chapter times overlap with existing chapter']);
    expect(shift(20_001, 1)).toEqual(['No chapter starts at or after this point.']);
  });

  it('refuses what breaks a rule in the words of the rule', () => {
    const change = (id: string, part: Partial<EditedChapter>) =>
      done(three, { kind: 'change', id, change: part });
    expect(change('a', { title: ' ' })).toEqual(['Chapter title is required']);
    expect(change('a', { endMs: 0 })).toEqual(['End time must be greater than start time']);
    expect(change('c', { startMs: 5 })).toEqual(['Chapter times overlap with existing chapter']);
    expect(change('c', { startMs: 40_000, endMs: 41_000 })).toContain('c 40000-41000');
    expect(change('c', { endMs: null })).toContain('c 20000-');
    expect(done(three, { kind: 'remove', id: 'gone' })).toEqual(['This chapter no longer exists.']);
  });

  it('leaves no sliver where times are pointed at, and takes stated ones as they are', () => {
    const own = 'The chapter would be shorter than half a second.';
    const previous = 'The previous chapter would be shorter than half a second.';
    const open = [at('a', 0), at('b', 20_000)];
    const split = (atMs: number) => done(three, { kind: 'split', atMs, newId: 'n', title: 'N' });
    expect(split(29_915)).toEqual([own]);
    expect(split(200)).toEqual([previous]);
    expect(split(19_800)).toEqual([own]);
    const home = { kind: 'nudge', id: 'b', edge: 'start', byMs: -Infinity } as const;
    const atHome = applyCommand(three, home, limits);
    if (isRefusal(atHome)) throw new Error(atHome.refused);
    expect(spans(atHome)).toEqual(['a 0-500', 'b 500-', 'c 20000-30000']);
    expect(done(atHome, { ...home, byMs: -10 })).toEqual([previous]);
    expect(done(three, { ...home, edge: 'end', byMs: Infinity })).toContain('c 29500-30000');
    expect(done(atHome, { ...home, id: 'a', edge: 'end', byMs: Infinity })).toContain('b 19500-');
    expect(done(open, { kind: 'drag', id: 'b', part: 'whole', ms: 0 })).toContain('b 500-');
    const stated = done(three, { kind: 'change', id: 'c', change: { startMs: 29_999 } });
    expect(stated).toContain('c 29999-30000');
    expect(done(open, { kind: 'add', chapter: at('x', DURATION) })).toContain(`x ${DURATION}-`);
  });

  it('lets a chapter that overlapped before be renamed where it lies', () => {
    const overlapping = [at('a', 0, 10_000), at('b', 5_000)];
    const renamed = { kind: 'change', id: 'b', change: { title: 'Gate' } } as const;
    expect(done(overlapping, renamed)).toEqual(['a 0-10000', 'b 5000-']);
  });
});

describe('any row of commands', () => {
  const ms = fc.integer({ min: -500, max: DURATION + 500 });
  const id = fc.integer({ min: 0, max: 12 }).map(String);
  const edge = fc.constantFrom('start' as const, 'end' as const);
  const part = fc.constantFrom('start' as const, 'end' as const, 'whole' as const);
  const command: fc.Arbitrary<ChapterCommand> = fc.oneof(
    fc.record({ kind: fc.constant('split' as const), atMs: ms, newId: fc.uuid(), title: id }),
    fc.record({ kind: fc.constant('drag' as const), id, part, ms, isAlone: fc.boolean() }),
    fc.record({ kind: fc.constant('set edge' as const), id, edge, ms }),
    fc.record({ kind: fc.constant('nudge' as const), id, edge, byMs: ms }),
    fc.record({ kind: fc.constant('merge' as const), id }),
    fc.record({ kind: fc.constant('remove' as const), id }),
    fc.record({ kind: fc.constant('shift' as const), fromMs: ms, byMs: ms }),
    fc
      .record({ id, startMs: ms, endMs: fc.option(ms) })
      .map(({ id: of, ...change }) => ({ kind: 'change' as const, id: of, change })),
    fc
      .uniqueArray(fc.tuple(id, fc.record({ startMs: ms, endMs: fc.option(ms) })), {
        selector: ([of]) => of,
        maxLength: 3,
      })
      .map((changes) => ({ kind: 'change all' as const, changes: new Map(changes) })),
    fc
      .record({ id: fc.uuid(), startMs: ms, endMs: fc.option(ms) })
      .map(({ id: of, startMs, endMs }) => ({
        kind: 'add' as const,
        chapter: at(of, startMs, endMs),
      })),
  );
  /** Commands name chapters by index, so that they often refer to an existing one. */
  const named = (chapters: ChapterList, command: ChapterCommand): ChapterCommand => {
    const idAt = (index: string) => chapters[Number(index)]?.id ?? index;
    if (command.kind === 'change all') {
      const changes = [...command.changes].map(([index, change]) => [idAt(index), change] as const);
      return { ...command, changes: new Map(changes) };
    }
    return 'id' in command ? { ...command, id: idAt(command.id) } : command;
  };

  it('leaves a list that keeps every rule, in order, and the list before untouched', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        let chapters: ChapterList = Object.freeze([]);
        for (const command of commands) {
          const before = JSON.stringify(chapters);
          const result = applyCommand(chapters, named(chapters, command), limits);
          expect(JSON.stringify(chapters)).toBe(before);
          if (isRefusal(result)) expect(result.refused).not.toBe('');
          else chapters = Object.freeze(result);
          for (const [index, chapter] of chapters.entries()) {
            expect(firstProblem(problemsIn(chapters, chapter, DURATION))).toBeNull();
            expect(chapter.startMs).toBeGreaterThan(chapters[index - 1]?.startMs ?? -1);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it('split and merged again is as it was, and shifted to and fro as well', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: DURATION - 1 }), (atMs) => {
        const cut = applyCommand(three, { kind: 'split', atMs, newId: 'n', title: 'N' }, limits);
        if (isRefusal(cut)) return;
        const index = cut.findIndex((chapter) => chapter.id === 'n');
        const before = cut[index - 1];
        if (before === undefined || atMs >= 30_000) return;
        const merged = applyCommand(cut, { kind: 'merge', id: before.id }, limits);
        expect(merged).toEqual(three);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (byMs) => {
        const there = applyCommand(three, { kind: 'shift', fromMs: 10_000, byMs }, limits);
        if (isRefusal(there)) return;
        const back = { kind: 'shift', fromMs: 10_000, byMs: -byMs } as const;
        expect(applyCommand(there, back, limits)).toEqual(three);
      }),
    );
  });
});

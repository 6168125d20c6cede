import fc from 'fast-check';
import { fieldErrors } from '../forms/checkByRules';
import { chapterRules } from './chapterRules';
import {
  addChapterProblem,
  chapterProblems,
  compareChapters,
  effectiveEnds,
  nextChapterStart,
  overlaps,
  toMs,
  toSeconds,
  type ChapterSpan,
} from './chapterTimes';

const at = (startMs: number, endMs: number | null = null): ChapterSpan => ({ startMs, endMs });
const named = (span: ChapterSpan, title = 'Gate') => ({ title, ...span });

describe('times', () => {
  it('go to the wire in seconds with at most three decimals', () => {
    expect(toMs(12.345)).toBe(12345);
    expect(toSeconds(12345)).toBe(12.345);
    expect(toMs(0.1 + 0.2)).toBe(300);
  });

  it('order chapters by start, then order_index, then id', () => {
    const placed = (id: string, startMs: number, orderIndex: number) => ({
      ...at(startMs),
      id,
      orderIndex,
    });
    const chapters = [placed('d', 9, 0), placed('c', 5, 1), placed('b', 5, 0), placed('a', 5, 1)];
    const ids = chapters.sort(compareChapters).map((chapter) => chapter.id);
    expect(ids).toEqual(['b', 'a', 'c', 'd']);
  });
});

describe('effective ends', () => {
  it('are the own end, the next start, the end of the audio', () => {
    expect(effectiveEnds([at(0, 10), at(20), at(30)], 60)).toEqual([10, 30, 60]);
  });

  it('are the end of the audio where the next chapter starts after that', () => {
    expect(effectiveEnds([at(0), at(70), at(80)], 60)).toEqual([60, 80, 80]);
  });

  it('are unknown for the last while the audio is', () => {
    expect(effectiveEnds([at(0), at(30)], null)).toEqual([30, null]);
  });

  it('yield to a chapter put inside an open-ended one', () => {
    expect(effectiveEnds([at(0), at(30), at(10, 20)], 60)).toEqual([10, 60, 20]);
  });
});

describe('overlap', () => {
  it.each([
    [at(0, 10), at(10, 20), false],
    [at(0, 10), at(9, 20), true],
    [at(0), at(5, 8), false],
    [at(5), at(5), true],
    [at(5), at(5, 9), true],
    [at(0, 20), at(5, 9), true],
    [at(0, 20), at(5), true],
  ])('of %j and %j: %s', (a, b, expected) => {
    expect(overlaps(a, b)).toBe(expected);
    expect(overlaps(b, a)).toBe(expected);
  });
});

describe('what is wrong with a chapter', () => {
  const problems = (span: ChapterSpan, others: ChapterSpan[] = [], title?: string) =>
    chapterProblems(named(span, title), others, 60_000);

  it('is nothing when it fits', () => {
    expect(problems(at(0, 60_000))).toEqual({});
    expect(problems(at(60_000))).toEqual({});
    expect(problems(at(10, 20), [at(0, 10), at(20, 30)])).toEqual({});
  });

  it('is said in its field', () => {
    expect(problems(at(0), [], '  ')).toEqual({ title: 'Chapter title is required' });
    expect(problems(at(-1))).toEqual({ start: 'Start time cannot be negative' });
    expect(problems(at(60_001))).toEqual({ start: 'Start time cannot exceed audio duration' });
    expect(problems(at(5, 5))).toEqual({ end: 'End time must be greater than start time' });
    expect(problems(at(0, 60_001))).toEqual({ end: 'End time cannot exceed audio duration' });
  });

  it('is an overlap at the time that causes it', () => {
    const overlap = 'Chapter times overlap with existing chapter';
    expect(problems(at(15, 40), [at(10, 20)])).toEqual({ start: overlap });
    expect(problems(at(10), [at(10, 20)])).toEqual({ start: overlap });
    expect(problems(at(5, 15), [at(10, 20)])).toEqual({ end: overlap });
  });

  it('never asks for an audio whose length is unknown', () => {
    expect(chapterProblems(named(at(9e6, 9e7)), [], null)).toEqual({});
  });
});

describe('a new chapter', () => {
  it('starts where the last one ends, or 30 s after its start, at most at the end', () => {
    expect(nextChapterStart(60_000, [])).toBe(0);
    expect(nextChapterStart(60_000, [at(0, 12_000)])).toBe(12_000);
    expect(nextChapterStart(60_000, [at(10_000), at(0, 5_000)])).toBe(40_000);
    expect(nextChapterStart(60_000, [at(50_000)])).toBe(60_000);
  });

  it('cannot be added without a length, or behind a chapter that reaches the end', () => {
    expect(addChapterProblem(null, [])).toBe('The duration of the audio is not known yet.');
    const full = 'The last chapter reaches the end of the audio.';
    expect(addChapterProblem(60_000, [at(0, 60_000)])).toBe(full);
    expect(addChapterProblem(60_000, [at(60_000)])).toBe(full);
    const beyond = 'The last chapter starts after the end of the audio.';
    expect(addChapterProblem(60_000, [at(80_000)])).toBe(beyond);
    expect(addChapterProblem(60_000, [at(80_000, 90_000)])).toBe(beyond);
    expect(addChapterProblem(60_000, [])).toBeNull();
    expect(addChapterProblem(60_000, [at(0, 59_000)])).toBeNull();
    expect(addChapterProblem(60_000, [at(59_000)])).toBeNull();
    expect(addChapterProblem(60_000, [at(0, 59_001)])).toBe(
      'Less than a second is left after the last chapter.',
    );
  });
});

describe('for any chapters', () => {
  const DURATION = 1000;
  const span = fc
    .tuple(fc.integer({ min: 0, max: DURATION }), fc.option(fc.integer({ min: 1, max: 400 })))
    .map(([startMs, length]) =>
      at(startMs, length === null ? null : Math.min(startMs + length, DURATION)),
    )
    .filter(({ startMs, endMs }) => endMs === null || endMs > startMs);
  /** Chapters added one after another, each only if valid. */
  const accepted = fc.array(span, { maxLength: 12 }).map((spans) =>
    spans.reduce<ChapterSpan[]>((merged, next) => {
      const problems = chapterProblems(named(next), merged, DURATION);
      return Object.keys(problems).length === 0 ? [...merged, next] : merged;
    }, []),
  );

  it('that the rules accepted, listeners never hear two at once', () => {
    fc.assert(
      fc.property(accepted, (chapters) => {
        const ends = effectiveEnds(chapters, DURATION);
        const audible = chapters
          .map(({ startMs }, index) => ({ startMs, endMs: ends[index] ?? DURATION }))
          .sort((a, b) => a.startMs - b.startMs);
        audible.forEach(({ startMs, endMs }, index) => {
          expect(endMs).toBeGreaterThanOrEqual(startMs);
          expect(endMs).toBeLessThanOrEqual(audible[index + 1]?.startMs ?? DURATION);
        });
      }),
    );
  });

  it('the order in which two are put in makes no difference to their overlap', () => {
    fc.assert(
      fc.property(span, span, (a, b) => {
        expect(overlaps(a, b)).toBe(overlaps(b, a));
      }),
    );
  });

  it('an explicit end stays what it is', () => {
    fc.assert(
      fc.property(fc.array(span), (chapters) => {
        const ends = effectiveEnds(chapters, DURATION);
        chapters.forEach(({ endMs }, index) => {
          if (endMs !== null) expect(ends[index]).toBe(endMs);
        });
      }),
    );
  });

  it('the proposed start is inside the audio and, behind an explicit end, free', () => {
    fc.assert(
      fc.property(accepted, (chapters) => {
        const startMs = nextChapterStart(DURATION, chapters);
        expect(startMs).toBeLessThanOrEqual(DURATION);
        const isLastExplicit = chapters.every(
          (chapter) =>
            chapter.endMs !== null || chapters.some((other) => other.startMs > chapter.startMs),
        );
        if (!isLastExplicit || addChapterProblem(DURATION, chapters) !== null) return;
        expect(chapterProblems(named(at(startMs)), chapters, DURATION)).toEqual({});
      }),
    );
  });

  it('refuses by itself what the rules of the worker refuse, with their messages', () => {
    const ms = fc.integer({ min: -5000, max: 5000 });
    const anyChapter = fc.record({
      title: fc.constantFrom('', ' ', 'Gate'),
      startMs: ms,
      endMs: fc.option(ms),
    });
    fc.assert(
      fc.property(anyChapter, ({ title, startMs, endMs }) => {
        const draft = {
          title,
          start_time_seconds: toSeconds(startMs),
          end_time_seconds: endMs === null ? null : toSeconds(endMs),
        };
        const errors = fieldErrors(chapterRules, draft);
        expect(chapterProblems({ title, startMs, endMs }, [], null)).toEqual({
          ...(errors['title'] !== undefined && { title: errors['title'] }),
          ...(errors['start_time_seconds'] !== undefined && {
            start: errors['start_time_seconds'],
          }),
          ...(errors['end_time_seconds'] !== undefined && { end: errors['end_time_seconds'] }),
        });
      }),
    );
  });

  it('milliseconds survive the wire', () => {
    fc.assert(
      fc.property(fc.nat({ max: 400 * 3_600_000 }), (ms) => {
        expect(toMs(toSeconds(ms))).toBe(ms);
      }),
    );
  });
});

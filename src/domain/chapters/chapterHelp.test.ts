import { chapterHints } from './chapterHints';
import { type EditedChapter } from './chapterList';
import { findOutOfRange, clampToDuration } from './outOfRangeChapters';
import { nearestSnap, snapTargets } from './chapterSnap';
import { startAfterPause, suggestStarts } from './chapterSuggestions';

const at = (id: string, startMs: number, endMs: number | null = null): EditedChapter => ({
  id,
  title: id,
  description: '',
  startMs,
  endMs,
  orderIndex: 0,
});

describe('snapping', () => {
  const pauses = [{ startMs: 4_000, endMs: 5_000 }];
  const targets = snapTargets([at('a', 0, 9_000), at('b', 9_500)], 'b', {
    pauses,
    playheadMs: 7_000,
  });

  it('goes to other chapters, the ends of pauses and the playhead, but never to itself', () => {
    expect(targets.map(({ kind, ms }) => `${kind} ${ms}`)).toEqual([
      'chapter 0',
      'chapter 9000',
      'pause 4900',
      'playhead 7000',
    ]);
  });

  it('takes the nearest within reach', () => {
    expect(nearestSnap(6_900, targets, 200)?.ms).toBe(7_000);
    expect(nearestSnap(6_900, targets, 50)).toBeNull();
    expect(nearestSnap(4_980, targets, 100)?.kind).toBe('pause');
  });
});

describe('suggested starts', () => {
  const pauses = [
    { startMs: 3_000, endMs: 6_000 },
    { startMs: 20_000, endMs: 21_000 },
    { startMs: 25_000, endMs: 27_000 },
    { startMs: 50_000, endMs: 50_700 },
  ];
  const suggest = (chapters: EditedChapter[], count = 9) =>
    suggestStarts(pauses, chapters, { durationMs: 100_000, count });

  it('lie after the longest pauses, apart from each other and the ends, by time', () => {
    expect(suggest([])).toEqual([26_900, 50_600]);
    expect(suggest([], 1)).toEqual([26_900]);
  });

  it('are spread over the recording, and then lie after the longest pauses that are left', () => {
    const each = (startMs: number, lengthMs: number) => ({ startMs, endMs: startMs + lengthMs });
    const uneven = [each(11_000, 3000), each(23_000, 2900), each(36_000, 2800), each(80_000, 700)];
    const spread = (count: number) => suggestStarts(uneven, [], { durationMs: 100_000, count });
    expect(spread(2)).toEqual([13_900, 80_600]);
    expect(spread(3)).toEqual([13_900, 38_700, 80_600]);
    expect(spread(4)).toEqual([13_900, 25_800, 38_700, 80_600]);
  });

  it('leave alone what has chapters', () => {
    expect(suggest([at('a', 0), at('b', 30_000)])).toEqual([50_600]);
    expect(suggest([at('a', 0, 60_000)])).toEqual([]);
  });

  it('never begin before the pause', () => {
    expect(startAfterPause({ startMs: 100, endMs: 180 })).toBe(100);
  });
});

describe('hints', () => {
  it('name what a listener might stumble over', () => {
    const chapters = [at('a', 12_000, 20_000), at('b', 30_000, 60_000)];
    const texts = chapterHints([...chapters, at(' ', 60_500)], 90_000);
    expect(texts.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'late start: The first chapter starts at 0:12, not at 0:00.',
      'short: Chapter 1 is shorter than 10 seconds.',
      'gap: From 0:20 to 0:30 there is no chapter.',
      'no title: Chapter 3 has no title.',
    ]);
  });

  it('are none for chapters that fill the recording', () => {
    expect(chapterHints([at('a', 0), at('b', 30_000)], 60_000)).toEqual([]);
    expect(chapterHints([], 60_000)).toEqual([]);
  });
});

describe('chapters on a shorter recording', () => {
  const chapters = [at('a', 0), at('b', 40_000, 70_000), at('c', 80_000), at('d', 60_000)];

  it('are reported when they no longer fit', () => {
    const found = findOutOfRange(chapters, 60_000);
    expect(found.map(({ chapter, clamped }) => [chapter.id, clamped?.endMs])).toEqual([
      ['b', 60_000],
      ['c', undefined],
    ]);
  });

  it('are cut or left out, and then all fit', () => {
    const fit = clampToDuration(chapters, 60_000);
    expect(fit.map(({ id, endMs }) => [id, endMs])).toEqual([
      ['a', null],
      ['b', 60_000],
      ['d', null],
    ]);
    expect(findOutOfRange(fit, 60_000)).toEqual([]);
  });
});

import { type EditedChapter } from './chapterList';
import { fieldsChangedByBoth, rebaseChapters } from './rebaseChapters';

const at = (id: string, startMs: number, title = id): EditedChapter => ({
  id,
  title,
  description: '',
  startMs,
  endMs: null,
  orderIndex: 0,
});
const base = [at('a', 0), at('b', 10), at('c', 20)];
const summary = (chapters: readonly EditedChapter[]) =>
  chapters.map(({ title, startMs }) => `${title} ${startMs}`);

describe('work carried over to what is stored by now', () => {
  it('follows what somebody else did to what was not touched here', () => {
    const stored = [at('a', 5), at('c', 20), at('d', 30)];
    expect(summary(rebaseChapters(base, base, stored))).toEqual(['a 5', 'c 20', 'd 30']);
  });

  it('keeps what was changed, added and removed here', () => {
    const work = [at('a', 0, 'Gate'), at('b', 10), at('new', 15)];
    const stored = [at('a', 5), at('b', 11), at('c', 20)];
    expect(summary(rebaseChapters(work, base, stored))).toEqual(['Gate 5', 'b 11', 'new 15']);
  });

  it('names what both changed, with what it was before', () => {
    const work = [at('a', 1, 'Gate'), at('b', 10, 'Path'), at('c', 20)];
    const stored = [at('a', 5, 'Door'), at('b', 11, 'Path'), at('c', 21)];
    expect(fieldsChangedByBoth(work, base, stored)).toEqual(
      new Map([['a', { title: 'a', startMs: 0 }]]),
    );
  });

  it('keeps what was changed here and removed elsewhere', () => {
    const work = [at('a', 0, 'Gate'), at('b', 10), at('c', 20)];
    expect(summary(rebaseChapters(work, base, [at('b', 10)]))).toEqual(['Gate 0', 'b 10']);
  });

  it('is the very same while nothing was stored', () => {
    expect(rebaseChapters(base, base, base)).toBe(base);
  });
});

import { nextChapterName } from './chapterNames';

describe('the title of a new chapter', () => {
  it.each([
    [0, 'Chapter One'],
    [1, 'Chapter Two'],
    [4, 'Chapter Five'],
    [11, 'Chapter Twelve'],
    [19, 'Chapter Twenty'],
    [20, 'Chapter 21'],
    [99, 'Chapter 100'],
  ])('after %i chapters is %s', (count, title) => {
    expect(nextChapterName(count)).toBe(title);
  });

  it('is never proposed twice', () => {
    const titles = Array.from({ length: 60 }, (_, count) => nextChapterName(count));
    expect(new Set(titles).size).toBe(60);
  });
});

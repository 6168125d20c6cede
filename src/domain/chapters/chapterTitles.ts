import { type ChapterList } from './chapterList';

/** List markers before a title in a pasted list: '1. ', '2) ', '- ', '• '. */
const LIST_MARK = /^\s*(?:\d+[.)]\s+|[-–•*]\s+)/u;

/** Titles of a pasted list, one per line, without empty lines and list markers. */
export function titleLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(LIST_MARK, '').trim())
    .filter((line) => line !== '');
}

/** Chapters with titles assigned in order, starting at `index`; surplus titles are ignored. */
export function withTitles(
  chapters: ChapterList,
  titles: readonly string[],
  index: number,
): ChapterList {
  return chapters.map((chapter, rank) => {
    const title = rank < index ? undefined : titles[rank - index];
    return title === undefined ? chapter : { ...chapter, title };
  });
}

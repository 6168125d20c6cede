import { type ChapterList } from './chapterList';

/** Marks before a title in a pasted list: '1. ', '2) ', '- ', '• '. */
const LIST_MARK = /^\s*(?:\d+[.)]\s+|[-–•*]\s+)/u;

/** Titles of a pasted list, one a line; empty lines and the marks of a list are left out. */
export function titleLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(LIST_MARK, '').trim())
    .filter((line) => line !== '');
}

/** The chapters with titles in their order, from the one at `index` on; titles left over are ignored. */
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

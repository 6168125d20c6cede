import { type Chapter } from '../../../domain/chapters/chapter';
import { toEditedChapter } from '../../../domain/chapters/chapterList';
import { findOutOfRange } from '../../../domain/chapters/outOfRangeChapters';

/** Number of chapters beyond the end of a recording; 0 while its length is unknown. */
export function chaptersBeyond(chapters: readonly Chapter[], lengthMs: number | null): number {
  return lengthMs === null ? 0 : findOutOfRange(chapters.map(toEditedChapter), lengthMs).length;
}

import { type Chapter } from '../../../domain/chapters/chapter';
import { toEditedChapter } from '../../../domain/chapters/chapterList';
import { findOutOfRange } from '../../../domain/chapters/outOfRangeChapters';

/** Number of chapters that a recording is too short for; 0 where its length is not known. */
export function chaptersBeyond(chapters: readonly Chapter[], lengthMs: number | null): number {
  return lengthMs === null ? 0 : findOutOfRange(chapters.map(toEditedChapter), lengthMs).length;
}

import { type ChapterList, type EditedChapter } from './chapterList';

/** Chapter that lies partly or wholly beyond the end of its recording. */
export interface OutOfRangeChapter {
  chapter: EditedChapter;
  /** Chapter clamped to the end of the audio; null when nothing of it would remain. */
  clamped: EditedChapter | null;
}

/** Chapters beyond the end of a recording, as after its file was replaced by a shorter one. */
export function findOutOfRange(chapters: ChapterList, durationMs: number): OutOfRangeChapter[] {
  return chapters.flatMap((chapter): OutOfRangeChapter[] => {
    const { startMs, endMs } = chapter;
    if (startMs > durationMs) return [{ chapter, clamped: null }];
    if (endMs === null || endMs <= durationMs) return [];
    return [{ chapter, clamped: { ...chapter, endMs: durationMs } }];
  });
}

/** List with every chapter clamped to the end of the audio, without those that start after it. */
export function clampToDuration(chapters: ChapterList, durationMs: number): ChapterList {
  const clampedById = new Map(
    findOutOfRange(chapters, durationMs).map((row) => [row.chapter.id, row.clamped]),
  );
  return chapters.flatMap((chapter) => {
    const clamped = clampedById.get(chapter.id);
    return clamped === undefined ? [chapter] : clamped === null ? [] : [clamped];
  });
}

import { type ChapterList, type EditedChapter } from './chapterList';

/** A chapter that no longer fits its recording, and what would make it fit; null: only to remove it. */
export interface Misfit {
  chapter: EditedChapter;
  text: string;
  fitted: EditedChapter | null;
}

/** The chapters that lie beyond the end of a recording, as after its file was replaced by a shorter one. */
export function findMisfits(chapters: ChapterList, durationMs: number): Misfit[] {
  return chapters.flatMap((chapter): Misfit[] => {
    const { startMs, endMs } = chapter;
    if (startMs > durationMs) {
      return [{ chapter, text: 'It starts after the end of the audio.', fitted: null }];
    }
    if (endMs === null || endMs <= durationMs) return [];
    const text = 'It ends after the end of the audio.';
    return [{ chapter, text, fitted: { ...chapter, endMs: durationMs } }];
  });
}

/** The list with every misfit fitted, or left out where nothing of it is heard. */
export function fitted(chapters: ChapterList, durationMs: number): ChapterList {
  const misfits = new Map(findMisfits(chapters, durationMs).map((m) => [m.chapter.id, m.fitted]));
  return chapters.flatMap((chapter) => {
    const fit = misfits.get(chapter.id);
    return fit === undefined ? [chapter] : fit === null ? [] : [fit];
  });
}

import { effectiveEnds } from './chapterTimes';
import { type ChapterList } from './chapterList';

/**
 * Minimum chapter length in milliseconds after a drag, a nudge or a time from the playhead; chapters that are already
 * shorter may stay so.
 */
export const SHORTEST_MS = 500;

/** Message that a chapter would be shorter than the minimum. */
export const tooShort = (which: string) => `${which} would be shorter than half a second.`;

/** Effective lengths of the chapters in milliseconds, in list order; null when the end is unknown. */
function lengthsOf(chapters: ChapterList, durationMs: number | null) {
  const ends = effectiveEnds(chapters, durationMs);
  return chapters.map(({ startMs }, index) => {
    const end = ends[index] ?? null;
    return end === null ? null : end - startMs;
  });
}

/** Name of a chapter relative to the changed one. */
function nameBeside(index: number, subject: number): string {
  if (index === subject) return 'The chapter';
  return index < subject ? 'The previous chapter' : 'The next chapter';
}

/**
 * Name of a chapter that the change leaves shorter than half a second, as in 'The previous chapter'; null without one.
 * New chapters count, those that were already as short do not. `subjectId` is the changed chapter.
 */
export function shortenedChapter(
  before: ChapterList,
  after: ChapterList,
  { durationMs, subjectId }: { durationMs: number | null; subjectId: string },
): string | null {
  const lengths = lengthsOf(before, durationMs);
  const lengthById = new Map(before.map(({ id }, index) => [id, lengths[index] ?? Infinity]));
  const subject = after.findIndex(({ id }) => id === subjectId);
  const short = lengthsOf(after, durationMs).findIndex((length, index) => {
    const was = lengthById.get(after[index]?.id ?? '') ?? Infinity;
    return length !== null && length < Math.min(SHORTEST_MS, was);
  });
  return short < 0 ? null : nameBeside(short, subject);
}

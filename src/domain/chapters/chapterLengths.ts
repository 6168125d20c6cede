import { effectiveEnds } from './chapterTimes';
import { type ChapterList } from './chapterList';

/**
 * Least length in ms after a drag, a nudge, or a time of the playhead; a chapter that is shorter before may stay so.
 */
export const SHORTEST_MS = 500;

/** Message about a chapter that would be shorter than the shortest one. */
export const tooShort = (which: string) => `${which} would be shorter than half a second.`;

/** Lengths of chapters for a listener by id; null where the end is not known. */
function lengthsOf(chapters: ChapterList, durationMs: number | null) {
  const ends = effectiveEnds(chapters, durationMs);
  return chapters.map(({ startMs }, index) => {
    const end = ends[index] ?? null;
    return end === null ? null : end - startMs;
  });
}

/** The name of a chapter beside the one that is changed. */
function nameBeside(index: number, subject: number): string {
  if (index === subject) return 'The chapter';
  return index < subject ? 'The previous chapter' : 'The next chapter';
}

/**
 * The chapter that is shorter than half a second in a list and was longer in the one before, or not there:
 * 'The previous chapter'; null without one. `subjectId`: the one chapter that is changed.
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

import { type Chapter } from './chapter';
import {
  chapterProblems,
  compareChapters,
  effectiveEnds,
  toMs,
  type ChapterProblems,
  type SortableChapter,
} from './chapterTimes';

/** Chapter in the editor: texts, and times in whole milliseconds. */
export interface EditedChapter extends SortableChapter {
  title: string;
  description: string;
}

/** Converts a stored chapter for the editor. */
export function toEditedChapter(chapter: Chapter): EditedChapter {
  return {
    id: chapter.id,
    title: chapter.title,
    description: chapter.description,
    startMs: toMs(chapter.start_time_seconds),
    endMs: chapter.end_time_seconds === null ? null : toMs(chapter.end_time_seconds),
    orderIndex: chapter.order_index,
  };
}

/** All chapters of one recording as an immutable value, sorted by start. */
export type ChapterList = readonly EditedChapter[];

/** List sorted by start; the same array when already sorted. */
export function inOrder(chapters: ChapterList): ChapterList {
  const isOrdered = chapters.every((chapter, index) => {
    const next = chapters[index + 1];
    return next === undefined || compareChapters(chapter, next) <= 0;
  });
  return isOrdered ? chapters : [...chapters].sort(compareChapters);
}

/** List with the chapter of the same id replaced. */
export function replaceChapter(chapters: ChapterList, changed: EditedChapter): ChapterList {
  return inOrder(chapters.map((chapter) => (chapter.id === changed.id ? changed : chapter)));
}

/** Problems of one chapter among the others of its list; `durationMs` is null when unknown. */
export function problemsIn(
  chapters: ChapterList,
  chapter: EditedChapter,
  durationMs: number | null,
): ChapterProblems {
  const others = chapters.filter((other) => other.id !== chapter.id);
  return chapterProblems(chapter, others, durationMs);
}

function hasOverlaps(chapters: ChapterList): boolean {
  let occupiedUntilMs = -1;
  return inOrder(chapters).some(({ startMs, endMs }) => {
    const isOverlapping = startMs < occupiedUntilMs;
    occupiedUntilMs = Math.max(occupiedUntilMs, startMs + 1, endMs ?? 0);
    return isOverlapping;
  });
}

/** Problems of each chapter, in list order; `durationMs` is null when unknown. */
export function problemsOfAll(chapters: ChapterList, durationMs: number | null): ChapterProblems[] {
  // Pairwise comparison is quadratic and would run on every step of a drag, so it is limited to lists with overlaps.
  return hasOverlaps(chapters)
    ? chapters.map((chapter) => problemsIn(chapters, chapter, durationMs))
    : chapters.map((chapter) => chapterProblems(chapter, [], durationMs));
}

/** Message of the first problem; null when there is none. */
export function firstProblem(problems: ChapterProblems): string | null {
  return problems.title ?? problems.start ?? problems.end ?? null;
}

/** Chapter playing at a time, up to its effective end; null in a gap. */
export function chapterAt(
  chapters: ChapterList,
  ms: number,
  durationMs: number | null,
): EditedChapter | null {
  const ends = effectiveEnds(chapters, durationMs);
  let current: EditedChapter | null = null;
  chapters.forEach((chapter, index) => {
    if (chapter.startMs <= ms && ms < (ends[index] ?? Infinity)) current = chapter;
  });
  return current;
}

/** Effective end in milliseconds of one chapter of the list; null when unknown. */
export function effectiveEndOf(
  chapters: ChapterList,
  id: string,
  durationMs: number | null,
): number | null {
  const index = chapters.findIndex((chapter) => chapter.id === id);
  return effectiveEnds(chapters, durationMs)[index] ?? null;
}

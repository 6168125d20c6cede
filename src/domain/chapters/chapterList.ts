import {
  chapterProblems,
  compareChapters,
  effectiveEnds,
  type ChapterProblems,
  type PlacedChapter,
} from './chapterTimes';

/** A chapter on the editor's table: its words and its place, in whole milliseconds. */
export interface EditedChapter extends PlacedChapter {
  title: string;
  description: string;
}

/** All chapters of one recording as one value, by start. */
export type ChapterList = readonly EditedChapter[];

/** The list in its order; the given one where it is in order already. */
export function inOrder(chapters: ChapterList): ChapterList {
  const isOrdered = chapters.every((chapter, place) => {
    const next = chapters[place + 1];
    return next === undefined || compareChapters(chapter, next) <= 0;
  });
  return isOrdered ? chapters : [...chapters].sort(compareChapters);
}

/** The list with one chapter put in the place of its namesake. */
export function withChapter(chapters: ChapterList, changed: EditedChapter): ChapterList {
  return inOrder(chapters.map((chapter) => (chapter.id === changed.id ? changed : chapter)));
}

/** What is wrong with one chapter beside the others of its list; `durationMs` null: unknown. */
export function problemsIn(
  chapters: ChapterList,
  chapter: EditedChapter,
  durationMs: number | null,
): ChapterProblems {
  const others = chapters.filter((other) => other.id !== chapter.id);
  return chapterProblems(chapter, others, durationMs);
}

function hasOverlaps(chapters: ChapterList): boolean {
  let takenMs = -1;
  return inOrder(chapters).some(({ startMs, endMs }) => {
    const isTaken = startMs < takenMs;
    takenMs = Math.max(takenMs, startMs + 1, endMs ?? 0);
    return isTaken;
  });
}

/** What is wrong with each chapter of a list, in its order; `durationMs` null: unknown. */
export function problemsOfAll(chapters: ChapterList, durationMs: number | null): ChapterProblems[] {
  // Each beside all others takes as many looks as the square of the chapters, with every step of a drag.
  return hasOverlaps(chapters)
    ? chapters.map((chapter) => problemsIn(chapters, chapter, durationMs))
    : chapters.map((chapter) => chapterProblems(chapter, [], durationMs));
}

/** The first problem in words; null when there is none. */
export function firstProblem(problems: ChapterProblems): string | null {
  return problems.title ?? problems.start ?? problems.end ?? null;
}

/** The chapter that is heard at a time, by its effective end; null in a gap. */
export function chapterAt(
  chapters: ChapterList,
  ms: number,
  durationMs: number | null,
): EditedChapter | null {
  const ends = effectiveEnds(chapters, durationMs);
  let found: EditedChapter | null = null;
  chapters.forEach((chapter, place) => {
    if (chapter.startMs <= ms && ms < (ends[place] ?? Infinity)) found = chapter;
  });
  return found;
}

/** Where one chapter of the list ends for a listener; null where that is not known. */
export function effectiveEndOf(
  chapters: ChapterList,
  id: string,
  durationMs: number | null,
): number | null {
  const place = chapters.findIndex((chapter) => chapter.id === id);
  return effectiveEnds(chapters, durationMs)[place] ?? null;
}

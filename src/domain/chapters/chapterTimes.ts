import { limits } from '../limits';
import { textLimits, tooLong } from '../text/textLimits';

/** Start and end of a chapter within its recording, in whole milliseconds. */
export interface ChapterSpan {
  startMs: number;
  /** Null when the chapter lasts until the next one or the end of the audio. */
  endMs: number | null;
}

export interface SortableChapter extends ChapterSpan {
  id: string;
  orderIndex: number;
}

/** Converts seconds, the unit of the API, to whole milliseconds. */
export function toMs(seconds: number): number {
  return Math.round(seconds * 1000);
}

/** Converts whole milliseconds to seconds with at most three decimals. */
export function toSeconds(ms: number): number {
  return Math.round(ms) / 1000;
}

/** Compares by start, then order_index, then id. */
export function compareChapters(a: SortableChapter, b: SortableChapter): number {
  if (a.startMs !== b.startMs) return a.startMs - b.startMs;
  if (a.orderIndex !== b.orderIndex) return a.orderIndex - b.orderIndex;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/** True when a chapter covers a time. An open end yields to others: such a chapter covers its start only. */
function covers({ startMs, endMs }: ChapterSpan, ms: number): boolean {
  return ms === startMs || (endMs !== null && ms > startMs && ms < endMs);
}

/** True when two chapters overlap. Spans are half-open: touching is no overlap, equal starts are one. */
export function overlaps(a: ChapterSpan, b: ChapterSpan): boolean {
  return covers(a, b.startMs) || covers(b, a.startMs);
}

/**
 * Effective end of each chapter in list order: its own end, else the next later start, else the end of the audio; null
 * when unknown. A chapter does not end at a next start beyond the end of the audio.
 */
export function effectiveEnds(
  chapters: readonly ChapterSpan[],
  durationMs: number | null,
): (number | null)[] {
  const starts = [...new Set(chapters.map((chapter) => chapter.startMs))].sort((a, b) => a - b);
  const nextOf = new Map(starts.map((start, index) => [start, starts[index + 1]]));
  return chapters.map(({ startMs, endMs }) => {
    if (endMs !== null) return endMs;
    const next = nextOf.get(startMs);
    if (next !== undefined) {
      return durationMs === null || startMs >= durationMs ? next : Math.min(next, durationMs);
    }
    return durationMs === null ? null : Math.max(startMs, durationMs);
  });
}

/** Messages about a chapter, by field. */
export interface ChapterProblems {
  title?: string;
  start?: string;
  end?: string;
}

/** Messages shared with the worker's rules. */
export const chapterMessages = {
  title: 'Chapter title is required',
  start: 'Start time cannot be negative',
  end: 'End time must be greater than start time',
} as const;
const TITLE_TOO_LONG = tooLong('Title', 'title');
const OVERLAP = 'Chapter times overlap with existing chapter';

function startProblem(startMs: number, durationMs: number | null): string | undefined {
  if (startMs < 0) return chapterMessages.start;
  if (durationMs !== null && startMs > durationMs) return 'Start time cannot exceed audio duration';
  return undefined;
}

function endProblem({ startMs, endMs }: ChapterSpan, durationMs: number | null) {
  if (endMs === null) return undefined;
  if (endMs <= startMs) return chapterMessages.end;
  if (durationMs !== null && endMs > durationMs) return 'End time cannot exceed audio duration';
  return undefined;
}

/**
 * Checks a chapter against the duration of the audio (null when unknown) and the other chapters. An overlap is reported
 * on the field that causes it: the end, if only the end reaches into another chapter.
 */
export function chapterProblems(
  draft: ChapterSpan & { title: string },
  others: readonly ChapterSpan[],
  durationMs: number | null,
): ChapterProblems {
  const problems: ChapterProblems = {};
  const start = startProblem(draft.startMs, durationMs);
  const end = endProblem(draft, durationMs);
  const title = draft.title.trim();
  if (title === '') problems.title = chapterMessages.title;
  if (title.length > textLimits.title) problems.title = TITLE_TOO_LONG;
  if (start !== undefined) problems.start = start;
  if (end !== undefined) problems.end = end;
  if (start !== undefined || end !== undefined) return problems;
  const overlapping = others.filter((other) => overlaps(draft, other));
  if (overlapping.some((other) => covers(other, draft.startMs))) problems.start = OVERLAP;
  else if (overlapping.length > 0) problems.end = OVERLAP;
  return problems;
}

/**
 * Reason why a chapter that is valid in the editor cannot be saved: it starts at the end of the audio; null when it
 * can.
 */
export function lengthProblem({ startMs }: ChapterSpan, durationMs: number | null): string | null {
  return startMs === durationMs
    ? 'This chapter has no length: it starts at the end of the audio. Give it an earlier start.'
    : null;
}

function lastByStart(chapters: readonly ChapterSpan[]): ChapterSpan | undefined {
  return chapters.reduce<ChapterSpan | undefined>(
    (last, chapter) => (last !== undefined && last.startMs > chapter.startMs ? last : chapter),
    undefined,
  );
}

/** Proposed start of a new chapter in milliseconds: the end of the last one, or 30 s after its start. */
export function nextChapterStart(durationMs: number, chapters: readonly ChapterSpan[]): number {
  const last = lastByStart(chapters);
  if (last === undefined) return 0;
  const end = last.endMs ?? last.startMs + limits.chapterFallbackSeconds * 1000;
  return Math.min(end, durationMs);
}

/** Minimum remaining audio for a new chapter, in milliseconds. */
const MIN_ADDED_MS = 1000;

/** Reason why no chapter can be added now; null when one can. */
export function addChapterProblem(
  durationMs: number | null,
  chapters: readonly ChapterSpan[],
): string | null {
  if (durationMs === null) return 'The duration of the audio is not known yet.';
  const last = lastByStart(chapters);
  if (last === undefined) return null;
  if (last.startMs > durationMs) return 'The last chapter starts after the end of the audio.';
  if ((last.endMs ?? last.startMs) >= durationMs) {
    return 'The last chapter reaches the end of the audio.';
  }
  return last.endMs !== null && durationMs - last.endMs < MIN_ADDED_MS
    ? 'Less than a second is left after the last chapter.'
    : null;
}

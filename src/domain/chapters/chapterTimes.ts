import { limits } from '../limits';

/** Where a chapter lies on its recording, in whole milliseconds. */
export interface ChapterSpan {
  startMs: number;
  /** Null: until the next chapter, or to the end of the audio. */
  endMs: number | null;
}

export interface PlacedChapter extends ChapterSpan {
  id: string;
  orderIndex: number;
}

/** Seconds of the wire as whole milliseconds. */
export function toMs(seconds: number): number {
  return Math.round(seconds * 1000);
}

/** Whole milliseconds as seconds of at most three decimals. */
export function toSeconds(ms: number): number {
  return Math.round(ms) / 1000;
}

/** By start, then order_index, then id. */
export function compareChapters(a: PlacedChapter, b: PlacedChapter): number {
  if (a.startMs !== b.startMs) return a.startMs - b.startMs;
  if (a.orderIndex !== b.orderIndex) return a.orderIndex - b.orderIndex;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/** An open end yields to whatever starts inside it: of an open-ended chapter only the start is taken. */
function covers({ startMs, endMs }: ChapterSpan, ms: number): boolean {
  return ms === startMs || (endMs !== null && ms > startMs && ms < endMs);
}

/** Whether two chapters of one recording overlap. Half-open: touching is none, equal starts are one. */
export function overlaps(a: ChapterSpan, b: ChapterSpan): boolean {
  return covers(a, b.startMs) || covers(b, a.startMs);
}

/**
 * Where each chapter ends for a listener, in the order given: its own end, else the next later start,
 * else the end of the audio; null where that is not known.
 */
export function effectiveEnds(
  chapters: readonly ChapterSpan[],
  durationMs: number | null,
): (number | null)[] {
  const starts = [...new Set(chapters.map((chapter) => chapter.startMs))].sort((a, b) => a - b);
  const nextOf = new Map(starts.map((start, place) => [start, starts[place + 1]]));
  return chapters.map(({ startMs, endMs }) => {
    if (endMs !== null) return endMs;
    const next = nextOf.get(startMs);
    if (next !== undefined) return next;
    return durationMs === null ? null : Math.max(startMs, durationMs);
  });
}

/** What is wrong with a chapter, by field, in the words to show. */
export interface ChapterProblems {
  title?: string;
  start?: string;
  end?: string;
}

const OVERLAP = 'Chapter times overlap with existing chapter';

function startProblem(startMs: number, durationMs: number | null): string | undefined {
  if (startMs < 0) return 'Start time cannot be negative';
  if (durationMs !== null && startMs > durationMs) return 'Start time cannot exceed audio duration';
  return undefined;
}

function endProblem({ startMs, endMs }: ChapterSpan, durationMs: number | null) {
  if (endMs === null) return undefined;
  if (endMs <= startMs) return 'End time must be greater than start time';
  if (durationMs !== null && endMs > durationMs) return 'End time cannot exceed audio duration';
  return undefined;
}

/**
 * Checks a chapter against the audio (null: its length is not known) and the other chapters of it.
 * An overlap is said at the time that causes it: the end, when only it reaches into another chapter.
 */
export function chapterProblems(
  draft: ChapterSpan & { title: string },
  others: readonly ChapterSpan[],
  durationMs: number | null,
): ChapterProblems {
  const problems: ChapterProblems = {};
  const start = startProblem(draft.startMs, durationMs);
  const end = endProblem(draft, durationMs);
  if (draft.title.trim() === '') problems.title = 'Chapter title is required';
  if (start !== undefined) problems.start = start;
  if (end !== undefined) problems.end = end;
  if (start !== undefined || end !== undefined) return problems;
  const rivals = others.filter((other) => overlaps(draft, other));
  if (rivals.some((rival) => covers(rival, draft.startMs))) problems.start = OVERLAP;
  else if (rivals.length > 0) problems.end = OVERLAP;
  return problems;
}

function lastOf(chapters: readonly ChapterSpan[]): ChapterSpan | undefined {
  return chapters.reduce<ChapterSpan | undefined>(
    (last, chapter) => (last !== undefined && last.startMs > chapter.startMs ? last : chapter),
    undefined,
  );
}

/** Where a new chapter is proposed to start: where the last one ends, or 30 s after its start. */
export function nextChapterStart(durationMs: number, chapters: readonly ChapterSpan[]): number {
  const last = lastOf(chapters);
  if (last === undefined) return 0;
  const end = last.endMs ?? last.startMs + limits.chapterFallbackSeconds * 1000;
  return Math.min(end, durationMs);
}

/** Why no chapter can be added now; null when one can. */
export function canAddChapter(
  durationMs: number | null,
  chapters: readonly ChapterSpan[],
): string | null {
  if (durationMs === null) return 'The duration of the audio is not known yet.';
  const last = lastOf(chapters);
  if (last === undefined || (last.endMs ?? last.startMs) < durationMs) return null;
  return 'The last chapter reaches the end of the audio.';
}

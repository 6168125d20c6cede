import { effectiveEndOf, type ChapterList, type EditedChapter } from './chapterList';
import { type ChapterSpan } from './chapterTimes';

export type ChapterEdge = 'start' | 'end';

/** Part of a chapter moved by pointer or key: one edge, or the whole chapter. */
export type DragPart = ChapterEdge | 'whole';

export interface TimeRange {
  minMs: number;
  maxMs: number;
}

/** Free range between the neighbours: from the previous end to the next start, in milliseconds. */
function freeRange(
  chapters: ChapterList,
  chapter: EditedChapter,
  durationMs: number | null,
  shortestMs: number,
): TimeRange {
  const index = chapters.indexOf(chapter);
  // An open end yields to other chapters, down to the minimum length, or to its current one if that is less.
  const ends = chapters.slice(0, index).map(({ startMs, endMs }) => {
    return endMs ?? startMs + Math.max(1, Math.min(shortestMs, chapter.startMs - startMs));
  });
  return {
    minMs: Math.max(0, ...ends),
    maxMs: chapters[index + 1]?.startMs ?? durationMs ?? Infinity,
  };
}

/**
 * Valid range of a dragged part in whole milliseconds, in which no rule is broken and no neighbour is passed. For
 * 'whole', the range of the start. Chapters longer than `shortestMs` stay at least that long. Null when no position is
 * valid.
 */
export function dragRange(
  chapters: ChapterList,
  chapter: EditedChapter,
  part: DragPart,
  durationMs: number | null,
  shortestMs = 1,
): TimeRange | null {
  const { startMs, endMs } = chapter;
  const free = freeRange(chapters, chapter, durationMs, shortestMs);
  const end = endMs ?? free.maxMs;
  // A chapter that is already shorter may stay so.
  const least = Math.max(1, Math.min(shortestMs, end - startMs));
  const isLast = chapters.at(-1) === chapter;
  // Equal starts overlap, but a start at the very end of the audio is allowed.
  const lastOpenStart = isLast && shortestMs === 1 ? free.maxMs : free.maxMs - least;
  let range: TimeRange;
  if (part === 'end') range = { minMs: startMs + least, maxMs: free.maxMs };
  else if (endMs === null) range = { minMs: free.minMs, maxMs: lastOpenStart };
  else if (part === 'start') range = { minMs: free.minMs, maxMs: endMs - least };
  else range = { minMs: free.minMs, maxMs: free.maxMs - (endMs - startMs) };
  return range.minMs <= range.maxMs ? range : null;
}

/**
 * Span of a chapter with one part dragged to `ms`, clamped to the valid range. A pure function of the list before the
 * drag, so that a part dragged away and back returns exactly.
 */
export function clampDrag(
  chapters: ChapterList,
  chapter: EditedChapter,
  target: { part: DragPart; ms: number; durationMs: number | null; shortestMs?: number },
): ChapterSpan {
  const { part, durationMs, shortestMs } = target;
  const { startMs, endMs } = chapter;
  const range = dragRange(chapters, chapter, part, durationMs, shortestMs);
  if (range === null) return { startMs, endMs };
  const ms = Math.min(range.maxMs, Math.max(range.minMs, Math.round(target.ms)));
  if (part === 'start') return { startMs: ms, endMs };
  if (part === 'whole') return { startMs: ms, endMs: endMs === null ? null : endMs + ms - startMs };
  // An open end dragged to its current position stays open.
  const isUnmoved = endMs === null && ms === effectiveEndOf(chapters, chapter.id, durationMs);
  return { startMs, endMs: isUnmoved ? null : ms };
}

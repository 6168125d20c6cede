import { effectiveEndOf, type ChapterList, type EditedChapter } from './chapterList';
import { type ChapterSpan } from './chapterTimes';

export type ChapterEdge = 'start' | 'end';

/** Part of a chapter that a pointer or a key moves: one edge, or the whole chapter. */
export type DragPart = ChapterEdge | 'whole';

export interface TimeRange {
  minMs: number;
  maxMs: number;
}

/** Free range between the neighbours: from the end of the one before to the start of the next. */
function freeRange(
  chapters: ChapterList,
  chapter: EditedChapter,
  durationMs: number | null,
  shortestMs: number,
): TimeRange {
  const index = chapters.indexOf(chapter);
  // An open end yields to other chapters, and keeps the shortest length, or its own if that is less.
  const ends = chapters.slice(0, index).map(({ startMs, endMs }) => {
    return endMs ?? startMs + Math.max(1, Math.min(shortestMs, chapter.startMs - startMs));
  });
  return {
    minMs: Math.max(0, ...ends),
    maxMs: chapters[index + 1]?.startMs ?? durationMs ?? Infinity,
  };
}

/**
 * Valid range of a dragged part in whole milliseconds: no rule is broken and no neighbour is passed.
 * For 'whole' it is the range of the start. A longer chapter stays at least as long as `shortestMs`. Null when no
 * position is valid.
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
  // A chapter that is shorter already may stay so.
  const least = Math.max(1, Math.min(shortestMs, end - startMs));
  const isLast = chapters.at(-1) === chapter;
  // Equal starts overlap, but the very end of the audio is allowed.
  const lastOpenStart = isLast && shortestMs === 1 ? free.maxMs : free.maxMs - least;
  let range: TimeRange;
  if (part === 'end') range = { minMs: startMs + least, maxMs: free.maxMs };
  else if (endMs === null) range = { minMs: free.minMs, maxMs: lastOpenStart };
  else if (part === 'start') range = { minMs: free.minMs, maxMs: endMs - least };
  else range = { minMs: free.minMs, maxMs: free.maxMs - (endMs - startMs) };
  return range.minMs <= range.maxMs ? range : null;
}

/**
 * Span of a chapter when one part of it is dragged to `ms`, clamped to the valid range. Depends only on
 * the list before the drag, so that a part dragged away and back returns exactly.
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
  // An open end that is dragged to where it lies already stays open.
  const isUnmoved = endMs === null && ms === effectiveEndOf(chapters, chapter.id, durationMs);
  return { startMs, endMs: isUnmoved ? null : ms };
}

import { effectiveEndOf, type ChapterList, type EditedChapter } from './chapterList';
import { type ChapterSpan } from './chapterTimes';

export type ChapterEdge = 'start' | 'end';

/** Part of a chapter that a pointer or a key moves: one edge, or the whole chapter. */
export type DragPart = ChapterEdge | 'whole';

export interface TimeRange {
  minMs: number;
  maxMs: number;
}

/** Shortest length that a drag or a nudge leaves a chapter; a shorter one can be typed. */
const MIN_DRAGGED_MS = 1000;

/** Shortest length of a chapter as its edges are moved: its own where that is shorter already. */
function shortestLength(
  chapters: ChapterList,
  chapter: EditedChapter,
  durationMs: number | null,
): number {
  const endMs = effectiveEndOf(chapters, chapter.id, durationMs);
  const lengthMs = endMs === null ? MIN_DRAGGED_MS : endMs - chapter.startMs;
  // Equal starts overlap, but the last chapter may start at the very end of the audio.
  const leastMs = chapters.at(-1) === chapter && chapter.endMs === null ? 0 : 1;
  return Math.min(MIN_DRAGGED_MS, Math.max(leastMs, lengthMs));
}

/** Free range between the neighbours: from the end of the one before to the start of the next. */
function freeRange(
  chapters: ChapterList,
  chapter: EditedChapter,
  durationMs: number | null,
): TimeRange {
  const index = chapters.indexOf(chapter);
  // An open end yields to other chapters: an open-ended neighbour occupies its shortest length only.
  const ends = chapters.slice(0, index).map(({ startMs, endMs }) => endMs ?? startMs + 1);
  const before = chapters[index - 1];
  const leftMs =
    before?.endMs === null ? before.startMs + shortestLength(chapters, before, durationMs) : 0;
  return {
    minMs: Math.max(0, leftMs, ...ends),
    maxMs: chapters[index + 1]?.startMs ?? durationMs ?? Infinity,
  };
}

/**
 * Valid range of a dragged part in whole milliseconds: no rule is broken, no neighbour is passed, and no
 * chapter gets shorter than a second. For 'whole' it is the range of the start. Null when no position is valid.
 */
export function dragRange(
  chapters: ChapterList,
  chapter: EditedChapter,
  part: DragPart,
  durationMs: number | null,
): TimeRange | null {
  const { startMs, endMs } = chapter;
  const free = freeRange(chapters, chapter, durationMs);
  const shortestMs = shortestLength(chapters, chapter, durationMs);
  let range: TimeRange;
  if (part === 'end') range = { minMs: startMs + Math.max(1, shortestMs), maxMs: free.maxMs };
  else if (endMs === null) range = { minMs: free.minMs, maxMs: free.maxMs - shortestMs };
  else if (part === 'start') range = { minMs: free.minMs, maxMs: endMs - shortestMs };
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
  target: { part: DragPart; ms: number; durationMs: number | null },
): ChapterSpan {
  const { part, durationMs } = target;
  const { startMs, endMs } = chapter;
  const range = dragRange(chapters, chapter, part, durationMs);
  if (range === null) return { startMs, endMs };
  const ms = Math.min(range.maxMs, Math.max(range.minMs, Math.round(target.ms)));
  if (part === 'start') return { startMs: ms, endMs };
  if (part === 'whole') return { startMs: ms, endMs: endMs === null ? null : endMs + ms - startMs };
  // An open end that is dragged to where it lies already stays open.
  const isUnmoved = endMs === null && ms === effectiveEndOf(chapters, chapter.id, durationMs);
  return { startMs, endMs: isUnmoved ? null : ms };
}

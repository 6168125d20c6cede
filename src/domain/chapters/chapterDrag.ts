import { effectiveEndOf, type ChapterList, type EditedChapter } from './chapterList';
import { type ChapterSpan } from './chapterTimes';

export type ChapterEdge = 'start' | 'end';

/** What a hand or a key moves: one edge, or the chapter as it is. */
export type DragPart = ChapterEdge | 'whole';

export interface TimeRange {
  minMs: number;
  maxMs: number;
}

/** The room between the neighbours: from where the one before ends to where the next one starts. */
function roomOf(
  chapters: ChapterList,
  chapter: EditedChapter,
  durationMs: number | null,
): TimeRange {
  const place = chapters.indexOf(chapter);
  // An open end yields; of an open-ended neighbour only the start is taken.
  const ends = chapters.slice(0, place).map(({ startMs, endMs }) => endMs ?? startMs + 1);
  return {
    minMs: Math.max(0, ...ends),
    maxMs: chapters[place + 1]?.startMs ?? durationMs ?? Infinity,
  };
}

/**
 * Where a part of a chapter may go without breaking a rule and without passing a neighbour, in whole
 * milliseconds. For 'whole' the range is that of the start. Null where there is no such place.
 */
export function dragRange(
  chapters: ChapterList,
  chapter: EditedChapter,
  part: DragPart,
  durationMs: number | null,
): TimeRange | null {
  const { startMs, endMs } = chapter;
  const room = roomOf(chapters, chapter, durationMs);
  const isLast = chapters.at(-1) === chapter;
  // Equal starts overlap, but the very end of the audio is allowed.
  const lastOpenStart = isLast ? room.maxMs : room.maxMs - 1;
  let range: TimeRange;
  if (part === 'end') range = { minMs: startMs + 1, maxMs: room.maxMs };
  else if (endMs === null) range = { minMs: room.minMs, maxMs: lastOpenStart };
  else if (part === 'start') range = { minMs: room.minMs, maxMs: endMs - 1 };
  else range = { minMs: room.minMs, maxMs: room.maxMs - (endMs - startMs) };
  return range.minMs <= range.maxMs ? range : null;
}

/**
 * The span of a chapter when one part of it is dragged to `ms`, held within the rules. Depends on the
 * list before the drag alone, so that a part dragged away and back returns exactly.
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
  // The place where an open end lies already keeps it open.
  const isUnmoved = endMs === null && ms === effectiveEndOf(chapters, chapter.id, durationMs);
  return { startMs, endMs: isUnmoved ? null : ms };
}

import { clampDrag, type ChapterEdge } from './chapterDrag';
import { SHORTEST_MS, tooShort } from './chapterLengths';
import { effectiveEndOf, type ChapterList, type EditedChapter } from './chapterList';

/** Limit of an edge and its reason. */
interface EdgeLimit {
  ms: number;
  reason: string;
}

export interface EdgeMove {
  edge: ChapterEdge;
  ms: number;
  durationMs: number | null;
  /** Minimum length in milliseconds to which a move may shorten a longer chapter. */
  shortestMs: number;
  /** True if a chapter below that minimum may get shorter still. */
  isFine?: boolean;
}

/** Edge of a chapter with its neighbour there. */
interface Beside {
  neighbour: EditedChapter | null;
  /** Times in milliseconds of the chapter's edge and of the neighbour's nearer edge. */
  ownMs: number;
  otherMs: number;
}

const reasons = {
  own: tooShort('The chapter'),
  next: tooShort('The next chapter'),
  previous: tooShort('The previous chapter'),
  begin: 'The recording begins here.',
  end: 'The recording ends here.',
} as const;

const endOf = (chapters: ChapterList, { id }: EditedChapter, durationMs: number | null) =>
  effectiveEndOf(chapters, id, durationMs) ?? Infinity;

function besideEdge(
  chapters: ChapterList,
  chapter: EditedChapter,
  edge: ChapterEdge,
  durationMs: number | null,
): Beside {
  const neighbour = chapters[chapters.indexOf(chapter) + (edge === 'end' ? 1 : -1)] ?? null;
  if (edge === 'end') {
    const ownMs = endOf(chapters, chapter, durationMs);
    return { neighbour, ownMs, otherMs: neighbour?.startMs ?? durationMs ?? Infinity };
  }
  const otherMs = neighbour === null ? 0 : endOf(chapters, neighbour, durationMs);
  return { neighbour, ownMs: chapter.startMs, otherMs };
}

/** True when a chapter touches its neighbour at this edge, so that both share one boundary. */
export function isShared(
  chapters: ChapterList,
  chapter: EditedChapter,
  edge: ChapterEdge,
  durationMs: number | null,
): boolean {
  const { neighbour, ownMs, otherMs } = besideEdge(chapters, chapter, edge, durationMs);
  return neighbour !== null && ownMs === otherMs;
}

/** Limits of an edge that pushes its neighbour along; null when the two overlap. */
export function edgeLimits(
  chapters: ChapterList,
  chapter: EditedChapter,
  { edge, durationMs, shortestMs, isFine = false }: Omit<EdgeMove, 'ms'>,
): { min: EdgeLimit; max: EdgeLimit } | null {
  const { neighbour, ownMs, otherMs } = besideEdge(chapters, chapter, edge, durationMs);
  const kept = (length: number) => Math.min(length < shortestMs && isFine ? 1 : shortestMs, length);
  if (edge === 'end') {
    if (neighbour !== null && ownMs > otherMs) return null;
    const min = { ms: chapter.startMs + kept(ownMs - chapter.startMs), reason: reasons.own };
    if (neighbour === null) return { min, max: { ms: otherMs, reason: reasons.end } };
    const nextEnd = endOf(chapters, neighbour, durationMs);
    const ms = Math.min(nextEnd - kept(nextEnd - neighbour.startMs), durationMs ?? Infinity);
    return { min, max: { ms, reason: reasons.next } };
  }
  if (neighbour !== null && otherMs > ownMs) return null;
  const end = endOf(chapters, chapter, durationMs);
  const max = { ms: end - kept(end - ownMs), reason: reasons.own };
  if (neighbour === null) return { min: { ms: 0, reason: reasons.begin }, max };
  const ms = neighbour.startMs + kept(otherMs - neighbour.startMs);
  return { min: { ms, reason: reasons.previous }, max };
}

/** Reason why an edge dragged to a time stops before it; null when it gets there. */
export function stopReason(
  chapters: ChapterList,
  chapter: EditedChapter,
  { ms, ...how }: EdgeMove,
): string | null {
  const limits = edgeLimits(chapters, chapter, how);
  if (limits === null) return 'This chapter overlaps with the one beside it.';
  if (ms < limits.min.ms) return limits.min.reason;
  return ms > limits.max.ms ? limits.max.reason : null;
}

/** Like `stopReason`, but null when the recording's start or end stops the edge. */
export function chapterStopReason(
  chapters: ChapterList,
  chapter: EditedChapter,
  move: EdgeMove,
): string | null {
  const reason = stopReason(chapters, chapter, move);
  return reason === reasons.begin || reason === reasons.end ? null : reason;
}

/** Move of an edge by key: down to half a second, and finer for a chapter that is already shorter. */
export const nudgeMove = (edge: ChapterEdge, ms: number, durationMs: number | null): EdgeMove => ({
  edge,
  ms,
  durationMs,
  shortestMs: SHORTEST_MS,
  isFine: true,
});

/** List with the given chapters replaced. */
const withChanged = (chapters: ChapterList, ...changed: EditedChapter[]): ChapterList =>
  chapters.map((chapter) => changed.find(({ id }) => id === chapter.id) ?? chapter);

/**
 * Moves an edge within its limits: a shared boundary moves as one, and an edge that reaches its neighbour pushes that
 * along. A pure function of the list before the move, so that an edge moved away and back is where it was.
 */
export function moveEdge(chapters: ChapterList, chapter: EditedChapter, move: EdgeMove) {
  const { edge, durationMs } = move;
  const limits = edgeLimits(chapters, chapter, move);
  if (limits === null) {
    const span = clampDrag(chapters, chapter, { part: edge, ms: move.ms, durationMs });
    return withChanged(chapters, { ...chapter, ...span });
  }
  const { neighbour, ownMs, otherMs } = besideEdge(chapters, chapter, edge, durationMs);
  const { min, max } = limits;
  if (min.ms > max.ms) return chapters;
  const ms = Math.min(max.ms, Math.max(min.ms, Math.round(move.ms)));
  if (ms === ownMs || !Number.isFinite(ms)) return chapters;
  const touches = neighbour !== null && ownMs === otherMs;
  if (edge === 'end') {
    // An open end follows the next start.
    const isOpen = chapter.endMs === null && touches;
    const own = isOpen ? chapter : { ...chapter, endMs: ms };
    const isPushed = neighbour !== null && (touches || ms > otherMs);
    return isPushed
      ? withChanged(chapters, own, { ...neighbour, startMs: ms })
      : withChanged(chapters, own);
  }
  const own = { ...chapter, startMs: ms };
  const isPushed = neighbour !== null && neighbour.endMs !== null && (touches || ms < otherMs);
  return isPushed
    ? withChanged(chapters, own, { ...neighbour, endMs: ms })
    : withChanged(chapters, own);
}

/**
 * Moves one side of a boundary alone: of a shared one, the side whose move opens a gap. The other side stays, and its
 * open end is fixed.
 */
export function moveEdgeAlone(chapters: ChapterList, chapter: EditedChapter, move: EdgeMove) {
  const { edge, ms, durationMs, shortestMs } = move;
  const index = chapters.indexOf(chapter);
  const { neighbour, ownMs } = besideEdge(chapters, chapter, edge, durationMs);
  const sides = edge === 'end' ? [chapter, neighbour] : [neighbour, chapter];
  const [before, after] = sides;
  if (!isShared(chapters, chapter, edge, durationMs) || !before || !after || index < 0) {
    const span = clampDrag(chapters, chapter, { part: edge, ms, durationMs, shortestMs });
    return withChanged(chapters, { ...chapter, ...span });
  }
  const [moved, part] = ms < ownMs ? ([before, 'end'] as const) : ([after, 'start'] as const);
  const closed = before.endMs === null ? { ...before, endMs: ownMs } : before;
  const apart = withChanged(chapters, closed);
  const from = moved === before ? closed : after;
  const span = clampDrag(apart, from, { part, ms, durationMs, shortestMs });
  return withChanged(apart, { ...from, ...span });
}

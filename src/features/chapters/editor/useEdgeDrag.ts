import { useRef, useState } from 'react';
import {
  chapterStopReason,
  isShared,
  nudgeMove,
  stopReason,
} from '../../../domain/chapters/chapterBoundary';
import { SHORTEST_MS, tooShort } from '../../../domain/chapters/chapterLengths';
import { dragRange, type ChapterEdge, type DragPart } from '../../../domain/chapters/chapterDrag';
import {
  effectiveEndOf,
  type ChapterList,
  type EditedChapter,
} from '../../../domain/chapters/chapterList';
import { nearestSnap, snapTargets, type SnapTarget } from '../../../domain/chapters/chapterSnap';
import { type SpeechPause } from '../../../domain/chapters/chapterSuggestions';
import { type TrackActions } from '../../../ui/chapterTrack/TrackChapter';
import { type ChapterEditActions } from '../edits/useChapterEdits';

const SNAP_DISTANCE_PX = 8;
/** Longest interval between two key presses of one gesture. */
const MAX_NUDGE_GAP_MS = 800;

const PREVIOUS_ENDS = 'The previous chapter ends here.';
const SHORTEST = tooShort('The chapter');
const PREVIOUS_SHORTEST = tooShort('The previous chapter');
const NEXT_STARTS = 'The next chapter starts here.';

const labels: Record<DragPart, string> = {
  start: 'Move start',
  end: 'Move end',
  whole: 'Move chapter',
};

interface DragState {
  id: string;
  chapter: EditedChapter;
  /** Time of the dragged edge (the start for a whole chapter) when the drag began. */
  fromMs: number;
  part: DragPart;
  gesture: string;
  /** Chapters when the drag began. */
  from: ChapterList;
  targets: readonly SnapTarget[];
  /** Length of a chapter dragged as a whole; null for an edge or an open end. */
  lengthMs: number | null;
}

interface EdgeDragOptions {
  work: ChapterEditActions;
  durationMs: number | null;
  pauses: readonly SpeechPause[];
  isSnapping: boolean;
  positionMs: () => number;
  onRefused: (reason: string | null) => void;
}

/** Snap targets of a drag, without the other side of a boundary that two chapters share. */
function targetsOf(
  from: ChapterList,
  chapter: EditedChapter,
  part: DragPart,
  options: EdgeDragOptions,
) {
  const { pauses, durationMs, positionMs } = options;
  const targets = snapTargets(from, chapter.id, { pauses, playheadMs: positionMs() });
  if (part === 'whole' || !isShared(from, chapter, part, durationMs)) return targets;
  const ownMs = part === 'start' ? chapter.startMs : effectiveEndOf(from, chapter.id, durationMs);
  return targets.filter(({ kind, ms }) => kind !== 'chapter' || ms !== ownMs);
}

interface DragTarget {
  ms: number;
  isAlone: boolean;
  durationMs: number | null;
}

/** The reason why a drag lags behind the pointer; null when it does not. */
function reasonOf(
  { chapter, part, from }: DragState,
  { ms, isAlone, durationMs }: DragTarget,
): string | null {
  const isFreed = part === 'whole' || (isAlone && !isShared(from, chapter, part, durationMs));
  if (!isFreed) {
    return stopReason(from, chapter, { edge: part, ms, durationMs, shortestMs: SHORTEST_MS });
  }
  const range = dragRange(from, chapter, part, durationMs, SHORTEST_MS);
  if (range !== null && range.minMs <= ms && ms <= range.maxMs) return null;
  const isBefore = range === null || ms < range.minMs;
  const beside = from[from.indexOf(chapter) + (isBefore ? -1 : 1)];
  if (part === (isBefore ? 'end' : 'start')) return SHORTEST;
  if (isBefore && beside !== undefined) {
    return beside.endMs === null ? PREVIOUS_SHORTEST : PREVIOUS_ENDS;
  }
  if (isBefore) return 'The recording begins here.';
  return beside === undefined ? 'The recording ends here.' : NEXT_STARTS;
}

/** The reason why a neighbouring chapter stops an edge moved by a key; null when none does. */
function nudgeReason(
  chapters: ChapterList,
  { id, edge, byMs }: { id: string; edge: ChapterEdge; byMs: number },
  durationMs: number | null,
): string | null {
  const chapter = chapters.find((candidate) => candidate.id === id);
  if (chapter === undefined) return null;
  const from = edge === 'start' ? chapter.startMs : effectiveEndOf(chapters, id, durationMs);
  if (from === null) return null;
  return chapterStopReason(chapters, chapter, nudgeMove(edge, from + byMs, durationMs));
}

/** Drags and nudges of edges and whole chapters, with snapping; each gesture is one undo step. */
export function useEdgeDrag(options: EdgeDragOptions) {
  const { work, durationMs, isSnapping, onRefused } = options;
  const dragState = useRef<DragState | null>(null);
  const count = useRef(0);
  const lastNudge = useRef({ name: '', at: -Infinity, gesture: '' });
  const [snap, setSnap] = useState<SnapTarget | null>(null);

  const begin = (id: string, part: DragPart) => {
    const from = work.get().history.present;
    const chapter = from.find((candidate) => candidate.id === id);
    if (chapter === undefined) return;
    count.current += 1;
    const { startMs, endMs } = chapter;
    dragState.current = {
      id,
      chapter,
      fromMs: (part === 'end' ? effectiveEndOf(from, id, durationMs) : null) ?? startMs,
      part,
      from,
      gesture: `drag ${count.current}`,
      targets: targetsOf(from, chapter, part, options),
      lengthMs: part === 'whole' && endMs !== null ? endMs - startMs : null,
    };
    onRefused(null);
  };

  const revert = ({ from, gesture, part }: DragState) =>
    work.run({ kind: 'replace', chapters: from }, { label: labels[part], gesture });

  const drag: TrackActions['drag'] = (ms, { isFree, isAtOrigin, msPerPixel }) => {
    const current = dragState.current;
    if (current === null) return;
    if (isAtOrigin) {
      // Restores the original exactly: no snapping applies, and an open end stays open.
      revert(current);
      setSnap(null);
      onRefused(null);
      return;
    }
    const { id, part, gesture, from, targets, lengthMs } = current;
    const snapDistanceMs = SNAP_DISTANCE_PX * msPerPixel;
    const findSnap = (at: number) =>
      isSnapping && !isFree ? nearestSnap(at, targets, snapDistanceMs) : null;
    const atStart = findSnap(ms);
    const atEnd = lengthMs === null || atStart !== null ? null : findSnap(ms + lengthMs);
    const to = atStart?.ms ?? (atEnd === null ? ms : atEnd.ms - (lengthMs ?? 0));
    const command = { kind: 'drag', id, part, ms: to, isAlone: isFree } as const;
    work.run(command, { label: labels[part], gesture, from });
    setSnap(atStart ?? atEnd);
    // A pointer only a few pixels past a limit is not treated as an attempt to go further.
    const back = to + Math.sign(current.fromMs - to) * snapDistanceMs;
    const reason = reasonOf(current, { ms: to, isAlone: isFree, durationMs });
    const isMeant = reason === reasonOf(current, { ms: back, isAlone: isFree, durationMs });
    onRefused(isMeant ? reason : null);
  };

  const end = (isCommitted: boolean) => {
    const current = dragState.current;
    dragState.current = null;
    setSnap(null);
    if (current !== null && !isCommitted) revert(current);
  };

  const nudge = (id: string, edge: ChapterEdge, byMs: number, isRepeated: boolean) => {
    const name = `${id} ${edge}`;
    const last = lastNudge.current;
    const isSame =
      last.name === name && (isRepeated || performance.now() - last.at < MAX_NUDGE_GAP_MS);
    if (!isSame) count.current += 1;
    const gesture = isSame ? last.gesture : `nudge ${count.current}`;
    lastNudge.current = { name, at: performance.now(), gesture };
    const reason = nudgeReason(work.get().history.present, { id, edge, byMs }, durationMs);
    const command = { kind: 'nudge', id, edge, byMs } as const;
    onRefused(work.run(command, { label: labels[edge], gesture }) ?? reason);
  };

  return { begin, drag, end, nudge, snap };
}

import { useRef, useState } from 'react';
import { type ChapterEdge, type DragPart } from '../../../domain/chapters/chapterDrag';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import { nearestSnap, snapTargets, type SnapTarget } from '../../../domain/chapters/chapterSnap';
import { type SpeechPause } from '../../../domain/chapters/chapterSuggestions';
import { type TrackActions } from '../../../ui/chapterTrack/TrackChapter';
import { type ChapterEditActions } from '../edits/useChapterEdits';

const SNAP_DISTANCE_PX = 8;
/** Longest pause between two presses of one gesture. */
const MAX_NUDGE_GAP_MS = 800;

const labels: Record<DragPart, string> = {
  start: 'Move start',
  end: 'Move end',
  whole: 'Move chapter',
};

interface DragState {
  id: string;
  part: DragPart;
  gesture: string;
  /** Chapters when the drag began. */
  from: ChapterList;
  targets: readonly SnapTarget[];
  /** Length of a chapter that is moved whole; null for an edge or an open end. */
  lengthMs: number | null;
}

interface EdgeDragOptions {
  work: ChapterEditActions;
  pauses: readonly SpeechPause[];
  isSnapping: boolean;
  positionMs: () => number;
  onRefused: (reason: string | null) => void;
}

/** Drags and nudges of edges and whole chapters, with snapping; one gesture is one undo step. */
export function useEdgeDrag({ work, pauses, isSnapping, positionMs, onRefused }: EdgeDragOptions) {
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
      part,
      from,
      gesture: `drag ${count.current}`,
      targets: snapTargets(from, id, { pauses, playheadMs: positionMs() }),
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
      return;
    }
    const { id, part, gesture, from, targets, lengthMs } = current;
    const snapDistanceMs = SNAP_DISTANCE_PX * msPerPixel;
    const findSnap = (at: number) =>
      isSnapping && !isFree ? nearestSnap(at, targets, snapDistanceMs) : null;
    const atStart = findSnap(ms);
    const atEnd = lengthMs === null || atStart !== null ? null : findSnap(ms + lengthMs);
    const to = atStart?.ms ?? (atEnd === null ? ms : atEnd.ms - (lengthMs ?? 0));
    work.run({ kind: 'drag', id, part, ms: to }, { label: labels[part], gesture, from });
    setSnap(atStart ?? atEnd);
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
    onRefused(work.run({ kind: 'nudge', id, edge, byMs }, { label: labels[edge], gesture }));
  };

  return { begin, drag, end, nudge, snap };
}

import { useRef, useState } from 'react';
import { type ChapterEdge, type DragPart } from '../../../domain/chapters/chapterDrag';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import { nearestSnap, snapTargets, type SnapTarget } from '../../../domain/chapters/chapterSnap';
import { type SpokenPause } from '../../../domain/chapters/chapterSuggestions';
import { type LaneActions } from '../../../ui/chapterLane/LaneChapter';
import { type WorkActions } from '../edits/useChapterEdits';

const REACH_PIXELS = 8;
/** Presses that follow each other so fast are one gesture. */
const ONE_GESTURE_MS = 800;

const labels: Record<DragPart, string> = {
  start: 'Move start',
  end: 'Move end',
  whole: 'Move chapter',
};

interface Held {
  id: string;
  part: DragPart;
  gesture: string;
  /** The list when the hand took hold. */
  from: ChapterList;
  targets: readonly SnapTarget[];
  /** From start to end of what is moved as it is. */
  lengthMs: number | null;
}

interface Given {
  work: WorkActions;
  pauses: readonly SpokenPause[];
  isSnapping: boolean;
  positionMs: () => number;
  onRefused: (reason: string | null) => void;
}

/** Edges and chapters moved by hand and by key, with snapping; one gesture is one step to undo. */
export function useEdgeDrag({ work, pauses, isSnapping, positionMs, onRefused }: Given) {
  const held = useRef<Held | null>(null);
  const count = useRef(0);
  const lastNudge = useRef({ name: '', at: -Infinity, gesture: '' });
  const [snap, setSnap] = useState<SnapTarget | null>(null);

  const begin = (id: string, part: DragPart) => {
    const from = work.get().history.present;
    const chapter = from.find((known) => known.id === id);
    if (chapter === undefined) return;
    count.current += 1;
    const { startMs, endMs } = chapter;
    held.current = {
      ...{ id, part, from, gesture: `drag ${count.current}` },
      targets: snapTargets(from, id, { pauses, playheadMs: positionMs() }),
      lengthMs: part === 'whole' && endMs !== null ? endMs - startMs : null,
    };
    onRefused(null);
  };

  const takeBack = ({ from, gesture, part }: Held) =>
    work.run({ kind: 'replace', chapters: from }, { label: labels[part], gesture });

  const drag: LaneActions['drag'] = (ms, { isFree, isHome, msPerPixel }) => {
    const now = held.current;
    if (now === null) return;
    if (isHome) {
      // Back to where it was, to the millisecond: no pause nearby takes it, and an open end is open.
      takeBack(now);
      setSnap(null);
      return;
    }
    const { id, part, gesture, from, targets, lengthMs } = now;
    const reach = REACH_PIXELS * msPerPixel;
    const find = (at: number) => (isSnapping && !isFree ? nearestSnap(at, targets, reach) : null);
    const atStart = find(ms);
    const atEnd = lengthMs === null || atStart !== null ? null : find(ms + lengthMs);
    const to = atStart?.ms ?? (atEnd === null ? ms : atEnd.ms - (lengthMs ?? 0));
    work.run({ kind: 'drag', id, part, ms: to }, { label: labels[part], gesture, from });
    setSnap(atStart ?? atEnd);
  };

  const end = (isKept: boolean) => {
    const now = held.current;
    held.current = null;
    setSnap(null);
    if (now !== null && !isKept) takeBack(now);
  };

  const nudge = (id: string, edge: ChapterEdge, byMs: number, isRepeated: boolean) => {
    const name = `${id} ${edge}`;
    const last = lastNudge.current;
    const isSame =
      last.name === name && (isRepeated || performance.now() - last.at < ONE_GESTURE_MS);
    if (!isSame) count.current += 1;
    const gesture = isSame ? last.gesture : `nudge ${count.current}`;
    lastNudge.current = { name, at: performance.now(), gesture };
    onRefused(work.run({ kind: 'nudge', id, edge, byMs }, { label: labels[edge], gesture }));
  };

  return { begin, drag, end, nudge, snap };
}

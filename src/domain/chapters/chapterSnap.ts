import { type ChapterList } from './chapterList';
import { startAfterPause, type SpeechPause } from './chapterSuggestions';

export type SnapKind = 'chapter' | 'pause' | 'playhead';

/** Time that a dragged edge snaps to. */
export interface SnapTarget {
  ms: number;
  kind: SnapKind;
}

/** Snap targets: edges of the other chapters, ends of the pauses, and the playhead. */
export function snapTargets(
  chapters: ChapterList,
  movedId: string,
  { pauses, playheadMs }: { pauses: readonly SpeechPause[]; playheadMs: number | null },
): SnapTarget[] {
  const edges = chapters
    .filter(({ id }) => id !== movedId)
    .flatMap(({ startMs, endMs }) => (endMs === null ? [startMs] : [startMs, endMs]));
  return [
    ...edges.map((ms): SnapTarget => ({ ms, kind: 'chapter' })),
    ...pauses.map((pause): SnapTarget => ({ ms: startAfterPause(pause), kind: 'pause' })),
    ...(playheadMs === null ? [] : [{ ms: playheadMs, kind: 'playhead' } as const]),
  ];
}

/** Nearest target within the threshold, the first on a tie; null when there is none. */
export function nearestSnap(
  ms: number,
  targets: readonly SnapTarget[],
  thresholdMs: number,
): SnapTarget | null {
  let nearest: SnapTarget | null = null;
  let distance = thresholdMs;
  for (const target of targets) {
    const offset = Math.abs(target.ms - ms);
    if (offset < distance || (offset === distance && nearest === null)) {
      nearest = target;
      distance = offset;
    }
  }
  return nearest;
}

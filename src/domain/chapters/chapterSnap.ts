import { type ChapterList } from './chapterList';
import { startAfterPause, type SpokenPause } from './chapterSuggestions';

export type SnapKind = 'chapter' | 'pause' | 'playhead';

/** A place that an edge likes to be at. */
export interface SnapTarget {
  ms: number;
  kind: SnapKind;
}

/** The edges of the other chapters, the ends of the pauses, and the playhead. */
export function snapTargets(
  chapters: ChapterList,
  movedId: string,
  { pauses, playheadMs }: { pauses: readonly SpokenPause[]; playheadMs: number | null },
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

/** The nearest target within the reach, the earlier named one of two; null when none is near enough. */
export function nearestSnap(
  ms: number,
  targets: readonly SnapTarget[],
  reachMs: number,
): SnapTarget | null {
  let nearest: SnapTarget | null = null;
  let distance = reachMs;
  for (const target of targets) {
    const off = Math.abs(target.ms - ms);
    if (off < distance || (off === distance && nearest === null)) {
      nearest = target;
      distance = off;
    }
  }
  return nearest;
}

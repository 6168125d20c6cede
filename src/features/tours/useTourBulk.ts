import { useCallback, useRef, useState } from 'react';
import { type Problem } from '../../domain/problem';
import { useConsoleDispatch } from '../../state/hooks';
import { type Edit } from '../../state/outbox/edit';
import { saveEdits } from '../../state/outbox/saveEdits';
import { runFew, type RunProgress, type RunResult } from '../../state/runFew';
import { type TourView } from '../../state/selectTours';
import { publicationEdit } from './publicationEdit';

export type BulkKind = 'publish' | 'unpublish' | 'delete' | 'undo';

export interface BulkRun {
  kind: BulkKind;
  progress: RunProgress;
}

export interface BulkOutcome {
  kind: BulkKind;
  result: RunResult<TourView, Problem>;
  /** Whether what was done can be taken back. */
  canUndo: boolean;
}

/** The bulk bar says itself what became of each tour. */
const NO_WORDS = { done: null, failed: null };

/** What puts a tour's publication back to what it was. */
function publicationBefore(tour: TourView): Edit {
  const { id: tourId, language, is_published, published_at } = tour;
  return { kind: 'tour changed', tourId, language, change: { is_published, published_at } };
}

function editFor(kind: BulkKind, tour: TourView): Edit {
  if (kind === 'delete') return { kind: 'tour removed', tourId: tour.id };
  if (kind === 'undo') return publicationBefore(tour);
  return publicationEdit({ ...tour, is_published: kind === 'unpublish' }, new Date());
}

/** Those of the tours that an act changes. */
export function concerned(kind: BulkKind, tours: readonly TourView[]): readonly TourView[] {
  if (kind === 'publish') return tours.filter((tour) => !tour.is_published);
  if (kind === 'unpublish') return tours.filter((tour) => tour.is_published);
  return tours;
}

/** Publishes, takes back or deletes many tours, a few at a time; it can be stopped and, mostly, undone. */
export function useTourBulk() {
  const dispatch = useConsoleDispatch();
  const [run, setRun] = useState<BulkRun | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const stopping = useRef<AbortController | null>(null);

  const start = useCallback(
    async (kind: BulkKind, tours: readonly TourView[]) => {
      if (stopping.current !== null) return;
      const items = concerned(kind, tours);
      const controller = new AbortController();
      stopping.current = controller;
      setOutcome(null);
      setRun({ kind, progress: { done: 0, failed: 0, total: items.length } });
      const result = await runFew<TourView, Problem>(
        items,
        async (tour) => {
          const saved = await dispatch(saveEdits([editFor(kind, tour)], NO_WORDS));
          return saved.ok ? null : saved.problem;
        },
        { signal: controller.signal, onProgress: (progress) => setRun({ kind, progress }) },
      );
      stopping.current = null;
      setRun(null);
      const isPublication = kind === 'publish' || kind === 'unpublish';
      setOutcome({ kind, result, canUndo: isPublication && result.done.length > 0 });
    },
    [dispatch],
  );

  return {
    run,
    outcome,
    start,
    stop: () => stopping.current?.abort(),
    undo: () => void (outcome?.canUndo === true && start('undo', outcome.result.done)),
    dismiss: () => setOutcome(null),
  };
}

import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useRef, useState } from 'react';
import { type Problem } from '../../../domain/problem';
import { type ReadinessIssue } from '../../../domain/tours/readiness';
import { type HistoryEntry } from '../../../state/history/historySlice';
import { undoStep } from '../../../state/undo/undoStep';
import { selectSteps } from '../../../state/history/selectSteps';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { type Edit } from '../../../state/outbox/edit';
import { saveEdits } from '../../../state/sync/saveEdits';
import {
  mapConcurrently,
  type RunOptions,
  type RunProgress,
  type RunResult,
} from '../../../domain/concurrencyPool';
import { isEditOf } from '../../../state/outbox/recordKeys';
import { type TourView } from '../../../state/select/tourViews';
import { publicationEdit } from '../publication/publicationEdit';

export type BulkKind = 'publish' | 'unpublish' | 'delete' | 'undo';

export interface BulkRun {
  kind: BulkKind;
  progress: RunProgress;
}

/** Open points of tours that are published. */
export interface OpenIssues {
  /** Readiness issues of each tour that has any. */
  issuesByTour: readonly (readonly ReadinessIssue[])[];
  /** Number of tours whose sections have not been loaded. */
  unreadCount: number;
}

export interface BulkOutcome {
  kind: BulkKind;
  result: RunResult<TourView, Problem>;
  /** Id of the history step that groups these changes. */
  step: string;
  /** True when the action can be undone. */
  canUndo: boolean;
  /** Null where nothing is open, or nothing was published. */
  open: OpenIssues | null;
}

/** The bulk summary reports each outcome itself. */
const NO_ANNOUNCEMENT = { done: null, failed: null };

function editFor(kind: BulkKind, tour: TourView): Edit {
  if (kind === 'delete') return { entity: 'tour', action: 'remove', ref: { tourId: tour.id } };
  return publicationEdit({ ...tour, is_published: kind === 'unpublish' }, new Date());
}

/** Tours that the action would change. */
export function affectedTours(kind: BulkKind, tours: readonly TourView[]): readonly TourView[] {
  if (kind === 'publish') return tours.filter((tour) => !tour.is_published);
  if (kind === 'unpublish') return tours.filter((tour) => tour.is_published);
  return tours;
}

/** The run under way with its progress, and what came of the last one. */
function useBulkRun() {
  const [run, setRun] = useState<BulkRun | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const abortController = useRef<AbortController | null>(null);
  const runBulk = useCallback(
    async (
      kind: BulkKind,
      total: number,
      { step, open }: Pick<BulkOutcome, 'step' | 'open'>,
      runAll: (options: RunOptions) => Promise<RunResult<TourView, Problem>>,
    ) => {
      if (abortController.current !== null) return;
      const { signal } = (abortController.current = new AbortController());
      setOutcome(null);
      setRun({ kind, progress: { done: 0, failed: 0, total } });
      const result = await runAll({ signal, onProgress: (progress) => setRun({ kind, progress }) });
      abortController.current = null;
      setRun(null);
      const isPublication = kind === 'publish' || kind === 'unpublish';
      const hasDone = result.done.length > 0;
      const shown = hasDone ? open : null;
      setOutcome({ kind, result, step, canUndo: isPublication && hasDone, open: shown });
    },
    [],
  );
  return {
    run,
    outcome,
    runBulk,
    stop: () => abortController.current?.abort(),
    dismiss: () => setOutcome(null),
  };
}

/**
 * Outcome of a run as it is shown. A run that was undone elsewhere, by Ctrl+Z or in the history of one tour, can't be
 * undone here again, and only what failed of it is still told.
 */
function shownOutcome(outcome: BulkOutcome, hasStep: boolean): BulkOutcome | null {
  const { canUndo, result } = outcome;
  if (!canUndo || hasStep) return outcome;
  const isWhole = result.failed.length === 0 && result.notStarted.length === 0;
  return isWhole ? null : { ...outcome, canUndo: false };
}

/**
 * Publishes, unpublishes or deletes many tours with limited concurrency. A run can be stopped;
 * publishing can be undone.
 */
export function useTourBulk() {
  const dispatch = useConsoleDispatch();
  const { run, outcome, runBulk, stop, dismiss } = useBulkRun();
  const hasStep = useConsoleSelector((state) =>
    selectSteps(state).some(({ id, canUndo }) => canUndo && id === outcome?.step),
  );

  const start = useCallback(
    (
      kind: Exclude<BulkKind, 'undo'>,
      tours: readonly TourView[],
      open: OpenIssues | null = null,
    ) => {
      const items = affectedTours(kind, tours);
      const step = nanoid();
      return runBulk(kind, items.length, { step, open }, (options) =>
        mapConcurrently<TourView, Problem>(
          items,
          async (tour) => {
            const saved = await dispatch(
              saveEdits([editFor(kind, tour)], NO_ANNOUNCEMENT, { step }),
            );
            return saved.ok ? null : saved.problem;
          },
          options,
        ),
      );
    },
    [dispatch, runBulk],
  );

  const undo = (step: string, undone: readonly TourView[]) => {
    const tours = new Map(undone.map((tour) => [tour.id, tour]));
    const tourOf = ({ edit }: HistoryEntry) =>
      isEditOf(edit, 'tour', 'update') ? (tours.get(edit.ref.tourId) ?? []) : [];
    return runBulk('undo', undone.length, { step, open: null }, async (options) => {
      const { done, failed, notStarted } = await dispatch(
        undoStep(step, { ...options, isSilent: true }),
      );
      return {
        done: done.flatMap(tourOf),
        failed: failed.flatMap(({ item, failure }) =>
          [tourOf(item)].flat().map((tour) => ({ item: tour, failure })),
        ),
        notStarted: notStarted.flatMap(tourOf),
      };
    });
  };

  return {
    run,
    outcome: outcome === null ? null : shownOutcome(outcome, hasStep),
    start,
    stop,
    undo: () => outcome !== null && void undo(outcome.step, outcome.result.done),
    /** Runs the action again for what failed or was not begun. */
    retry: (tours: readonly TourView[]) => {
      if (outcome === null) return;
      void (outcome.kind === 'undo' ? undo(outcome.step, tours) : start(outcome.kind, tours));
    },
    dismiss,
  };
}

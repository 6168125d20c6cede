import { nanoid } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { type Problem } from '../../../domain/problem';
import { type TourChange } from '../../../domain/tours/tourRules';
import { type HistoryEntry } from '../../../state/history/historySlice';
import { undoStep } from '../../../state/undo/undoStep';
import { selectCanUndo } from '../../../state/history/selectSteps';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { type Edit } from '../../../state/outbox/edit';
import { saveEdits } from '../../../state/sync/saveEdits';
import { mapConcurrently, type RunResult } from '../../../platform/concurrencyPool';
import { isEditOf } from '../../../state/outbox/recordKeys';
import { type TourView } from '../../../state/select/tourViews';
import { useBulkRun, type BulkRunOutcome } from '../../../ui/selection/useBulkRun';
import { publishToggleEdit } from '../../../state/sync/publishToggleEdit';

export type BulkKind = 'publish' | 'unpublish' | 'edit' | 'delete' | 'undo';

/** Fields that a bulk edit can set. */
export type BulkFields = Pick<
  TourChange,
  'city' | 'country' | 'primary_language' | 'duration_seconds'
>;

interface BulkContext {
  /** Id of the history step that groups these changes. */
  step: string;
  /** Field values of a bulk edit. */
  fields?: BulkFields;
}

export interface BulkOutcome extends BulkContext {
  kind: BulkKind;
  result: RunResult<TourView, Problem>;
  /** True when the action can be undone. */
  canUndo: boolean;
}

/** No toasts: the bulk summary reports every outcome. */
const NO_ANNOUNCEMENT = { done: null, failed: null };

function editFor(kind: BulkKind, tour: TourView, fields: BulkFields): Edit {
  const { id: tourId, language } = tour;
  if (kind === 'delete') return { entity: 'tour', action: 'remove', ref: { tourId } };
  if (kind === 'edit')
    return { entity: 'tour', action: 'update', ref: { tourId, language }, fields };
  return publishToggleEdit({ ...tour, is_published: kind === 'unpublish' }, new Date());
}

/** Tours that the action would change. */
export function affectedTours(kind: BulkKind, tours: readonly TourView[]): readonly TourView[] {
  if (kind === 'publish') return tours.filter((tour) => !tour.is_published);
  if (kind === 'unpublish') return tours.filter((tour) => tour.is_published);
  return tours;
}

/**
 * Outcome to display. A run undone elsewhere (Ctrl+Z, or a tour's history) offers no undo here, and is reported only if
 * some of its tours failed or were not started.
 */
function shownOutcome(
  { kind, result, context }: BulkRunOutcome<TourView, BulkKind, BulkContext>,
  hasStep: boolean,
): BulkOutcome | null {
  const hasDone = result.done.length > 0;
  const outcome = { kind, result, step: context.step };
  if (kind === 'delete' || kind === 'undo' || !hasDone) return { ...outcome, canUndo: false };
  const isWhole = result.failed.length === 0 && result.notStarted.length === 0;
  return isWhole && !hasStep ? null : { ...outcome, canUndo: hasStep };
}

/**
 * Publishes, unpublishes, edits or deletes many tours with limited concurrency. A run can be stopped, and undone unless
 * it deletes.
 */
export function useTourBulk() {
  const dispatch = useConsoleDispatch();
  const { run, outcome, runBulk, stop, dismiss } = useBulkRun<TourView, BulkKind, BulkContext>();
  const step = outcome?.context.step ?? null;
  const hasStep = useConsoleSelector((state) => selectCanUndo(state, step));

  const start = useCallback(
    (kind: Exclude<BulkKind, 'undo'>, tours: readonly TourView[], fields: BulkFields = {}) => {
      const items = affectedTours(kind, tours);
      const step = nanoid();
      return runBulk(kind, items.length, { step, fields }, (options) =>
        mapConcurrently<TourView, Problem>(
          items,
          async (tour) => {
            const saved = await dispatch(
              saveEdits([editFor(kind, tour, fields)], NO_ANNOUNCEMENT, { step }),
            );
            return saved.ok ? null : saved.problem;
          },
          options,
        ),
      );
    },
    [dispatch, runBulk],
  );

  const undo = (undone: readonly TourView[]) => {
    if (step === null) return;
    const tours = new Map(undone.map((tour) => [tour.id, tour]));
    const tourOf = ({ edit }: HistoryEntry) =>
      isEditOf(edit, 'tour', 'update') ? (tours.get(edit.ref.tourId) ?? []) : [];
    void runBulk('undo', undone.length, { step }, async (options) => {
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
    undo: () => undo(outcome?.result.done ?? []),
    /** Retries the action for the failed and not-started tours. */
    retry: (tours: readonly TourView[]) => {
      if (outcome === null) return;
      if (outcome.kind === 'undo') undo(tours);
      else void start(outcome.kind, tours, outcome.context.fields);
    },
    dismiss,
  };
}

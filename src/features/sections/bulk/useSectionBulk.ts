import { useState } from 'react';
import { nanoid } from '@reduxjs/toolkit';
import { mapConcurrently } from '../../../platform/concurrencyPool';
import { type Problem } from '../../../domain/problem';
import { countOf } from '../../../domain/text/count';
import { selectCanUndo } from '../../../state/history/selectSteps';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { type SectionView } from '../../../state/select/selectSections';
import { saveEdits } from '../../../state/sync/saveEdits';
import { undoStep } from '../../../state/undo/undoStep';
import { useBulkRun } from '../../../ui/selection/useBulkRun';

export type MoveOutcome =
  | { kind: 'moved'; /** Id of the history step. */ step: string }
  | { kind: 'unmoved' }
  | { kind: 'failed' };

/** Moves sections as one block to an index among the remaining sections. */
export type MoveTogether = (ids: ReadonlySet<string>, to: number) => Promise<MoveOutcome>;

/** Text on a move, with its history step; a null step when nothing moved. */
interface MoveReport {
  text: string;
  step: string | null;
}

/** No toasts: the report or the bulk summary shows every outcome. */
const NO_ANNOUNCEMENT = { done: null, failed: null };

/** Moves the selected sections as a block, and keeps a report until it is closed or the move undone. */
function useMoves(selected: readonly SectionView[], moveTogether: MoveTogether) {
  const dispatch = useConsoleDispatch();
  const [report, setReport] = useState<MoveReport | null>(null);
  const canUndo = useConsoleSelector((state) => selectCanUndo(state, report?.step ?? null));
  const move = async (to: number, destination: string) => {
    const moved = countOf(selected.length, 'section');
    const outcome = await moveTogether(new Set(selected.map(({ id }) => id)), to);
    if (outcome.kind === 'failed') return setReport(null);
    const isMoved = outcome.kind === 'moved';
    const text = isMoved ? `${moved} moved ${destination}` : `${moved} stay where they were`;
    setReport({ text, step: isMoved ? outcome.step : null });
  };
  const isUndone = report !== null && report.step !== null && !canUndo;
  return {
    report: isUndone ? null : report,
    move,
    undo: () => {
      if (report?.step != null) void dispatch(undoStep(report.step));
    },
    close: () => setReport(null),
  };
}

/** Moves and deletes the selected sections. Deletions run with limited concurrency and can be stopped. */
export function useSectionBulk(selected: readonly SectionView[], moveTogether: MoveTogether) {
  const dispatch = useConsoleDispatch();
  const moves = useMoves(selected, moveTogether);
  const { runBulk, ...deletion } = useBulkRun<SectionView, 'delete', null>();
  const [dialog, setDialog] = useState<'delete' | 'move' | null>(null);

  const removeAll = (sections: readonly SectionView[]) => {
    const step = nanoid();
    moves.close();
    return runBulk('delete', sections.length, null, (options) =>
      mapConcurrently<SectionView, Problem>(
        sections,
        async ({ id: sectionId }) => {
          const edit = { entity: 'section', action: 'remove', ref: { sectionId } } as const;
          const saved = await dispatch(saveEdits([edit], NO_ANNOUNCEMENT, { step }));
          return saved.ok ? null : saved.problem;
        },
        options,
      ),
    );
  };
  const move = (to: number, place: string) => {
    deletion.dismiss();
    void moves.move(to, place);
  };
  return {
    selected,
    dialog,
    openDialog: setDialog,
    closeDialog: () => setDialog(null),
    /** True while a deletion runs. */
    isBusy: deletion.run !== null,
    deletion,
    moves,
    moveToTop: () => move(0, 'to the top'),
    moveToEnd: () => move(Infinity, 'to the end'),
    /** Moves the selected sections as a block, the first to a 1-based position. */
    moveToPosition: (position: number) => move(position - 1, `to place ${position}`),
    remove: (sections: readonly SectionView[]) => {
      setDialog(null);
      void removeAll(sections);
    },
  };
}

export type SectionBulk = ReturnType<typeof useSectionBulk>;

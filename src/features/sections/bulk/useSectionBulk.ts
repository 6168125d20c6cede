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

/** Puts sections together at an index of those that stay. */
export type MoveTogether = (ids: ReadonlySet<string>, to: number) => Promise<MoveOutcome>;

/** Result of a move: a step that can be undone, or null where nothing moved. */
interface MoveReport {
  text: string;
  step: string | null;
}

/** The bulk summary reports each outcome itself. */
const NO_ANNOUNCEMENT = { done: null, failed: null };

/** The selected sections are moved together; the outcome is shown until it is closed or undone. */
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

/** Moves and deletes the selected sections. A deletion runs a few at a time and can be stopped. */
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
    /** Moves the first selected section to a position that is counted from 1, and the others behind it. */
    moveToPosition: (position: number) => move(position - 1, `to place ${position}`),
    remove: (sections: readonly SectionView[]) => {
      setDialog(null);
      void removeAll(sections);
    },
  };
}

export type SectionBulk = ReturnType<typeof useSectionBulk>;

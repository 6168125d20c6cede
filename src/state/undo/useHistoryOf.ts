import { useMemo } from 'react';
import { useConsoleDispatch, useConsoleSelector } from '../hooks/storeHooks';
import { describeStep } from '../history/describeEdit';
import { type HistoryEntry } from '../history/historySlice';
import { selectStepsOf } from '../history/selectSteps';
import { undoStep } from './undoStep';

const describeEdits = (entries: readonly HistoryEntry[]) =>
  describeStep(entries.map(({ edit }) => edit));

/** Steps of this browser that changed a record, newest first, with the undo of each. */
export function useHistoryOf(recordId: string, describe = describeEdits) {
  const dispatch = useConsoleDispatch();
  const steps = useConsoleSelector((state) => selectStepsOf(state, recordId));
  const lines = useMemo(
    () =>
      steps.map(({ id, at, entries, canUndo }) => ({
        id,
        at,
        text: describe(entries),
        isUndone: entries.every(({ isUndone }) => isUndone),
        canUndo,
      })),
    [steps, describe],
  );
  return { lines, undo: (step: string) => void dispatch(undoStep(step)) };
}

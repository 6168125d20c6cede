import { useMemo } from 'react';
import { useConsoleDispatch, useConsoleSelector } from '../hooks/storeHooks';
import { describeStep } from '../history/describeEdit';
import { selectStepsOf } from '../history/selectSteps';
import { undoStep } from './undoStep';

/** Steps of this browser that changed a record, newest first, and the undo of one. */
export function useHistoryOf(recordId: string) {
  const dispatch = useConsoleDispatch();
  const steps = useConsoleSelector((state) => selectStepsOf(state, recordId));
  const lines = useMemo(
    () =>
      steps.map(({ id, at, entries, canUndo }) => ({
        id,
        at,
        text: describeStep(entries.map(({ edit }) => edit)),
        isUndone: entries.every(({ isUndone }) => isUndone),
        canUndo,
      })),
    [steps],
  );
  return { lines, undo: (step: string) => void dispatch(undoStep(step)) };
}

import { useMemo } from 'react';
import { useConsoleDispatch, useConsoleSelector } from '../hooks/storeHooks';
import { describeStep } from '../history/describeEdit';
import { selectStepsOf } from '../history/selectSteps';
import { undoStep } from './undoStep';

/** What this browser changed in a record, newest first, and how to take a step back. */
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

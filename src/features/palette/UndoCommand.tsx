import { useRef } from 'react';
import { describeStep } from '../../state/history/describeEdit';
import { selectSteps } from '../../state/history/selectSteps';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { announced } from '../../state/model/noticesSlice';
import { isChangeBeingStored } from '../../state/undo/isChangeBeingStored';
import { useCommands } from '../../ui/command/CommandScope';
import { hasUnsavedChanges } from '../../ui/feedback/UnsavedGuard';
import { preloadedParts } from './preloadedParts';

/** Time in which a step that was asked about is undone by asking for it again. */
const ANSWER_MS = 8000;
const UNSAVED = 'Save or leave this form first: undo takes back what was saved before';

/**
 * Undo of the last change, wherever it was made. Component of its own, because its label changes with each edit and
 * should re-render nothing else.
 */
export function UndoCommand() {
  const dispatch = useConsoleDispatch();
  const lastStep = useConsoleSelector(selectSteps).find(({ canUndo }) => canUndo);
  const lastDescription =
    lastStep === undefined ? '' : describeStep(lastStep.entries.map(({ edit }) => edit));
  const asked = useRef<{ step: string; until: number } | null>(null);
  const undo = async () => {
    if (hasUnsavedChanges()) {
      dispatch(announced('info', UNSAVED));
      return;
    }
    const now = Date.now();
    const confirmed =
      asked.current !== null && now < asked.current.until ? asked.current.step : null;
    const loaded = await preloadedParts.undo().catch(() => null);
    if (loaded === null) {
      dispatch(announced('error', 'Undo could not be loaded. Check your connection.'));
      return;
    }
    const step = await dispatch(loaded.undoLast(confirmed));
    asked.current = step === null ? null : { step, until: now + ANSWER_MS };
  };
  useCommands(
    [
      {
        id: 'undo',
        label: lastDescription === '' ? 'Undo the last change' : `Undo: ${lastDescription}`,
        group: 'Everywhere',
        keys: ['Mod+Z'],
        isGlobal: true,
        canRun: () => lastStep !== undefined || dispatch(isChangeBeingStored()),
        run: () => void undo(),
      },
    ],
    lastDescription,
  );
  return null;
}

import { useRef } from 'react';
import { describeStep } from '../../state/history/describeEdit';
import { selectSteps, selectStepToRedo, type HistoryStep } from '../../state/history/selectSteps';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { announced } from '../../state/model/noticesSlice';
import { isChangeBeingStored } from '../../state/undo/isChangeBeingStored';
import { useCommands } from '../../ui/command/CommandScope';
import { hasUnsavedChanges } from '../../ui/feedback/UnsavedGuard';
import { preloadedParts } from './preloadedParts';

/** Time in which a step that was asked about is undone by asking for it again. */
const ANSWER_MS = 8000;

const textOf = (step: HistoryStep | undefined) =>
  step === undefined ? '' : describeStep(step.entries.map(({ edit }) => edit));

/** Loads what undo and redo need; says why not where a form would lose its changes or the line is lost. */
function useUndoCode() {
  const dispatch = useConsoleDispatch();
  return async (name: 'undo' | 'redo') => {
    const subject = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    if (hasUnsavedChanges()) {
      const change = name === 'undo' ? 'takes back what was saved before' : 'changes what is saved';
      dispatch(announced('info', `Save or leave this form first: ${name} ${change}`));
      return null;
    }
    const loaded = await preloadedParts.undo().catch(() => null);
    if (loaded === null) {
      dispatch(announced('error', `${subject} could not be loaded. Check your connection.`));
    }
    return loaded;
  };
}

/**
 * Undo of the last change, wherever it was made, and redo of what was undone last. Component of its own, because its
 * labels change with each edit and should re-render nothing else.
 */
export function UndoCommand() {
  const dispatch = useConsoleDispatch();
  const loadCode = useUndoCode();
  const steps = useConsoleSelector(selectSteps);
  const lastStep = steps.find(({ canUndo }) => canUndo);
  // Undo says why it takes back nothing.
  const isFinal = steps[0]?.entries.every(({ inverse }) => inverse === null) === true;
  const undoneStep = useConsoleSelector(selectStepToRedo);
  const lastText = textOf(lastStep);
  const undoneText = textOf(undoneStep);
  const asked = useRef<{ step: string; until: number } | null>(null);
  const undo = async () => {
    const loaded = await loadCode('undo');
    if (loaded === null) return;
    const now = Date.now();
    const confirmed =
      asked.current !== null && now < asked.current.until ? asked.current.step : null;
    const step = await dispatch(loaded.undoLast(confirmed));
    asked.current = step === null ? null : { step, until: now + ANSWER_MS };
  };
  const redo = async () => {
    const loaded = await loadCode('redo');
    if (loaded !== null) await dispatch(loaded.redoLast());
  };
  useCommands(
    [
      {
        id: 'undo',
        label: lastText === '' ? 'Undo the last change' : `Undo: ${lastText}`,
        group: 'Everywhere',
        keys: ['Mod+Z'],
        isGlobal: true,
        canRun: () => lastStep !== undefined || isFinal || dispatch(isChangeBeingStored()),
        run: () => void undo(),
      },
      {
        id: 'redo',
        label: undoneText === '' ? 'Redo what was undone' : `Redo: ${undoneText}`,
        group: 'Everywhere',
        keys: ['Mod+Shift+Z', 'Mod+Y'],
        isGlobal: true,
        canRun: () => undoneStep !== undefined,
        run: () => void redo(),
      },
    ],
    `${lastText}\n${undoneText}`,
  );
  return null;
}

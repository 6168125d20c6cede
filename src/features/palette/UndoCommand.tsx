import { selectSteps, selectStepToRedo } from '../../state/history/selectSteps';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { announced } from '../../state/model/noticesSlice';
import { isChangeBeingStored } from '../../state/undo/isChangeBeingStored';
import { useCommands } from '../../ui/command/CommandScope';
import { preloadedParts, type UndoActions } from './preloadedParts';

interface UndoCommandProps {
  /** Null until loaded; the commands have general labels until then. */
  actions: UndoActions | null;
}

/**
 * Undo of the last change, wherever it was made, and redo of the last undone step. A separate component, because its
 * labels change with each edit and should re-render nothing else.
 */
export function UndoCommand({ actions }: UndoCommandProps) {
  const dispatch = useConsoleDispatch();
  const steps = useConsoleSelector(selectSteps);
  const last = steps.find(({ canUndo }) => canUndo);
  const undone = useConsoleSelector(selectStepToRedo);
  const lastStep = last && actions?.summaryOf(dispatch, last);
  const undoneStep = undone && actions?.summaryOf(dispatch, undone);
  const run = (name: 'undo' | 'redo') =>
    preloadedParts.undo().then(
      (loaded) => loaded[name](dispatch),
      () => dispatch(announced('error', 'Undo could not be loaded. Check your connection.')),
    );
  useCommands(
    [
      {
        id: 'undo',
        label: lastStep === undefined ? 'Undo the last change' : `Undo: ${lastStep.text}`,
        aside: lastStep?.title ?? undefined,
        group: 'Everywhere',
        keys: ['Mod+Z'],
        isGlobal: true,
        // For a final step, Undo explains why it cannot be undone.
        canRun: () =>
          last !== undefined || steps[0]?.isFinal === true || dispatch(isChangeBeingStored()),
        run: () => void run('undo'),
      },
      {
        id: 'redo',
        label: undoneStep === undefined ? 'Redo what was undone' : `Redo: ${undoneStep.text}`,
        aside: undoneStep?.title ?? undefined,
        group: 'Everywhere',
        keys: ['Mod+Shift+Z', 'Mod+Y'],
        isGlobal: true,
        canRun: () => undone !== undefined,
        run: () => void run('redo'),
      },
    ],
    JSON.stringify([lastStep, undoneStep]),
  );
  return null;
}

import { selectSteps, selectStepToRedo } from '../../state/history/selectSteps';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { announced } from '../../state/model/noticesSlice';
import { isChangeBeingStored } from '../../state/undo/isChangeBeingStored';
import { useCommands } from '../../ui/command/CommandScope';
import { preloadedParts, type UndoCode } from './preloadedParts';

interface UndoCommandProps {
  /** Null until it has loaded: the commands are general until then. */
  code: UndoCode | null;
}

/**
 * Undo of the last change, wherever it was made, and redo of what was undone last. Component of its own, because its
 * labels change with each edit and should re-render nothing else.
 */
export function UndoCommand({ code }: UndoCommandProps) {
  const dispatch = useConsoleDispatch();
  const steps = useConsoleSelector(selectSteps);
  const last = steps.find(({ canUndo }) => canUndo);
  // Undo says why it takes back nothing.
  const isFinal = steps[0]?.entries.every(({ inverse }) => inverse === null) === true;
  const undone = useConsoleSelector(selectStepToRedo);
  const lastText = last && code?.summaryOf(last);
  const undoneText = undone && code?.summaryOf(undone);
  const run = (name: 'undo' | 'redo') =>
    preloadedParts.undo().then(
      (loaded) => loaded[name](dispatch),
      () => dispatch(announced('error', 'Undo could not be loaded. Check your connection.')),
    );
  const shared = { group: 'Everywhere', isGlobal: true };
  useCommands(
    [
      {
        ...shared,
        id: 'undo',
        label: lastText === undefined ? 'Undo the last change' : `Undo: ${lastText}`,
        keys: ['Mod+Z'],
        canRun: () => last !== undefined || isFinal || dispatch(isChangeBeingStored()),
        run: () => void run('undo'),
      },
      {
        ...shared,
        id: 'redo',
        label: undoneText === undefined ? 'Redo what was undone' : `Redo: ${undoneText}`,
        keys: ['Mod+Shift+Z', 'Mod+Y'],
        canRun: () => undone !== undefined,
        run: () => void run('redo'),
      },
    ],
    `${lastText}\n${undoneText}`,
  );
  return null;
}

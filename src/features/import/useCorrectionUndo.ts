import { useEffect, useEffectEvent } from 'react';
import { useCommands } from '../../ui/command/CommandScope';

interface CorrectionUndoOptions {
  canUndo: boolean;
  undo: () => void;
  /** Takes the corrections for final. */
  forget: () => void;
  /** True while rows are imported or an import is undone. */
  isRunning: boolean;
}

/** Registers the undo of the last correction of a row; once rows are imported, undo begins with those. */
export function useCorrectionUndo({ canUndo, undo, forget, isRunning }: CorrectionUndoOptions) {
  const forgetThem = useEffectEvent(forget);
  useEffect(() => {
    if (isRunning) forgetThem();
  }, [isRunning]);
  const command = { id: 'undo-correction', label: 'Undo the correction', group: 'Import' };
  useCommands(
    canUndo ? [{ ...command, keys: ['Mod+Z'], canRun: () => true, run: undo }] : [],
    String(canUndo),
  );
}

import { useEffect, useEffectEvent } from 'react';
import { useCommands } from '../../ui/command/CommandScope';
import { type RowCells, type useImportTable } from './useImportTable';

interface CorrectionsOptions {
  table: Omit<ReturnType<typeof useImportTable>, 'reading' | 'isEdited'>;
  /** Text of the source; null without one. */
  text: string | null;
  /** True while rows are imported or an import is undone. */
  isRunning: boolean;
  /** Receives the text before and after rows of it were replaced. */
  onReplaced: (before: string, after: string) => void;
}

/**
 * Replaces rows of a source, and registers the undo of the last correction; once rows are imported, undo begins with
 * those.
 */
export function useCorrections({ table, text, isRunning, onReplaced }: CorrectionsOptions) {
  const { replace, putBack, canPutBack, forgetReplaced } = table;
  const tell = (replaced: string | null) => {
    if (text !== null && replaced !== null) onReplaced(text, replaced);
  };
  const forget = useEffectEvent(forgetReplaced);
  useEffect(() => {
    if (isRunning) forget();
  }, [isRunning]);
  const canUndo = canPutBack && !isRunning;
  const command = { id: 'undo-correction', label: 'Undo the correction', group: 'Import' };
  useCommands(
    canUndo
      ? [{ ...command, keys: ['Mod+Z'], canRun: () => true, run: () => tell(putBack()) }]
      : [],
    String(canUndo),
  );
  return (cells: RowCells) => tell(replace(cells));
}

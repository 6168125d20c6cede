import { useEffect, useEffectEvent, useState } from 'react';
import { useCommands } from '../../ui/command/CommandScope';
import { type ImportSource } from './importTable';
import { type LeftOut } from './useImportSource';
import { type RowCells, type useImportTable } from './useImportTable';

interface CorrectionsOptions {
  source: ImportSource;
  table: Omit<ReturnType<typeof useImportTable>, 'reading' | 'isEdited'>;
  /** Text of the source; null when there is none. */
  text: string | null;
  /** True during an import or its undo. */
  isRunning: boolean;
  /** Called with the text before and after a replacement of rows. */
  onReplaced: (before: string, after: string) => void;
  leftOut: LeftOut;
}

/** Undoable step: replaced rows, or the previous set of excluded keys. */
type Step = 'rows' | ReadonlySet<string>;

/**
 * Replaces and excludes rows, and registers the undo of the last such step. Starting a run clears these steps, so that
 * undo then applies to the import.
 */
export function useCorrections(options: CorrectionsOptions) {
  const { source, table, text, isRunning, onReplaced, leftOut } = options;
  const { replace, putBack, forgetReplaced } = table;
  /** Steps so far, the last one at the end. */
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const reportReplaced = (replaced: string | null) => {
    if (text !== null && replaced !== null) onReplaced(text, replaced);
  };
  const forget = useEffectEvent(() => {
    forgetReplaced();
    setSteps([]);
  });
  useEffect(() => {
    if (isRunning) forget();
  }, [isRunning]);
  useEffect(() => {
    setSteps([]);
  }, [source]);
  const last = steps.at(-1);
  const undo = () => {
    setSteps(steps.slice(0, -1));
    if (last === 'rows') reportReplaced(putBack());
    else if (last !== undefined) leftOut.change(last);
  };
  const label = last === 'rows' ? 'Undo the correction' : 'Undo the choice of rows';
  const canUndo = last !== undefined && !isRunning;
  const command = { id: 'undo-correction', label, group: 'Import', keys: ['Mod+Z'] };
  useCommands(
    canUndo ? [{ ...command, canRun: () => true, run: undo }] : [],
    `${canUndo} ${label}`,
  );
  return {
    replaceRows: (cells: RowCells) => {
      setSteps([...steps, 'rows']);
      reportReplaced(replace(cells));
    },
    leftOut: {
      keys: leftOut.keys,
      change: (keys: ReadonlySet<string>) => {
        setSteps([...steps, leftOut.keys]);
        leftOut.change(keys);
      },
    },
  };
}

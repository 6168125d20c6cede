import { useEffect, useEffectEvent, useState } from 'react';
import { useCommands } from '../../ui/command/CommandScope';
import { type ImportSource } from './importTable';
import { type LeftOut } from './useImportSource';
import { type RowCells, type useImportTable } from './useImportTable';

interface CorrectionsOptions {
  source: ImportSource;
  table: Omit<ReturnType<typeof useImportTable>, 'reading' | 'isEdited'>;
  /** Text of the source; null without one. */
  text: string | null;
  /** True while rows are imported or an import is undone. */
  isRunning: boolean;
  /** Receives the text before and after rows of it were replaced. */
  onReplaced: (before: string, after: string) => void;
  leftOut: LeftOut;
}

/** Step that can be taken back: rows that were replaced, or the keys that were left out before. */
type Step = 'rows' | ReadonlySet<string>;

/**
 * Replaces rows of a source and leaves rows out, and registers the undo of the last of these; once rows are imported,
 * undo begins with those.
 */
export function useCorrections(options: CorrectionsOptions) {
  const { source, table, text, isRunning, onReplaced, leftOut } = options;
  const { replace, putBack, forgetReplaced } = table;
  /** Steps that were made, the last one at the end. */
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

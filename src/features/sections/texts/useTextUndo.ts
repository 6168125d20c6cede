import { useEffect, useEffectEvent, useState } from 'react';
import { useCommands } from '../../../ui/command/CommandScope';
import { type Cursor } from './useTableCursor';

/** A cell whose text was changed and that was left since. */
interface TextStep {
  name: string;
  before: string;
  after: string;
}

interface TextUndoOptions {
  cursor: Cursor | null;
  textOf: (name: string) => string;
  onText: (name: string, text: string) => void;
  focusCell: (name: string) => void;
  /** True while the texts are saved, which ends their history: it goes on with the save as one step. */
  isSaving: boolean;
}

/**
 * Undo and redo of cells that were left: a field that is open has the browser's own. Also
 * without a step the keys never take back what was changed elsewhere.
 */
export function useTextUndo({
  cursor,
  textOf,
  onText,
  focusCell,
  isSaving,
}: TextUndoOptions): void {
  const [done, setDone] = useState<readonly TextStep[]>([]);
  const [undone, setUndone] = useState<readonly TextStep[]>([]);
  useEffect(() => {
    if (!isSaving) return;
    setDone([]);
    setUndone([]);
  }, [isSaving]);

  const finish = useEffectEvent((name: string, before: string) => {
    const after = textOf(name);
    if (after === before) return;
    setDone([...done, { name, before, after }]);
    setUndone([]);
  });
  const [edited, before] = cursor === null ? [null, null] : [cursor.name, cursor.before];
  useEffect(() => {
    if (edited === null || before === null) return;
    return () => finish(edited, before);
  }, [edited, before]);

  // A text that came from the server meanwhile is not overwritten.
  const canUndo = ({ name, after }: TextStep) => textOf(name) === after;
  const canRedo = ({ name, before }: TextStep) => textOf(name) === before;
  const undo = () => {
    const step = done.findLast(canUndo);
    if (step === undefined) return;
    setDone(done.slice(0, done.lastIndexOf(step)));
    setUndone([...undone, step]);
    onText(step.name, step.before);
    focusCell(step.name);
  };
  const redo = () => {
    const step = undone.findLast(canRedo);
    if (step === undefined) return;
    setUndone(undone.slice(0, undone.lastIndexOf(step)));
    setDone([...done, step]);
    onText(step.name, step.after);
    focusCell(step.name);
  };
  useCommands(
    [
      {
        id: 'undo-text',
        label: 'Undo the change of a text',
        group: 'Texts',
        keys: ['Mod+Z'],
        canRun: () => done.some(canUndo),
        run: undo,
      },
      {
        id: 'redo-text',
        label: 'Redo the change of a text',
        group: 'Texts',
        keys: ['Mod+Shift+Z', 'Mod+Y'],
        canRun: () => undone.some(canRedo),
        run: redo,
      },
    ],
    '',
  );
}

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useCommands } from '../../../ui/command/CommandScope';
import { type Cursor } from './useTableCursor';

type Texts = Readonly<Record<string, string>>;

/** Cells that were changed at once, by name. */
interface TextStep {
  before: Texts;
  after: Texts;
}

interface TextUndoOptions {
  cursor: Cursor | null;
  textOf: (name: string) => string;
  onTexts: (texts: Texts) => void;
  focusCell: (name: string) => void;
  /** True while the texts are saved, which ends their history: it goes on with the save as one step. */
  isSaving: boolean;
}

/**
 * Undo and redo of cells that were left or filled at once: a field that is open has the browser's own. The keys are the
 * console's again once the texts are saved, and not before. Returns the function that changes cells as one step.
 */
export function useTextUndo(options: TextUndoOptions): (texts: Texts) => void {
  const { cursor, textOf, onTexts, focusCell, isSaving } = options;
  const [done, setDone] = useState<readonly TextStep[]>([]);
  const [undone, setUndone] = useState<readonly TextStep[]>([]);
  useEffect(() => {
    if (!isSaving) return;
    setDone([]);
    setUndone([]);
  }, [isSaving]);

  /** True while an open cell closes whose text is remembered already. */
  const isRemembered = useRef(false);
  const remember = (...steps: TextStep[]) => {
    setDone([...done, ...steps]);
    setUndone([]);
  };
  const typedSteps = (name: string, before: string): TextStep[] => {
    const after = textOf(name);
    return after === before ? [] : [{ before: { [name]: before }, after: { [name]: after } }];
  };
  const finish = useEffectEvent((name: string, before: string) => {
    const steps = isRemembered.current ? [] : typedSteps(name, before);
    isRemembered.current = false;
    if (steps.length > 0) remember(...steps);
  });
  const [edited, before] = cursor === null ? [null, null] : [cursor.name, cursor.before];
  // Before the next key, which may be that of an undo: an effect without layout would set the step a task later.
  useLayoutEffect(() => {
    if (edited === null || before === null) return;
    return () => finish(edited, before);
  }, [edited, before]);

  // A text that came from the server meanwhile is not overwritten.
  const areShown = (texts: Texts) =>
    Object.entries(texts).every(([name, text]) => textOf(name) === text);
  const show = (texts: Texts) => {
    onTexts(texts);
    const [first] = Object.keys(texts);
    if (first !== undefined) focusCell(first);
  };
  const undo = () => {
    const step = done.findLast(({ after }) => areShown(after));
    if (step === undefined) return;
    setDone(done.slice(0, done.lastIndexOf(step)));
    setUndone([...undone, step]);
    show(step.before);
  };
  const redo = () => {
    const step = undone.findLast(({ before: texts }) => areShown(texts));
    if (step === undefined) return;
    setUndone(undone.slice(0, undone.lastIndexOf(step)));
    setDone([...done, step]);
    show(step.after);
  };
  const commands = [
    {
      id: 'undo-text',
      label: 'Undo the change of a text',
      group: 'Texts',
      keys: ['Mod+Z'],
      canRun: () => done.some(({ after }) => areShown(after)),
      run: undo,
    },
    {
      id: 'redo-text',
      label: 'Redo the change of a text',
      group: 'Texts',
      keys: ['Mod+Shift+Z', 'Mod+Y'],
      canRun: () => undone.some(({ before: texts }) => areShown(texts)),
      run: redo,
    },
  ];
  const hasHistory = done.length + undone.length > 0;
  useCommands(hasHistory ? commands : [], String(hasHistory));

  return (texts) => {
    const old = Object.fromEntries(Object.keys(texts).map((name) => [name, textOf(name)]));
    if (areShown(texts)) return;
    const typed = edited === null || before === null ? [] : typedSteps(edited, before);
    isRemembered.current = before !== null;
    remember(...typed, { before: old, after: texts });
    show(texts);
  };
}

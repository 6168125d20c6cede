import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useCommands } from '../../../ui/command/CommandScope';
import { type Cursor } from './useTableCursor';

type Texts = Readonly<Record<string, string>>;

/** Change of several cells at once: texts by cell name. */
interface TextStep {
  before: Texts;
  after: Texts;
}

interface TextUndoOptions {
  cursor: Cursor | null;
  textOf: (name: string) => string;
  onTexts: (texts: Texts) => void;
  focusCell: (name: string) => void;
  /** True while saving, which clears this history: the console's history takes over, with the save as one step. */
  isSaving: boolean;
}

/**
 * Undo and redo for committed cell edits and for pastes; an open field has the browser's own undo. While there is such
 * history, its shortcuts shadow the console's; saving clears it. Returns the function that changes cells as one step.
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

  /** True while an open cell closes whose text is already recorded. */
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
  // A layout effect records the step before the next key, which may be undo; a passive effect would run a task later.
  useLayoutEffect(() => {
    if (edited === null || before === null) return;
    return () => finish(edited, before);
  }, [edited, before]);

  // Skips steps whose texts have been replaced since, for instance by the server.
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

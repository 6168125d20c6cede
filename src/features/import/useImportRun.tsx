import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isProblem, type Problem } from '../../domain/problem';
import { type ImportRow } from '../../domain/tourImport/importRow';
import { describeEdit } from '../../state/history/describeEdit';
import { selectSteps } from '../../state/history/selectSteps';
import { undoStep } from '../../state/undo/undoStep';
import {
  useConsoleDispatch,
  useConsoleSelector,
  useConsoleStore,
} from '../../state/hooks/storeHooks';
import { saveEdits } from '../../state/sync/saveEdits';
import { runFew, type RunProgress } from '../../state/model/concurrencyPool';
import { Content } from '../../ui/content/Content';
import { type FailedItem } from '../../ui/feedback/RunPanel';
import { importEdits } from './importEdits';

interface ImportRun extends RunProgress {
  kind: 'import' | 'undo';
}

interface ImportOutcome {
  kind: ImportRun['kind'];
  done: number;
  left: number;
  failed: FailedItem[];
  /** What failed or was not begun; of an undo that is known to its step alone. */
  again: readonly ImportRow[];
}

/** The panel says itself what became of each row. */
const NO_WORDS = { done: null, failed: null };

function nameOf({ number, title, titleLanguage }: ImportRow): ReactNode {
  return (
    <>
      Row {number}, <Content language={titleLanguage}>{title || '[No Title]'}</Content>
    </>
  );
}

/** Applies rows a few at a time, as one step of the history; it can be stopped, and undone. */
export function useImportRun() {
  const dispatch = useConsoleDispatch();
  const store = useConsoleStore();
  const [run, setRun] = useState<ImportRun | null>(null);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const [applied, setApplied] = useState<ReadonlySet<string>>(new Set());
  const stopping = useRef<AbortController | null>(null);
  /** All of one import is one step of the history; after an undo the next import is another. */
  const [step, setStep] = useState(nanoid);
  const canUndo = useConsoleSelector(
    (state) => selectSteps(state).find(({ id }) => id === step)?.canUndo === true,
  );
  // Who leaves the page has been asked: nothing more is begun.
  useEffect(() => () => stopping.current?.abort(), []);

  const begin = (kind: ImportRun['kind'], total: number) => {
    if (stopping.current !== null) return null;
    stopping.current = new AbortController();
    setOutcome(null);
    setRun({ kind, done: 0, failed: 0, total });
    const onProgress = (progress: RunProgress) => setRun({ kind, ...progress });
    return { signal: stopping.current.signal, onProgress };
  };
  const end = (given: ImportOutcome) => {
    stopping.current = null;
    setRun(null);
    setOutcome(given);
  };
  const beginAnew = () => {
    setApplied(new Set());
    setStep(nanoid());
  };
  // Taken back by Ctrl+Z, which belongs to every page.
  const wasUndoable = useRef(false);
  useEffect(() => {
    const isTakenBack = wasUndoable.current && !canUndo && run === null;
    wasUndoable.current = canUndo;
    if (!isTakenBack) return;
    setOutcome((known) => (known?.kind === 'import' ? null : known));
    beginAnew();
  }, [canUndo, run]);

  const apply = async (row: ImportRow): Promise<Problem | null> => {
    const edits = importEdits(store.getState(), row);
    if (isProblem(edits)) return edits;
    const saved = await dispatch(saveEdits(edits, NO_WORDS, { step }));
    return saved.ok ? null : saved.problem;
  };
  const start = async (rows: readonly ImportRow[]) => {
    const options = begin('import', rows.length);
    if (options === null) return;
    const { done, failed, left } = await runFew<ImportRow, Problem>(rows, apply, options);
    setApplied((known) => new Set([...known, ...done.map(({ id }) => id)]));
    end({
      kind: 'import',
      done: done.length,
      left: left.length,
      failed: failed.map(({ item, failure }) => ({
        id: item.id,
        name: nameOf(item),
        message: failure.message,
      })),
      again: [...failed.map(({ item }) => item), ...left],
    });
  };
  const undo = async () => {
    const made = selectSteps(store.getState()).find(({ id }) => id === step)?.entries ?? [];
    const total = made.filter(({ inverse, isUndone }) => inverse !== null && !isUndone).length;
    const options = begin('undo', total);
    if (options === null) return;
    const { done, failed, left } = await dispatch(undoStep(step, { ...options, isQuiet: true }));
    if (failed.length === 0 && left.length === 0) beginAnew();
    end({
      kind: 'undo',
      done: done.length,
      left: left.length,
      failed: failed.map(({ item, failure }) => ({
        id: item.id,
        name: describeEdit(item.edit),
        message: failure.message,
      })),
      again: [],
    });
  };

  return {
    run,
    outcome,
    canUndo,
    /** Ids of the rows that went through. */
    applied,
    start: (rows: readonly ImportRow[]) => void start(rows),
    undo: () => void undo(),
    stop: () => stopping.current?.abort(),
    dismiss: () => setOutcome(null),
  };
}

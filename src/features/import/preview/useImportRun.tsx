import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { isProblem, type Problem } from '../../../domain/problem';
import { type ImportRow } from '../../../domain/tourImport/importRow';
import { describeEdit } from '../../../state/history/describeEdit';
import { selectSteps } from '../../../state/history/selectSteps';
import { undoStep } from '../../../state/undo/undoStep';
import {
  useConsoleDispatch,
  useConsoleSelector,
  useConsoleStore,
} from '../../../state/hooks/storeHooks';
import { saveEdits } from '../../../state/sync/saveEdits';
import { mapConcurrently, type RunProgress } from '../../../domain/concurrencyPool';
import { Content } from '../../../ui/content/Content';
import { type FailedItem } from '../../../ui/feedback/RunPanel';
import { importEdits } from './importEdits';

interface ImportRun extends RunProgress {
  kind: 'import' | 'undo';
}

/** Reason why the rows under a run stay as they are; null while there is none. */
export function runRefusal(run: ImportRun | null): string | null {
  if (run === null) return null;
  return run.kind === 'import'
    ? 'The import is running. Stop it first.'
    : 'The import is being undone. Stop that first.';
}

export interface ImportOutcome {
  kind: ImportRun['kind'];
  /** Ids of the rows that were applied, or of the edits that were undone. */
  done: readonly string[];
  left: number;
  failed: FailedItem[];
  /** Rows that failed or were not begun; empty for an undo, which is known by its step alone. */
  retryable: readonly ImportRow[];
}

/** The import summary reports each outcome itself. */
const NO_ANNOUNCEMENT = { done: null, failed: null };

function rowName({ number, title, titleLanguage }: ImportRow): ReactNode {
  return (
    <>
      Row {number}, <Content language={titleLanguage}>{title || '[No Title]'}</Content>
    </>
  );
}

/** The run under way with its progress, and what came of the last one. */
function useRun() {
  const [run, setRun] = useState<ImportRun | null>(null);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const abortController = useRef<AbortController | null>(null);
  // Leaving the page was confirmed: nothing more is begun.
  useEffect(() => () => abortController.current?.abort(), []);
  const dismissImport = useCallback(
    () => setOutcome((shown) => (shown?.kind === 'import' ? null : shown)),
    [],
  );
  return {
    run,
    outcome,
    /** Options of a new run; null while another is under way. */
    begin(kind: ImportRun['kind'], total: number) {
      if (abortController.current !== null) return null;
      abortController.current = new AbortController();
      setOutcome(null);
      setRun({ kind, done: 0, failed: 0, total });
      const onProgress = (progress: RunProgress) => setRun({ kind, ...progress });
      return { signal: abortController.current.signal, onProgress };
    },
    end(ended: ImportOutcome) {
      abortController.current = null;
      setRun(null);
      setOutcome(ended);
    },
    stop: () => abortController.current?.abort(),
    dismiss: () => setOutcome(null),
    dismissImport,
  };
}

/** Rows that were applied, and their step of the history. `onUndone` is called once it was undone outside of a run. */
function useImportStep(isRunning: boolean, onUndone: () => void) {
  const [applied, setApplied] = useState<ReadonlySet<string>>(new Set());
  /** One import is one step of the history; after an undo the next import is a new step. */
  const [step, setStep] = useState(nanoid);
  const canUndo = useConsoleSelector(
    (state) => selectSteps(state).find(({ id }) => id === step)?.canUndo === true,
  );
  const startNewStep = () => {
    setApplied(new Set());
    setStep(nanoid());
  };
  // An undo by Ctrl+Z, which works on every page, resets the import.
  const wasUndoable = useRef(false);
  useEffect(() => {
    const wasUndone = wasUndoable.current && !canUndo && !isRunning;
    wasUndoable.current = canUndo;
    if (!wasUndone) return;
    onUndone();
    startNewStep();
  }, [canUndo, isRunning, onUndone]);
  return { applied, setApplied, step, canUndo, startNewStep };
}

/**
 * Applies rows with limited concurrency, as one step of the history; a run can be stopped and
 * undone.
 */
export function useImportRun() {
  const dispatch = useConsoleDispatch();
  const store = useConsoleStore();
  const { run, outcome, begin, end, stop, dismiss, dismissImport } = useRun();
  const { applied, setApplied, step, canUndo, startNewStep } = useImportStep(
    run !== null,
    dismissImport,
  );

  const apply = async (row: ImportRow): Promise<Problem | null> => {
    const edits = importEdits(store.getState(), row);
    if (isProblem(edits)) return edits;
    const saved = await dispatch(saveEdits(edits, NO_ANNOUNCEMENT, { step }));
    return saved.ok ? null : saved.problem;
  };
  const start = async (rows: readonly ImportRow[]) => {
    const options = begin('import', rows.length);
    if (options === null) return;
    const { done, failed, notStarted } = await mapConcurrently<ImportRow, Problem>(
      rows,
      apply,
      options,
    );
    setApplied((current) => new Set([...current, ...done.map(({ id }) => id)]));
    end({
      kind: 'import',
      done: done.map(({ id }) => id),
      left: notStarted.length,
      failed: failed.map(({ item, failure }) => ({
        id: item.id,
        name: rowName(item),
        message: failure.message,
      })),
      retryable: [...failed.map(({ item }) => item), ...notStarted],
    });
  };
  const undo = async () => {
    const entries = selectSteps(store.getState()).find(({ id }) => id === step)?.entries ?? [];
    const total = entries.filter(({ inverse, isUndone }) => inverse !== null && !isUndone).length;
    const options = begin('undo', total);
    if (options === null) return;
    const { done, failed, notStarted } = await dispatch(
      undoStep(step, { ...options, isSilent: true }),
    );
    if (failed.length === 0 && notStarted.length === 0) startNewStep();
    end({
      kind: 'undo',
      done: done.map(({ id }) => id),
      left: notStarted.length,
      failed: failed.map(({ item, failure }) => ({
        id: item.id,
        name: describeEdit(item.edit),
        message: failure.message,
      })),
      retryable: [],
    });
  };

  return {
    run,
    outcome,
    canUndo,
    /** Ids of the rows whose edits were saved, be they sent or not. */
    applied,
    start: (rows: readonly ImportRow[]) => void start(rows),
    undo: () => void undo(),
    stop,
    dismiss,
    /** Begins anew: the rows will be others. */
    reset: () => {
      dismiss();
      startNewStep();
    },
  };
}

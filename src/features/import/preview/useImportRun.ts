import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isProblem, type Problem } from '../../../domain/problem';
import { timeLeft } from '../../../domain/text/transferPace';
import { type ImportRow } from '../../../domain/tourImport/importRow';
import { describeEdit } from '../../../state/history/describeEdit';
import { type HistoryEntry } from '../../../state/history/historySlice';
import { selectSteps } from '../../../state/history/selectSteps';
import { undoStep, whenUndone } from '../../../state/undo/undoStep';
import {
  useConsoleDispatch,
  useConsoleSelector,
  useConsoleStore,
} from '../../../state/hooks/storeHooks';
import { saveEdits } from '../../../state/sync/saveEdits';
import {
  mapConcurrently,
  type RunProgress,
  type RunResult,
} from '../../../platform/concurrencyPool';
import { importEdits } from './importEdits';
import { importOutcome, withoutOutcomeConflicts, type ImportOutcome } from './importOutcome';
import { begunRun, endedRun, resumeRun, withoutConflicts, type RunStore } from './keptRun';

export interface ImportRun extends RunProgress {
  kind: ImportOutcome['kind'];
  /** Text of the remaining time, as in 'about 5 minutes left'; null until the pace is known. */
  timeLeft: string | null;
  /** Ids of the rows imported so far; empty for an undo. */
  doneIds: ReadonlySet<string>;
}

/** Reason why rows cannot be changed during a run; null without a run. */
export function runRefusal(run: ImportRun | null): string | null {
  if (run === null) return null;
  return run.kind === 'import'
    ? 'The import is running. Stop it first.'
    : 'The import is being undone. Stop that first.';
}

/** No toasts: the summary reports every outcome. */
const NO_ANNOUNCEMENT = { done: null, failed: null };

/** Current run with its progress, and the outcome of the last one. */
function useRun() {
  const [run, setRun] = useState<ImportRun | null>(null);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const abortController = useRef<AbortController | null>(null);
  // Leaving the page was confirmed, so no further row is started.
  useEffect(() => () => abortController.current?.abort(), []);
  return {
    run,
    outcome,
    /** Options of a new run that collects its rows in `doneIds`; null while another run is active. */
    begin(kind: ImportRun['kind'], total: number, doneIds: ReadonlySet<string>) {
      if (abortController.current !== null) return null;
      abortController.current = new AbortController();
      setOutcome(null);
      setRun({ kind, done: 0, failed: 0, total, timeLeft: null, doneIds: new Set() });
      const startedAt = Date.now();
      const onProgress = (progress: RunProgress) => {
        const share = (progress.done + progress.failed) / progress.total;
        const left = timeLeft(share, Date.now() - startedAt);
        setRun({ kind, ...progress, timeLeft: left, doneIds: new Set(doneIds) });
      };
      return { signal: abortController.current.signal, onProgress };
    },
    end(ended: ImportOutcome) {
      abortController.current = null;
      setRun(null);
      setOutcome(ended);
    },
    stop: () => abortController.current?.abort(),
    show: setOutcome,
    dismissImport: () => setOutcome((shown) => (shown?.kind === 'import' ? null : shown)),
  };
}

function undoOutcome({
  done,
  failed,
  notStarted,
}: RunResult<HistoryEntry, Problem>): ImportOutcome {
  return {
    kind: 'undo',
    earlier: [],
    done: done.map(({ id }) => id),
    left: notStarted.length,
    failed: failed.map(({ item, failure }) => ({
      id: item.id,
      name: describeEdit(item.edit),
      message: failure.message,
    })),
    retryable: [],
    conflicts: [],
    interruptedTotal: null,
  };
}

/** Applied rows, and their history step. `onUndone` is called after an undo from outside of the import's own run. */
function useImportStep(isRunning: boolean, runStore: RunStore, onUndone: () => void) {
  const dispatch = useConsoleDispatch();
  const [applied, setApplied] = useState<ReadonlySet<string>>(new Set());
  const [before, setBefore] = useState(() => runStore.read()?.before);
  /** One import is one history step; after an undo, the next import starts a new step. */
  const [step, setStep] = useState(() => runStore.read()?.step ?? nanoid());
  const canUndo = useConsoleSelector(
    (state) => selectSteps(state).find(({ id }) => id === step)?.canUndo === true,
  );
  const startNewStep = () => {
    setApplied(new Set());
    setBefore(undefined);
    setStep(nanoid());
    runStore.write(null);
  };
  // An undo by Ctrl+Z, which works on every page, resets the import.
  const wasUndoable = useRef(false);
  const finishUndo = useEffectEvent(() => {
    onUndone();
    startNewStep();
  });
  useEffect(() => {
    const wasUndone = wasUndoable.current && !canUndo && !isRunning;
    wasUndoable.current = canUndo;
    // Resets only after the undo, because the rows are then compared with the stored texts.
    if (wasUndone) void dispatch(whenUndone()).then(finishUndo);
  }, [canUndo, isRunning, dispatch]);
  return { applied, setApplied, before, setBefore, step, canUndo, startNewStep };
}

/**
 * Applies rows with limited concurrency, as one history step. A run can be stopped and undone; `runStore` keeps its
 * state over a reload.
 */
export function useImportRun(runStore: RunStore) {
  const dispatch = useConsoleDispatch();
  const store = useConsoleStore();
  const { run, outcome, begin, end, stop, show, dismissImport } = useRun();
  const importStep = useImportStep(run !== null, runStore, dismissImport);
  const { applied, setApplied, before, setBefore, step, canUndo, startNewStep } = importStep;
  /** True until a stored run has been looked for. */
  const isWaiting = useRef(true);

  const apply = async (row: ImportRow): Promise<Problem | null> => {
    const edits = importEdits(store.getState(), row);
    if (isProblem(edits)) return edits;
    const saved = await dispatch(saveEdits(edits, NO_ANNOUNCEMENT, { step }));
    return saved.ok ? null : saved.problem;
  };
  const start = async (rows: readonly ImportRow[]) => {
    const doneIds = new Set<string>();
    const options = begin('import', rows.length, doneIds);
    if (options === null) return;
    const applyAndNote = async (row: ImportRow) => {
      const problem = await apply(row);
      if (problem === null) doneIds.add(row.id);
      return problem;
    };
    const begun = begunRun(runStore.read(), step, rows);
    runStore.write(begun);
    setBefore(begun.before);
    const result = await mapConcurrently<ImportRow, Problem>(rows, applyAndNote, options);
    // By now the page may show another source.
    if (runStore.read()?.step === step) runStore.write(endedRun(begun, result));
    setApplied((current) => new Set([...current, ...doneIds]));
    end(importOutcome(result, [...applied]));
  };
  const undo = async () => {
    const entries = selectSteps(store.getState()).find(({ id }) => id === step)?.entries ?? [];
    const total = entries.filter(({ inverse, isUndone }) => inverse !== null && !isUndone).length;
    const options = begin('undo', total, new Set());
    if (options === null) return;
    const result = await dispatch(undoStep(step, { ...options, isSilent: true }));
    if (result.failed.length === 0 && result.notStarted.length === 0) startNewStep();
    end(undoOutcome(result));
  };

  return {
    run,
    outcome,
    canUndo,
    /** Id of the history step; replaced by a new one after an undo. */
    step,
    /** Ids of the rows whose edits are saved, sent or not. */
    applied,
    /** Rows of all runs as they were before, by key. */
    before,
    start: (rows: readonly ImportRow[]) => void start(rows),
    undo: () => void undo(),
    stop,
    dismiss: () => {
      const kept = runStore.read();
      if (kept !== null) runStore.write({ ...kept, isClosed: true });
      show(null);
    },
    /** Clears the conflicts, whose rows are being compared again. */
    settleConflicts: () => {
      const kept = runStore.read();
      if (kept !== null) runStore.write(withoutConflicts(kept));
      show(outcome && withoutOutcomeConflicts(outcome));
    },
    /** Starts over for other rows. */
    reset: () => {
      show(null);
      startNewStep();
    },
    /** Restores a stored run, once its rows have been compared. */
    resume: (rows: readonly ImportRow[]) => {
      if (!isWaiting.current) return;
      isWaiting.current = false;
      const kept = runStore.read();
      if (kept === null) return;
      const resumed = resumeRun(kept, rows);
      if (resumed === null) return startNewStep();
      setApplied(resumed.applied);
      show(resumed.outcome);
    },
  };
}

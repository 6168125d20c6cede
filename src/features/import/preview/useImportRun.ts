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
  /** 'about 5 minutes left'; null until the pace is known. */
  timeLeft: string | null;
  /** Ids of the rows that it imported so far; empty for an undo. */
  doneIds: ReadonlySet<string>;
}

/** Reason why the rows under a run stay as they are; null while there is none. */
export function runRefusal(run: ImportRun | null): string | null {
  if (run === null) return null;
  return run.kind === 'import'
    ? 'The import is running. Stop it first.'
    : 'The import is being undone. Stop that first.';
}

/** The import summary reports each outcome itself. */
const NO_ANNOUNCEMENT = { done: null, failed: null };

/** The run under way with its progress, and what came of the last one. */
function useRun() {
  const [run, setRun] = useState<ImportRun | null>(null);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const abortController = useRef<AbortController | null>(null);
  // Leaving the page was confirmed: nothing more is begun.
  useEffect(() => () => abortController.current?.abort(), []);
  return {
    run,
    outcome,
    /** Options of a new run that adds to `doneIds`; null while another is under way. */
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

/** Rows that were applied, and their step of the history. `onUndone` is called once it was undone outside of a run. */
function useImportStep(isRunning: boolean, runStore: RunStore, onUndone: () => void) {
  const dispatch = useConsoleDispatch();
  const [applied, setApplied] = useState<ReadonlySet<string>>(new Set());
  const [before, setBefore] = useState(() => runStore.read()?.before);
  /** One import is one step of the history; after an undo the next import is a new step. */
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
    // The rows are compared anew then, with what is stored.
    if (wasUndone) void dispatch(whenUndone()).then(finishUndo);
  }, [canUndo, isRunning, dispatch]);
  return { applied, setApplied, before, setBefore, step, canUndo, startNewStep };
}

/**
 * Applies rows with limited concurrency, as one step of the history; a run can be stopped and
 * undone. Its account outlives the page in `runStore`.
 */
export function useImportRun(runStore: RunStore) {
  const dispatch = useConsoleDispatch();
  const store = useConsoleStore();
  const { run, outcome, begin, end, stop, show, dismissImport } = useRun();
  const importStep = useImportStep(run !== null, runStore, dismissImport);
  const { applied, setApplied, before, setBefore, step, canUndo, startNewStep } = importStep;
  /** True until the rows of a kept run were looked for. */
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
    // The page may show another source by now.
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
    /** Its step of the history; another one once it was undone. */
    step,
    /** Ids of the rows whose edits were saved, be they sent or not. */
    applied,
    /** The rows of its runs as they were before. */
    before,
    start: (rows: readonly ImportRow[]) => void start(rows),
    undo: () => void undo(),
    stop,
    dismiss: () => {
      const kept = runStore.read();
      if (kept !== null) runStore.write({ ...kept, isClosed: true });
      show(null);
    },
    /** Takes the conflicts for settled: their rows are compared again. */
    settleConflicts: () => {
      const kept = runStore.read();
      if (kept !== null) runStore.write(withoutConflicts(kept));
      show(outcome && withoutOutcomeConflicts(outcome));
    },
    /** Begins anew: the rows will be others. */
    reset: () => {
      show(null);
      startNewStep();
    },
    /** Takes up the run that was kept, once its rows are compared again. */
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

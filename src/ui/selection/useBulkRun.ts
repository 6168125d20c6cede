import { useCallback, useRef, useState } from 'react';
import { type RunOptions, type RunProgress, type RunResult } from '../../platform/concurrencyPool';
import { type Problem } from '../../domain/problem';

export interface BulkRun<Kind> {
  kind: Kind;
  progress: RunProgress;
}

export interface BulkRunOutcome<Row, Kind, Context> {
  kind: Kind;
  result: RunResult<Row, Problem>;
  /** Context passed at the start of the run. */
  context: Context;
}

/** Current run with its progress, and outcome of the last run. Only one runs at a time. */
export function useBulkRun<Row, Kind extends string, Context>() {
  const [run, setRun] = useState<BulkRun<Kind> | null>(null);
  const [outcome, setOutcome] = useState<BulkRunOutcome<Row, Kind, Context> | null>(null);
  const abortController = useRef<AbortController | null>(null);
  const runBulk = useCallback(
    async (
      kind: Kind,
      total: number,
      context: Context,
      runAll: (options: RunOptions) => Promise<RunResult<Row, Problem>>,
    ) => {
      if (abortController.current !== null) return;
      const { signal } = (abortController.current = new AbortController());
      setOutcome(null);
      setRun({ kind, progress: { done: 0, failed: 0, total } });
      const result = await runAll({ signal, onProgress: (progress) => setRun({ kind, progress }) });
      abortController.current = null;
      setRun(null);
      setOutcome({ kind, result, context });
    },
    [],
  );
  return {
    run,
    outcome,
    runBulk,
    stop: () => abortController.current?.abort(),
    dismiss: () => setOutcome(null),
  };
}

import { type RunResult } from '../../../domain/concurrencyPool';
import { type Problem } from '../../../domain/problem';
import { isApplicable, type ImportRow } from '../../../domain/tourImport/importRow';
import { failedRow, type ImportOutcome } from './importOutcome';
import { rowKey } from '../row/LeftOutRows';

/** Account of an import, by the keys of its rows. */
export interface KeptRun {
  /** Its step of the history. */
  step: string;
  /** Rows of the runs of this step before the last one. */
  earlier: readonly string[];
  /** Rows of the last run. */
  rows: readonly string[];
  /** Rows that the last run left or failed at; null for one that goes on, or ended with the page. */
  end: { left: number; failed: readonly { key: string; message: string }[] } | null;
  /** True once the result was closed. */
  isClosed: boolean;
}

/** Storage of the account, which outlives the page. */
export interface RunStore {
  read: () => KeptRun | null;
  write: (run: KeptRun | null) => void;
}

/** Account of a run that begins, after those of the same step. */
export function begunRun(
  before: KeptRun | null,
  step: string,
  rows: readonly ImportRow[],
): KeptRun {
  const earlier = before?.step === step ? [...before.earlier, ...before.rows] : [];
  return {
    step,
    earlier: [...new Set(earlier)],
    rows: rows.map(rowKey),
    end: null,
    isClosed: false,
  };
}

/** Account of a run that came to its end. */
export function endedRun(
  run: KeptRun,
  { failed, notStarted }: RunResult<ImportRow, Problem>,
): KeptRun {
  const failures = failed.map(({ item, failure }) => ({
    key: rowKey(item),
    message: failure.message,
  }));
  return { ...run, end: { left: notStarted.length, failed: failures } };
}

/**
 * Rows that a kept run imported: those of it that now match what is stored. Null without any, as after an undo. The
 * rows that were on their way when the page was closed are among them: their edits are sent on the next visit.
 */
export function resumeRun(run: KeptRun, rows: readonly ImportRow[]) {
  const { earlier, end, isClosed } = run;
  const keys = new Set([...earlier, ...run.rows]);
  const isImported = (row: ImportRow) => row.kind === 'unchanged' && keys.has(rowKey(row));
  const applied = new Set(rows.filter(isImported).map(({ id }) => id));
  if (applied.size === 0) return null;
  const last = new Set(run.rows);
  const lastRows = rows.filter((row) => last.has(rowKey(row)));
  const messages = new Map(end?.failed.map(({ key, message }) => [key, message]));
  const done = new Set(lastRows.filter(({ id }) => applied.has(id)).map(({ id }) => id));
  const outcome: ImportOutcome = {
    kind: 'import',
    earlier: [...applied].filter((id) => !done.has(id)),
    done: [...done],
    left: end?.left ?? 0,
    failed: lastRows.flatMap((row) => {
      const message = messages.get(rowKey(row));
      return message === undefined ? [] : [failedRow(row, message)];
    }),
    retryable: lastRows.filter(isApplicable),
    interruptedTotal: end === null ? keys.size : null,
  };
  return { applied, outcome: isClosed ? null : outcome };
}

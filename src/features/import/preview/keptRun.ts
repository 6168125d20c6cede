import { type RunResult } from '../../../platform/concurrencyPool';
import { type Problem } from '../../../domain/problem';
import {
  isApplicable,
  type FieldChange,
  type ImportRow,
} from '../../../domain/tourImport/importRow';
import { failedRow, isConflict, type ImportOutcome } from './importOutcome';
import { rowKey } from '../row/LeftOutRows';

interface KeptFailure {
  key: string;
  message: string;
  /** True for a row that needs a new comparison. */
  isConflict?: boolean;
}

/** A row as it was before its import. A new comparison would show the new title and no changes. */
export interface RowBefore {
  title: string;
  titleLanguage: string;
  /** Absent when there was no space to store the changes. */
  changes?: FieldChange[];
}

/** Stored state of an import, by row keys. */
export interface KeptRun {
  /** Id of the history step. */
  step: string;
  /** Keys of the rows of earlier runs of this step. */
  earlier: readonly string[];
  /** Keys of the rows of the last run. */
  rows: readonly string[];
  /** Rows of all runs as they were before, by key; absent in data stored by an earlier version of the console. */
  before?: Readonly<Record<string, RowBefore>>;
  /**
   * Rows that the last run did not start or failed at; null while it is running, or when closing the page interrupted
   * it.
   */
  end: { left: number; failed: readonly KeptFailure[] } | null;
  /** True once the result was dismissed. */
  isClosed: boolean;
}

/** Storage of the import's state, which survives a reload. */
export interface RunStore {
  read: () => KeptRun | null;
  write: (run: KeptRun | null) => void;
}

const rowsBefore = (rows: readonly ImportRow[]) =>
  Object.fromEntries(
    rows.map((row): [string, RowBefore] => {
      const { title, titleLanguage, changes } = row;
      return [rowKey(row), { title, titleLanguage, changes }];
    }),
  );

/** State with only the names of its rows, which takes less space. */
export function withoutChanges(run: KeptRun): KeptRun {
  const names = Object.entries(run.before ?? {}).map(
    ([key, { title, titleLanguage }]) => [key, { title, titleLanguage }] as const,
  );
  return { ...run, before: Object.fromEntries(names) };
}

/** Rows in which imported ones have their title and changes from before. */
export function withRowsBefore(
  rows: readonly ImportRow[],
  applied: ReadonlySet<string>,
  before: KeptRun['before'],
): readonly ImportRow[] {
  if (before === undefined || applied.size === 0) return rows;
  return rows.map((row) =>
    row.kind === 'unchanged' && applied.has(row.id) ? { ...row, ...before[rowKey(row)] } : row,
  );
}

/** State at the beginning of a run, continuing earlier runs of the same step. */
export function begunRun(
  before: KeptRun | null,
  step: string,
  rows: readonly ImportRow[],
): KeptRun {
  const last = before?.step === step ? before : null;
  const earlier = last === null ? [] : [...last.earlier, ...last.rows];
  return {
    step,
    earlier: [...new Set(earlier)],
    rows: rows.map(rowKey),
    before: { ...last?.before, ...rowsBefore(rows) },
    end: null,
    isClosed: false,
  };
}

/** State at the end of a run. */
export function endedRun(
  run: KeptRun,
  { failed, notStarted }: RunResult<ImportRow, Problem>,
): KeptRun {
  const failures = failed.map(({ item, failure }) => ({
    key: rowKey(item),
    message: failure.message,
    isConflict: isConflict(failure),
  }));
  return { ...run, end: { left: notStarted.length, failed: failures } };
}

/** State after a run's conflicts were compared again. */
export const withoutConflicts = (run: KeptRun): KeptRun =>
  run.end === null
    ? run
    : { ...run, end: { ...run.end, failed: run.end.failed.filter((row) => !row.isConflict) } };

/**
 * Result of a stored run: its rows that now match the stored texts count as imported. Null when there are none, as
 * after an undo. Includes rows in flight when the page was closed: their edits are sent on the next visit.
 */
export function resumeRun(run: KeptRun, rows: readonly ImportRow[]) {
  const { earlier, end, isClosed } = run;
  const keys = new Set([...earlier, ...run.rows]);
  const isImported = (row: ImportRow) => row.kind === 'unchanged' && keys.has(rowKey(row));
  const applied = new Set(rows.filter(isImported).map(({ id }) => id));
  if (applied.size === 0) return null;
  const last = new Set(run.rows);
  const lastRows = rows.filter((row) => last.has(rowKey(row)));
  const failures = new Map(end?.failed.map((failure) => [failure.key, failure]));
  const done = new Set(lastRows.filter(({ id }) => applied.has(id)).map(({ id }) => id));
  const outcome: ImportOutcome = {
    kind: 'import',
    earlier: [...applied].filter((id) => !done.has(id)),
    done: [...done],
    left: end?.left ?? 0,
    failed: lastRows.flatMap((row) => {
      const failure = failures.get(rowKey(row));
      return failure === undefined ? [] : [failedRow(row, failure.message)];
    }),
    retryable: lastRows.filter(isApplicable),
    // The rows have just been compared with the stored texts.
    conflicts: [],
    interruptedTotal: end === null ? keys.size : null,
  };
  return { applied, outcome: isClosed ? null : outcome };
}

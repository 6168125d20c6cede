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
  /** True for a row that is to be compared again. */
  isConflict?: boolean;
}

/** A row as it was before it was imported: compared again, it has the new title and no changes. */
export interface RowBefore {
  title: string;
  titleLanguage: string;
  /** Absent where there is no room to keep them. */
  changes?: FieldChange[];
}

/** Account of an import, by the keys of its rows. */
export interface KeptRun {
  /** Its step of the history. */
  step: string;
  /** Rows of the runs of this step before the last one. */
  earlier: readonly string[];
  /** Rows of the last run. */
  rows: readonly string[];
  /** The rows of all runs before they were imported; absent in what an earlier version of the console kept. */
  before?: Readonly<Record<string, RowBefore>>;
  /** Rows that the last run left or failed at; null for one that goes on, or ended with the page. */
  end: { left: number; failed: readonly KeptFailure[] } | null;
  /** True once the result was closed. */
  isClosed: boolean;
}

/** Storage of the account, which outlives the page. */
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

/** The account with the names of its rows alone, in less room. */
export function withoutChanges(run: KeptRun): KeptRun {
  const names = Object.entries(run.before ?? {}).map(
    ([key, { title, titleLanguage }]) => [key, { title, titleLanguage }] as const,
  );
  return { ...run, before: Object.fromEntries(names) };
}

/** The rows with those that were imported as they were before. */
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

/** Account of a run that begins, after those of the same step. */
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

/** Account of a run that came to its end. */
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

/** Account of a run whose conflicts were compared again. */
export const withoutConflicts = (run: KeptRun): KeptRun =>
  run.end === null
    ? run
    : { ...run, end: { ...run.end, failed: run.end.failed.filter((row) => !row.isConflict) } };

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
    // The rows are compared with what is stored now.
    conflicts: [],
    interruptedTotal: end === null ? keys.size : null,
  };
  return { applied, outcome: isClosed ? null : outcome };
}

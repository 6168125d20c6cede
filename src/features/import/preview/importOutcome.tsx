import { type RunResult } from '../../../platform/concurrencyPool';
import { type Problem } from '../../../domain/problem';
import { type ImportRow } from '../../../domain/tourImport/importRow';
import { Content } from '../../../ui/content/Content';
import { type FailedItem } from '../../../ui/feedback/RunPanel';

export interface ImportOutcome {
  kind: 'import' | 'undo';
  /** Ids of the rows applied by earlier runs of the same import, which an undo includes; empty for an undo. */
  earlier: readonly string[];
  /** Ids of the applied rows, or of the undone edits. */
  done: readonly string[];
  left: number;
  failed: FailedItem[];
  /** Rows that failed or were not started, without conflicts; empty for an undo, which is identified by its step. */
  retryable: readonly ImportRow[];
  /** Ids of the failed rows that changed since the comparison; retrying fails until they are compared again. */
  conflicts: readonly string[];
  /** Total number of rows of a run interrupted by closing the page; null for a run that ended normally. */
  interruptedTotal: number | null;
}

export const isConflict = ({ code }: Problem) => code === 'conflict';

/** Outcome after its conflicts were compared again; null when nothing is left to report. */
export function withoutOutcomeConflicts(outcome: ImportOutcome): ImportOutcome | null {
  const { earlier, done, conflicts, interruptedTotal } = outcome;
  const failed = outcome.failed.filter(({ id }) => !conflicts.includes(id));
  const isEmpty = [earlier, done, failed].every(({ length }) => length === 0);
  if (isEmpty && outcome.left === 0 && interruptedTotal === null) return null;
  return { ...outcome, failed, conflicts: [] };
}

/** Report of a row that could not be imported. */
export function failedRow(row: ImportRow, message: string): FailedItem {
  const { id, number, title, titleLanguage } = row;
  const name = (
    <>
      Row {number}, <Content language={titleLanguage}>{title || '[No Title]'}</Content>
    </>
  );
  return { id, name, message };
}

/** Outcome of an import run, following `earlier` runs of the same import. */
export function importOutcome(
  { done, failed, notStarted }: RunResult<ImportRow, Problem>,
  earlier: readonly string[],
): ImportOutcome {
  return {
    kind: 'import',
    earlier,
    done: done.map(({ id }) => id),
    left: notStarted.length,
    failed: failed.map(({ item, failure }) => failedRow(item, failure.message)),
    retryable: [
      ...failed.flatMap(({ item, failure }) => (isConflict(failure) ? [] : [item])),
      ...notStarted,
    ],
    conflicts: failed.flatMap(({ item, failure }) => (isConflict(failure) ? [item.id] : [])),
    interruptedTotal: null,
  };
}

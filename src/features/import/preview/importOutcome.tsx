import { type RunResult } from '../../../platform/concurrencyPool';
import { type Problem } from '../../../domain/problem';
import { type ImportRow } from '../../../domain/tourImport/importRow';
import { Content } from '../../../ui/content/Content';
import { type FailedItem } from '../../../ui/feedback/RunPanel';

export interface ImportOutcome {
  kind: 'import' | 'undo';
  /** Ids of the rows that earlier runs of the same import applied, which are undone with these; empty for an undo. */
  earlier: readonly string[];
  /** Ids of the rows that were applied, or of the edits that were undone. */
  done: readonly string[];
  left: number;
  failed: FailedItem[];
  /** Rows that failed or were not begun; empty for an undo, which is known by its step alone. */
  retryable: readonly ImportRow[];
  /** Ids of the failed rows that changed since they were compared: they fail until they are compared again. */
  conflicts: readonly string[];
  /** Number of all rows of a run that ended with the page; null for one that came to its own end. */
  interruptedTotal: number | null;
}

export const isConflict = ({ code }: Problem) => code === 'conflict';

/** The outcome once its conflicts were compared again; null when there is nothing else to report. */
export function withoutOutcomeConflicts(outcome: ImportOutcome): ImportOutcome | null {
  const { earlier, done, conflicts, interruptedTotal } = outcome;
  const failed = outcome.failed.filter(({ id }) => !conflicts.includes(id));
  const isEmpty = [earlier, done, failed].every(({ length }) => length === 0);
  if (isEmpty && outcome.left === 0 && interruptedTotal === null) return null;
  return { ...outcome, failed, conflicts: [] };
}

/** A row that could not be imported, and why. */
export function failedRow(row: ImportRow, message: string): FailedItem {
  const { id, number, title, titleLanguage } = row;
  const name = (
    <>
      Row {number}, <Content language={titleLanguage}>{title || '[No Title]'}</Content>
    </>
  );
  return { id, name, message };
}

/** Outcome of a run that imported rows, after the earlier ones of the same import. */
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

import { type SaveState } from '../../../domain/forms/saveState';
import { countOf, formatCount } from '../../../domain/text/count';
import { RunProgressBar, RunSummary } from '../../../ui/feedback/RunPanel';
import { isApplicable, type ImportRow } from '../../../domain/tourImport/importRow';
import { type ImportOutcome } from './importOutcome';
import { type ImportRun, type useImportRun } from './useImportRun';

type UnsentRows = ReadonlyMap<string, SaveState>;

/** Counts of rows by state, with the matching words. */
function doneParts(rowIds: readonly string[], unsent: UnsentRows) {
  const toDecide = rowIds.filter((id) => unsent.get(id) === 'needs you').length;
  const saved = rowIds.filter((id) => unsent.has(id)).length - toDecide;
  const imported = rowIds.length - saved - toDecide;
  return [
    { count: imported, what: 'imported' },
    { count: saved, what: 'saved on this device' },
    { count: toDecide, what: toDecide === 1 ? 'needs your decision' : 'need your decision' },
  ] as const;
}

/**
 * Summary, as in '2 rows imported, 1 saved on this device, 1 needs your decision'; the noun follows the first count.
 * 'of them earlier' counts rows of previous runs, and is only added when all rows have the same state.
 */
function doneText({ earlier, done }: ImportOutcome, unsent: UnsentRows): string {
  const rowIds = [...earlier, ...done];
  const [first, ...others] = doneParts(rowIds, unsent).filter(
    ({ count }, index) => count > 0 || (index === 0 && rowIds.length === 0),
  );
  if (first === undefined) return '';
  const rows = `${countOf(first.count, 'row')} ${first.what}`;
  if (others.length === 0 && earlier.length > 0) {
    return done.length === 0
      ? `${rows} earlier`
      : `${rows}, ${formatCount(earlier.length)} of them earlier`;
  }
  return [rows, ...others.map(({ count, what }) => `${formatCount(count)} ${what}`)].join(', ');
}

/** Summary, as in '4 of 29 rows were imported before the page was closed.' */
function interruptedText(rowIds: readonly string[], total: number, unsent: UnsentRows): string {
  const [imported, ...others] = doneParts(rowIds, unsent);
  const were = imported.count === 1 ? 'was' : 'were';
  return [
    `${formatCount(imported.count)} of ${countOf(total, 'row')} ${were} imported before the page was closed`,
    ...others
      .filter(({ count }) => count > 0)
      .map(({ count, what }) => `${formatCount(count)} ${what}`),
  ]
    .join(', ')
    .concat('.');
}

function outcomeText(outcome: ImportOutcome, unsent: UnsentRows): string {
  const { kind, earlier, done, failed, left, interruptedTotal } = outcome;
  if (interruptedTotal !== null) {
    return interruptedText([...earlier, ...done], interruptedTotal, unsent);
  }
  return [
    kind === 'import' ? doneText(outcome, unsent) : `${countOf(done.length, 'change')} undone`,
    ...(failed.length > 0 ? [`${formatCount(failed.length)} failed`] : []),
    ...(left > 0 ? [`${formatCount(left)} not started`] : []),
  ].join(', ');
}

/** Label, as in 'Undo all 60 rows', when an undo includes earlier runs; undefined otherwise. */
function undoLabel({ earlier, done }: ImportOutcome): string | undefined {
  if (earlier.length === 0) return undefined;
  const count = earlier.length + done.length;
  return count === 1 ? undefined : `Undo all ${formatCount(count)} rows`;
}

/** Hint on rows with problems after an import; undefined when there are none. */
function leftToDo(problemCount: number): string | undefined {
  if (problemCount === 0) return undefined;
  const [were, them] = problemCount === 1 ? ['was', 'it'] : ['were', 'them'];
  return `${countOf(problemCount, 'row')} with problems ${were} left out. Correct ${them} and import again: imported rows change nothing.`;
}

/** Progress, as in 'Importing 6 of 1,200 rows, about 5 minutes left'. */
function progressText({ kind, done, failed, total, timeLeft }: ImportRun): string {
  const [doing, noun] = kind === 'import' ? ['Importing', 'row'] : ['Undoing', 'change'];
  const count = `${doing} ${formatCount(done + failed)} of ${countOf(total, noun)}`;
  return timeLeft === null ? count : `${count}, ${timeLeft}`;
}

interface ImportRunStateProps {
  importRun: ReturnType<typeof useImportRun>;
  /** Rows as currently compared. */
  rows: readonly ImportRow[];
  problemCount: number;
  /** Compares the rows again with the stored texts. */
  onCompareAgain: () => void;
  /** States of applied rows not sent yet, by row id. */
  unsent: UnsentRows;
}

/**
 * Label of the button that compares conflicting rows again, as in 'Compare 3 rows again'; undefined without conflicts.
 */
function compareLabel({ conflicts }: ImportOutcome): string | undefined {
  if (conflicts.length === 0) return undefined;
  return conflicts.length === 1
    ? 'Compare the row again'
    : `Compare ${countOf(conflicts.length, 'row')} again`;
}

/** Progress of the current run, and the result of the last one. */
export function ImportRunState(props: ImportRunStateProps) {
  const { importRun, rows, problemCount, onCompareAgain, unsent } = props;
  const { run, outcome } = importRun;
  const label = outcome === null ? undefined : compareLabel(outcome);
  // Rows may have been compared again since the run.
  const retryableIds = new Set(outcome?.retryable.map(({ id }) => id));
  const retryable = rows.filter((row) => retryableIds.has(row.id) && isApplicable(row));
  return (
    <>
      {run !== null && (
        <RunProgressBar
          label={progressText(run)}
          completed={run.done + run.failed}
          total={run.total}
          onStop={importRun.stop}
        />
      )}
      {outcome !== null && (
        <RunSummary
          text={outcomeText(outcome, unsent)}
          remark={outcome.kind === 'import' ? leftToDo(problemCount) : undefined}
          failed={outcome.failed}
          undoLabel={undoLabel(outcome)}
          onUndo={importRun.canUndo ? importRun.undo : undefined}
          action={label === undefined ? undefined : { label, onClick: onCompareAgain }}
          retryCount={retryable.length}
          onRetry={() => importRun.start(retryable)}
          onDismiss={importRun.dismiss}
        />
      )}
    </>
  );
}

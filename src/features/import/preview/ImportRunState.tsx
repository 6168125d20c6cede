import { type SaveState } from '../../../domain/forms/saveState';
import { countOf, formatCount } from '../../../domain/text/count';
import { RunProgressBar, RunSummary } from '../../../ui/feedback/RunPanel';
import { type ImportOutcome, type useImportRun } from './useImportRun';

type UnsentRows = ReadonlyMap<string, SaveState>;

/** '3 rows imported', '3 rows saved on this device', or both: '2 rows imported, 1 saved on this device'. */
function doneText(rowIds: readonly string[], unsent: UnsentRows): string {
  const saved = rowIds.filter((id) => unsent.has(id)).length;
  const imported = rowIds.length - saved;
  if (saved === 0) return `${countOf(imported, 'row')} imported`;
  if (imported === 0) return `${countOf(saved, 'row')} saved on this device`;
  return `${countOf(imported, 'row')} imported, ${formatCount(saved)} saved on this device`;
}

function outcomeText(outcome: ImportOutcome, unsent: UnsentRows): string {
  const { kind, done, failed, left } = outcome;
  return [
    kind === 'import' ? doneText(done, unsent) : `${countOf(done.length, 'change')} undone`,
    ...(failed.length > 0 ? [`${formatCount(failed.length)} failed`] : []),
    ...(left > 0 ? [`${formatCount(left)} not started`] : []),
  ].join(', ');
}

/** Words of what is left to do after an import; undefined when nothing is. */
function leftToDo(problemCount: number): string | undefined {
  if (problemCount === 0) return undefined;
  const [were, them] = problemCount === 1 ? ['was', 'it'] : ['were', 'them'];
  return `${countOf(problemCount, 'row')} with problems ${were} left out. Correct ${them} and import again: imported rows change nothing.`;
}

interface ImportRunStateProps {
  importRun: ReturnType<typeof useImportRun>;
  problemCount: number;
  /** States of the applied rows that are not sent yet, by row id. */
  unsent: UnsentRows;
}

/** Progress of the run, and what came of the last one. */
export function ImportRunState({ importRun, problemCount, unsent }: ImportRunStateProps) {
  const { run, outcome } = importRun;
  return (
    <>
      {run !== null && (
        <RunProgressBar
          label={`${run.kind === 'import' ? 'Importing' : 'Undoing'} ${formatCount(run.done + run.failed)} of ${countOf(run.total, run.kind === 'import' ? 'row' : 'change')}`}
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
          onUndo={importRun.canUndo ? importRun.undo : undefined}
          retryCount={outcome.retryable.length}
          onRetry={() => importRun.start(outcome.retryable)}
          onDismiss={importRun.dismiss}
        />
      )}
    </>
  );
}

import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { countOf, formatCount } from '../../domain/text/count';
import { isApplicable, type ImportRow } from '../../domain/tourImport/importRow';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectLanguages } from '../../state/select/selectLanguages';
import { useCommands } from '../../ui/command/CommandScope';
import { KeyHint } from '../../ui/command/KeyHint';
import { RecordGrid } from '../../ui/grid/RecordGrid';
import { RunProgressBar, RunSummary } from '../../ui/feedback/RunPanel';
import { SegmentedControl } from '../../ui/controls/SegmentedControl';
import { StatusChip } from '../../ui/feedback/StatusChip';
import { UnsavedGuard } from '../../ui/feedback/UnsavedGuard';
import useEventCallback from '@mui/utils/useEventCallback';
import { importGridColumns } from './importGridColumns';
import { ImportRowDialog } from './ImportRowDialog';
import { useImportRun } from './useImportRun';

type RowFilter = 'all' | 'apply' | 'problem';

const rowFilters: Record<RowFilter, (row: ImportRow) => boolean> = {
  all: () => true,
  apply: isApplicable,
  problem: ({ kind }) => kind === 'problem',
};

/** Rows with problems first, then those that change something: what needs no look comes last. */
const inOrderOfWork = (rows: readonly ImportRow[]): ImportRow[] => [
  ...rows.filter(rowFilters.problem),
  ...rows.filter(rowFilters.apply),
  ...rows.filter((row) => !rowFilters.problem(row) && !rowFilters.apply(row)),
];

const APPLY_KEY = 'Mod+Enter';

function outcomeText({ outcome }: ReturnType<typeof useImportRun>): string {
  if (outcome === null) return '';
  const { kind, done, failed, left } = outcome;
  return [
    kind === 'import' ? `${countOf(done, 'row')} imported` : `${countOf(done, 'change')} undone`,
    ...(failed.length > 0 ? [`${formatCount(failed.length)} failed`] : []),
    ...(left > 0 ? [`${formatCount(left)} not started`] : []),
  ].join(', ');
}

/** Ids of the rows that the last import could not change. */
function useFailedIds({ outcome }: ReturnType<typeof useImportRun>): ReadonlySet<string> {
  return useMemo(
    () => new Set(outcome?.kind === 'import' ? outcome.failed.map(({ id }) => id) : []),
    [outcome],
  );
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
}

/** Progress of the run, and what came of the last one. */
function ImportRunState({ importRun, problemCount }: ImportRunStateProps) {
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
          text={outcomeText(importRun)}
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

/** 'Import 3 rows', and after some were imported 'Import the other 2 rows'. */
function importLabel(pendingCount: number, appliedCount: number): string {
  if (appliedCount === 0) return `Import ${countOf(pendingCount, 'row')}`;
  return `Import the other ${pendingCount === 1 ? 'row' : countOf(pendingCount, 'row')}`;
}

interface PreviewToolbarProps {
  counts: Record<RowFilter, number>;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
  pendingCount: number;
  /** Number of changes that are imported. */
  appliedCount: number;
  /** Null while nothing can be applied. */
  onApply: (() => void) | null;
}

function PreviewToolbar(props: PreviewToolbarProps) {
  const { counts, filter, onFilter, pendingCount, appliedCount, onApply } = props;
  const isDone = pendingCount === 0 && appliedCount > 0;
  const options = [
    { value: 'apply', label: `${isDone ? 'Imported' : 'Changes'} ${formatCount(counts.apply)}` },
    { value: 'problem', label: `Problems ${formatCount(counts.problem)}` },
    { value: 'all', label: `All ${formatCount(counts.all)}` },
  ] as const;
  const unchangedCount = counts.all - counts.apply - counts.problem;

  return (
    <>
      <SegmentedControl label="Rows" options={options} value={filter} onChange={onFilter} />
      <Box sx={{ flex: 1 }} />
      {counts.problem > 0 && (
        <StatusChip
          tone="warning"
          title="Show them"
          onClick={filter === 'problem' ? undefined : () => onFilter('problem')}
        >
          {countOf(counts.problem, 'row')} with problems left out
        </StatusChip>
      )}
      {unchangedCount > 0 && (
        <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {formatCount(unchangedCount)} unchanged
        </Box>
      )}
      <Button
        variant="contained"
        color="primary"
        disabled={onApply === null}
        onClick={() => onApply?.()}
        endIcon={isDone ? undefined : <KeyHint keys={APPLY_KEY} />}
      >
        {isDone ? 'All imported' : importLabel(pendingCount, appliedCount)}
      </Button>
    </>
  );
}

/** Preview of every row with its changes, with the buttons to apply and undo them. */
export function ImportPreview({ rows }: { rows: readonly ImportRow[] }) {
  const languages = useConsoleSelector(selectLanguages);
  const importRun = useImportRun();
  const { run, applied } = importRun;
  const failedIds = useFailedIds(importRun);
  const [dialogRow, setDialogRow] = useState<ImportRow | null>(null);
  const counts = useMemo(() => {
    const countRows = (filter: RowFilter) => rows.filter(rowFilters[filter]).length;
    return { all: rows.length, apply: countRows('apply'), problem: countRows('problem') };
  }, [rows]);
  // Whatever Import would do is in sight, and the rows that it leaves out.
  const [filter, setFilter] = useState<RowFilter>(
    counts.problem === 0 && counts.apply > 0 ? 'apply' : 'all',
  );
  const shownRows = useMemo(() => inOrderOfWork(rows).filter(rowFilters[filter]), [rows, filter]);
  const pendingRows = useMemo(
    () => rows.filter((row) => isApplicable(row) && !applied.has(row.id)),
    [rows, applied],
  );
  const columns = useMemo(
    () => importGridColumns({ languages, applied, failed: failedIds, onShow: setDialogRow }),
    [languages, applied, failedIds],
  );
  const openDialog = useEventCallback((row: ImportRow) => setDialogRow(row));
  const canApply = pendingRows.length > 0 && run === null;
  const apply = () => {
    if (canApply) importRun.start(pendingRows);
  };
  useCommands(
    [
      {
        id: 'import-rows',
        label: importLabel(pendingRows.length, applied.size),
        group: 'Import',
        keys: [APPLY_KEY],
        canRun: () => canApply,
        run: apply,
      },
    ],
    `${pendingRows.length}/${applied.size}`,
  );

  return (
    <>
      <ImportRunState importRun={importRun} problemCount={counts.problem} />
      <RecordGrid
        label="Rows of the file"
        rows={shownRows}
        columns={columns}
        density="compact"
        onRowOpen={openDialog}
        isOpenedByClick
        countText={`${formatCount(shownRows.length)} of ${countOf(counts.all, 'row')}`}
        emptyState={
          <Box sx={{ p: 3, flex: 1, textAlign: 'center', color: 'text.secondary' }}>
            {filter === 'problem' ? 'No row has a problem.' : 'No row changes anything.'}
          </Box>
        }
        toolbar={
          <PreviewToolbar
            counts={counts}
            filter={filter}
            onFilter={setFilter}
            pendingCount={pendingRows.length}
            appliedCount={applied.size}
            onApply={canApply ? apply : null}
          />
        }
      />
      <ImportRowDialog
        row={dialogRow}
        rows={shownRows}
        languages={languages}
        onShow={setDialogRow}
        onClose={() => setDialogRow(null)}
      />
      <UnsavedGuard when={run !== null} subject="What is not imported yet" />
    </>
  );
}

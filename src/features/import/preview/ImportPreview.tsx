import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { countOf, formatCount } from '../../../domain/text/count';
import { type ImportRow } from '../../../domain/tourImport/importRow';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectLanguages } from '../../../state/select/selectLanguages';
import { useCommands } from '../../../ui/command/CommandScope';
import { RecordGrid } from '../../../ui/grid/RecordGrid';
import useEventCallback from '@mui/utils/useEventCallback';
import { importGridColumns } from './importGridColumns';
import { APPLY_KEY, importLabel } from './importLabel';
import { ImportRowDialog } from '../row/ImportRowDialog';
import { LeftOutContext } from '../row/LeftOutRows';
import { ImportRunState } from './ImportRunState';
import { ImportToolbar } from './ImportToolbar';
import { runRefusal, type useImportRun } from './useImportRun';
import { useOpenRows } from './useOpenRows';
import { useRowFilter, type RowFiltering } from './useRowFilter';
import { type RecordSort } from '../../../ui/gridRows/RecordColumn';
import { sortRecords } from '../../../ui/gridRows/sortRecords';
import { type RowEditing } from '../row/rowEditing';
import { SameValueOffer } from '../row/SameValueOffer';
import { useRowDialog } from '../row/useRowDialog';
import { useUnsentRows } from './useUnsentRows';

/** Ids of the rows that the last import failed to apply. */
function useFailedIds({ outcome }: ReturnType<typeof useImportRun>): ReadonlySet<string> {
  return useMemo(
    () => new Set(outcome?.kind === 'import' ? outcome.failed.map(({ id }) => id) : []),
    [outcome],
  );
}

/** Ids of imported rows, including those of the current run. */
function useImportedIds({ applied, run }: ReturnType<typeof useImportRun>): ReadonlySet<string> {
  const doneIds = run?.doneIds;
  return useMemo(
    () => (doneIds === undefined ? applied : new Set([...applied, ...doneIds])),
    [applied, doneIds],
  );
}

/** Text of the empty state. */
function noRowsText({ query, language, filter }: RowFiltering): string {
  if (query.trim() !== '') return 'No row matches your search.';
  if (language !== '') return 'No row of this language is among these.';
  if (filter === 'problem') return 'No row has a problem.';
  return filter === 'warning' ? 'No row has a warning.' : 'No row changes anything.';
}

const NoRows = ({ filtering }: { filtering: RowFiltering }) => (
  <Box sx={{ p: 3, flex: 1, textAlign: 'center', color: 'text.secondary' }}>
    {noRowsText(filtering)}
  </Box>
);

/** Registers the import command with its shortcut. */
function useImportCommand(label: string, canApply: boolean, apply: () => void): void {
  const command = { id: 'import-rows', label, group: 'Import', keys: [APPLY_KEY] };
  useCommands([{ ...command, worksWhileTyping: true, canRun: () => canApply, run: apply }], label);
}

interface ImportPreviewProps {
  rows: readonly ImportRow[];
  importRun: ReturnType<typeof useImportRun>;
  /** Keys of the excluded rows. */
  leftOut: ReadonlySet<string>;
  onLeaveOut: (leftOut: ReadonlySet<string>) => void;
  editing: RowEditing;
  /** Downloads the rows with problems or failures. */
  onDownload: () => void;
  /** Compares the rows again with the stored texts. */
  onCompareAgain: () => void;
  /** Called when nothing is left to import and no result is shown. */
  onDone: () => void;
  /** Opens the text editor at a row; null when the rows cannot be edited as text. */
  onEditRow: ((number: number) => void) | null;
}

/** Preview of all rows with their changes, with controls to apply and undo them. */
export function ImportPreview(props: ImportPreviewProps) {
  const { rows, importRun, editing, leftOut, onLeaveOut } = props;
  const { onCompareAgain, onDone, onEditRow } = props;
  const languages = useConsoleSelector(selectLanguages);
  const { run, outcome } = importRun;
  const failedIds = useFailedIds(importRun);
  const applied = useImportedIds(importRun);
  const unsent = useUnsentRows(rows, applied);
  // The filters use the rows applied before the run, so that rows stay in place while it is running.
  const filtering = useRowFilter(rows, importRun.applied, languages);
  const { counts, shownRows } = filtering;
  const dialog = useRowDialog(rows, shownRows, editing, run !== null);
  const openDialog = useEventCallback(dialog.show);
  const columns = useMemo(
    () => importGridColumns({ languages, applied, unsent, failed: failedIds, onShow: openDialog }),
    [languages, applied, unsent, failedIds, openDialog],
  );
  const [sort, setSort] = useState<RecordSort | null>(null);
  const openRows = useOpenRows({
    rows,
    shownRows,
    rowsInOrder: () => sortRecords(shownRows, columns, sort, 'en'),
    applied,
    leftOut,
    onLeaveOut,
    isRunning: run !== null,
    hasResult: outcome !== null,
    onDone,
  });
  const { pendingRows } = openRows;
  const canApply = pendingRows.length > 0 && run === null && !editing.isJudging;
  const apply = () => {
    if (canApply) importRun.start(pendingRows);
  };
  useImportCommand(importLabel(pendingRows.length, applied.size), canApply, apply);

  return (
    <LeftOutContext value={openRows.leftOutRows}>
      <ImportRunState
        importRun={importRun}
        rows={rows}
        problemCount={counts.problem}
        onCompareAgain={onCompareAgain}
        unsent={unsent}
      />
      {dialog.row === null && <SameValueOffer dialog={dialog} refusal={runRefusal(run)} />}
      <RecordGrid
        label="Rows of the file"
        rows={shownRows}
        columns={columns}
        sort={sort}
        onSortChange={setSort}
        density="compact"
        onRowOpen={openDialog}
        isOpenedByClick
        countText={`${formatCount(shownRows.length)} of ${countOf(counts.all, 'row')}`}
        emptyState={<NoRows filtering={filtering} />}
        toolbar={
          <ImportToolbar
            filtering={filtering}
            openRows={openRows}
            appliedCount={applied.size}
            unsentCount={unsent.size}
            refusal={runRefusal(run)}
            onApply={canApply ? apply : null}
            onDownload={failedIds.size > 0 || counts.problem > 0 ? props.onDownload : null}
            hasFailed={failedIds.size > 0}
          />
        }
      />
      <ImportRowDialog
        dialog={dialog}
        languages={languages}
        applied={applied}
        onEditRow={onEditRow}
        refusal={runRefusal(run)}
      />
    </LeftOutContext>
  );
}

import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { countOf, formatCount } from '../../../domain/text/count';
import { isApplicable, type ImportRow } from '../../../domain/tourImport/importRow';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectLanguages } from '../../../state/select/selectLanguages';
import { useCommands } from '../../../ui/command/CommandScope';
import { RecordGrid } from '../../../ui/grid/RecordGrid';
import { withToggled } from '../../../ui/grid/useRowSelection';
import useEventCallback from '@mui/utils/useEventCallback';
import { importGridColumns } from './importGridColumns';
import { APPLY_KEY, importLabel } from './importLabel';
import { ImportRowDialog } from './ImportRowDialog';
import { LeftOutContext, rowKey } from './LeftOutRows';
import { ImportRunState } from './ImportRunState';
import { ImportToolbar, type RowFilter } from './ImportToolbar';
import { type useImportRun } from './useImportRun';
import { useUnsentRows } from './useUnsentRows';

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

/** Ids of the rows that the last import could not change. */
function useFailedIds({ outcome }: ReturnType<typeof useImportRun>): ReadonlySet<string> {
  return useMemo(
    () => new Set(outcome?.kind === 'import' ? outcome.failed.map(({ id }) => id) : []),
    [outcome],
  );
}

/** Rows that the filter shows, and how many each choice of it would. */
function useRowFilter(rows: readonly ImportRow[]) {
  const counts = useMemo(() => {
    const countRows = (filter: RowFilter) => rows.filter(rowFilters[filter]).length;
    return { all: rows.length, apply: countRows('apply'), problem: countRows('problem') };
  }, [rows]);
  // Whatever Import would do is in sight, and the rows that it leaves out.
  const [filter, setFilter] = useState<RowFilter>(
    counts.problem === 0 && counts.apply > 0 ? 'apply' : 'all',
  );
  const shownRows = useMemo(() => inOrderOfWork(rows).filter(rowFilters[filter]), [rows, filter]);
  return { counts, filter, setFilter, shownRows };
}

interface ImportPreviewProps {
  rows: readonly ImportRow[];
  importRun: ReturnType<typeof useImportRun>;
  /** Keys of the rows that are left out. */
  leftOut: ReadonlySet<string>;
  onLeaveOut: (leftOut: ReadonlySet<string>) => void;
  /** Called once nothing is left to be imported. */
  onDone: () => void;
  /** Opens the field for rows at one; null when the rows can't be edited here. */
  onEditRow: ((number: number) => void) | null;
}

/** Rows that can still be imported: those that are to be, and those that are left out. */
function useOpenRows(
  { rows, leftOut, onLeaveOut, onDone }: ImportPreviewProps,
  applied: ReadonlySet<string>,
) {
  const open = useMemo(() => {
    const openRows = rows.filter((row) => isApplicable(row) && !applied.has(row.id));
    const pendingRows = openRows.filter((row) => !leftOut.has(rowKey(row)));
    const leftOutCount = openRows.length - pendingRows.length;
    return { pendingRows, leftOutCount, openKeys: openRows.map(rowKey) };
  }, [rows, applied, leftOut]);
  const toggle = useEventCallback((row: ImportRow) =>
    onLeaveOut(withToggled(leftOut, rowKey(row))),
  );
  const leftOutRows = useMemo(() => ({ leftOut, toggle }), [leftOut, toggle]);
  const isDone = open.pendingRows.length === 0 && applied.size > 0;
  const tellDone = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) tellDone();
  }, [isDone]);
  return { ...open, leftOutRows };
}

/** Preview of every row with its changes, with the buttons to apply and undo them. */
export function ImportPreview(props: ImportPreviewProps) {
  const { rows, importRun, onLeaveOut, onEditRow } = props;
  const languages = useConsoleSelector(selectLanguages);
  const { run, applied } = importRun;
  const failedIds = useFailedIds(importRun);
  const unsent = useUnsentRows(rows, applied);
  const [dialogRow, setDialogRow] = useState<ImportRow | null>(null);
  const { counts, filter, setFilter, shownRows } = useRowFilter(rows);
  const { pendingRows, leftOutCount, openKeys, leftOutRows } = useOpenRows(props, applied);
  const columns = useMemo(
    () =>
      importGridColumns({ languages, applied, unsent, failed: failedIds, onShow: setDialogRow }),
    [languages, applied, unsent, failedIds],
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
    <LeftOutContext value={leftOutRows}>
      <ImportRunState importRun={importRun} problemCount={counts.problem} unsent={unsent} />
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
          <ImportToolbar
            counts={counts}
            filter={filter}
            onFilter={setFilter}
            pendingCount={pendingRows.length}
            appliedCount={applied.size}
            unsentCount={unsent.size}
            leftOutCount={leftOutCount}
            onLeaveOut={(isLeftOut) => onLeaveOut(new Set(isLeftOut ? openKeys : []))}
            onApply={canApply ? apply : null}
          />
        }
      />
      <ImportRowDialog
        row={dialogRow}
        rows={shownRows}
        languages={languages}
        applied={applied}
        onShow={setDialogRow}
        onEditRow={onEditRow}
        onClose={() => setDialogRow(null)}
      />
    </LeftOutContext>
  );
}

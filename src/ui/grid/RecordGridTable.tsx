import {
  memo,
  useMemo,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
  type GridSortModel,
  type GridValidRowModel,
  type MuiEvent,
} from '@mui/x-data-grid';
import { type Column, type RecordSort } from '../gridRows/RecordColumn';
import { gridColumns } from '../gridRows/RecordGridColumns';
import { PendingRowsContext, type GetPendingRow } from '../gridRows/PendingRows';
import { SelectAllContext, SelectAllCheckbox } from './SelectAllCheckbox';
import { RecordGridDropLine } from './useRowDrag';
import { useListEntry } from './useListEntry';
import { isSpaceOnCell, activateCellContent } from '../gridRows/RecordGridFocus';
import { RecordGridFrame } from './RecordGridFrame';
import { useRowScheduler } from './useRowScheduler';
import { useRowSelection, type RecordSelection } from './useRowSelection';
import { useRowMoves } from './useRowMoves';
import { hasSavedPosition, useScrollRestoration, useScrollTop } from './useScrollRestoration';
import { RowMovesContext, type RecordReorder } from '../gridRows/RecordGridReorder';
import {
  RecordGridRow,
  SharedRowPropsContext,
  type SharedRowProps,
} from '../gridRows/RecordGridRow';
import { cellEventHandlers } from '../gridRows/cellEventHandlers';
import { NativeTooltip } from './NativeTooltip';
import { createEditedRows } from '../gridRows/editedRows';
import { createScrollVelocity } from '../gridRows/scrollVelocity';
import { sortRecords } from '../gridRows/sortRecords';
import { useScrollbarSize } from '../hooks/useScrollbarSize';
import useEventCallback from '@mui/utils/useEventCallback';
import visuallyHidden from '@mui/utils/visuallyHidden';

export interface RecordGridTableProps<Row extends GridValidRowModel> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  language: string;
  rowHeight: number;
  sort: RecordSort | null;
  onSortChange: (sort: RecordSort | null) => void;
  onRowOpen?: (row: Row) => void;
  isLoading: boolean;
  selection?: RecordSelection;
  reorder?: RecordReorder;
  /** Receives a function that focuses the first row. */
  enterRef?: RefObject<(() => void) | null>;
  onColumnResize?: (key: string, width: number) => void;
  viewKey?: string;
}

/** All rows on one page: virtualised rows, whatever their number. */
const singlePage = { page: 0, pageSize: -1 };
const pageSizes = [{ value: -1, label: 'All' }];
const directions = ['asc', 'desc'] as const;
const slots = { row: RecordGridRow, baseTooltip: NativeTooltip };
const checkboxColumn: Partial<GridColDef> = {
  renderHeader: ({ field }) => <SelectAllCheckbox field={field} />,
};
const slotProps = { loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } } as const;
const isSelectAllKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !shiftKey && !altKey;
function preventGridDefault(event: MuiEvent<KeyboardEvent>): void {
  event.preventDefault();
  event.defaultMuiPrevented = true;
}

function Table<Row extends GridValidRowModel>(props: RecordGridTableProps<Row>) {
  const { label, rows, columns, rowId, language, rowHeight, onRowOpen } = props;
  const { sort, onSortChange, selection, reorder, onColumnResize, viewKey } = props;
  const apiRef = useGridApiRef();
  const isSelectable = selection !== undefined;
  const isOrdered = reorder !== undefined;

  const [editedRows] = useState(createEditedRows<Row>);
  const latestOf = useEventCallback((row: Row) => editedRows.get(rowId(row)) ?? row);
  const gridColumnList = useMemo(
    () => gridColumns(columns, latestOf, isOrdered),
    [columns, latestOf, isOrdered],
  );
  const sortModel = useMemo<GridSortModel>(
    () => (sort === null ? [] : [{ field: sort.key, sort: sort.dir }]),
    [sort],
  );
  const sorted = useMemo(
    () => sortRecords(rows, columns, sort, language),
    [rows, columns, sort, language],
  );
  const scrollTop = useScrollTop(apiRef);
  const { committedRows, pendingRows, isPending, commitAllRows } = useRowScheduler(apiRef, {
    scrollTop,
    rows: sorted,
    view: viewKey,
    rowId,
    editedRows,
    hasSavedPosition: hasSavedPosition(viewKey),
  });
  useScrollRestoration(apiRef, scrollTop, viewKey, !props.isLoading);
  const rowSelection = useRowSelection(selection, rows, rowId);
  const { drag, announcement, moves, handleKey } = useRowMoves(apiRef, rowHeight, reorder);
  const cancelEntry = useListEntry(apiRef, props.enterRef, columns[0]?.key, {
    rows,
    committedRows,
    isPending,
    commitAllRows,
  });

  /** The current record of the row that contains an element. */
  const rowContaining = (element: Element): Row | undefined => {
    const id = element.closest<HTMLElement>('[role="row"]')?.dataset.id;
    return rows.find((row) => rowId(row) === id);
  };
  const openRowContaining = (element: Element) => {
    const row = rowContaining(element);
    if (row !== undefined) onRowOpen?.(row);
  };
  const handleCellKey = useEventCallback<Parameters<GridEventListener<'cellKeyDown'>>, void>(
    (cell, event) => {
      const id = String(cell.id);
      const isOnCell = event.target === event.currentTarget;
      cancelEntry();
      if (handleKey(id, event)) preventGridDefault(event);
      else if (isSelectable && isSelectAllKey(event)) {
        // The grid itself may hold the first batch of rows alone.
        preventGridDefault(event);
        rowSelection.all.selectAll(true);
      } else if (isSpaceOnCell(event) && (isSelectable || !isOnCell)) {
        // The grid would scroll down a page.
        preventGridDefault(event);
        if (isSelectable) rowSelection.toggle(id);
      } else if (event.key === 'Enter' && isOnCell && !activateCellContent(event.currentTarget))
        openRowContaining(event.currentTarget);
    },
  );
  const handleDoubleClick = useEventCallback(({ target, currentTarget }: MouseEvent<Element>) => {
    // A double click on a control in the row does not open the row.
    const isOnControl =
      target instanceof Element && target.closest('a, button, label, input') !== null;
    if (!isOnControl) openRowContaining(currentTarget);
  });
  const changeWidth = useEventCallback<Parameters<GridEventListener<'columnWidthChange'>>, void>(
    ({ colDef, width }) => onColumnResize?.(colDef.field, width),
  );
  const changeSort = useEventCallback(([item]: GridSortModel) =>
    onSortChange(item?.sort ? { key: item.field, dir: item.sort } : null),
  );

  const selectedIds = selection?.selected;
  const getPendingRow = useMemo<GetPendingRow | null>(() => {
    if (pendingRows === null) return null;
    return (index: number) => {
      const row = pendingRows[index];
      if (row === undefined) return null;
      const id = rowId(row);
      return { id, row, isSelected: selectedIds?.has(id) === true };
    };
  }, [pendingRows, rowId, selectedIds]);
  const scrollbarSize = useScrollbarSize();
  const [scrollVelocity] = useState(createScrollVelocity);
  const draggedId = drag?.id ?? null;
  const sharedRowProps = useMemo<SharedRowProps>(
    () => ({
      editedRows,
      scrollVelocity,
      isSelectable,
      draggedId,
      cellHandlers: cellEventHandlers(apiRef),
      onDoubleClick: handleDoubleClick,
    }),
    [apiRef, editedRows, scrollVelocity, isSelectable, draggedId, handleDoubleClick],
  );
  return (
    <RowMovesContext value={moves}>
      <SelectAllContext value={rowSelection.all}>
        <SharedRowPropsContext value={sharedRowProps}>
          <RecordGridFrame
            rows={pendingRows ?? committedRows}
            sort={sort}
            scrollVelocity={scrollVelocity}
            onEnter={commitAllRows}
          >
            <PendingRowsContext value={getPendingRow}>
              <DataGrid<Row>
                apiRef={apiRef}
                aria-label={label}
                rows={committedRows}
                columns={gridColumnList}
                getRowId={rowId}
                rowHeight={rowHeight}
                columnHeaderHeight={36}
                scrollbarSize={scrollbarSize}
                paginationModel={singlePage}
                pageSizeOptions={pageSizes}
                // Columns are not virtualised: the actions stay in sight at the right edge.
                columnBufferPx={4000}
                hideFooter
                disableColumnMenu
                disableColumnFilter
                disableColumnSelector
                disableRowSelectionOnClick
                rowSelection={isSelectable}
                checkboxSelection={isSelectable}
                checkboxColDef={checkboxColumn}
                rowSelectionModel={rowSelection.model}
                onRowSelectionModelChange={rowSelection.changeModel}
                disableRowSelectionExcludeModel
                keepNonExistentRowsSelected
                onColumnWidthChange={changeWidth}
                loading={props.isLoading}
                slots={slots}
                slotProps={slotProps}
                // The rows arrive sorted.
                sortingMode="server"
                filterMode="server"
                sortingOrder={directions}
                sortModel={sortModel}
                onSortModelChange={changeSort}
                onCellKeyDown={handleCellKey}
              />
            </PendingRowsContext>
            {drag !== null && <RecordGridDropLine drag={drag} />}
            {isOrdered && (
              <Box role="status" sx={visuallyHidden}>
                {announcement}
              </Box>
            )}
          </RecordGridFrame>
        </SharedRowPropsContext>
      </SelectAllContext>
    </RowMovesContext>
  );
}

// memo() loses the type parameter; the component underneath is the same function.
export const RecordGridTable = memo(Table) as typeof Table;

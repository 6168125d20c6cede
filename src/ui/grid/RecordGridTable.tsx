import { memo, useMemo, useState, type RefObject } from 'react';
import Box from '@mui/material/Box';
import useEventCallback from '@mui/utils/useEventCallback';
import visuallyHidden from '@mui/utils/visuallyHidden';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridCellCoordinates,
  type GridEventListener,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { cellEventHandlers } from '../gridRows/cellEventHandlers';
import { type Column, type RecordSort } from '../gridRows/RecordColumn';
import { gridColumns, type OwnColumn } from '../gridRows/RecordGridColumns';
import { RecordGridHeaderLink } from '../gridRows/RecordGridHeaderLink';
import { RowMovesContext, type RecordReorder } from '../gridRows/RecordGridReorder';
import {
  RecordGridRow,
  SharedRowPropsContext,
  type SharedRowProps,
} from '../gridRows/RecordGridRow';
import { type ScrollVelocity } from '../gridRows/scrollVelocity';
import { useScrollbarSize } from '../hooks/useScrollbarSize';
import { SelectAllCheckbox, SelectAllContext } from './SelectAllCheckbox';
import { useCellKeys } from './useCellKeys';
import { useLatestRows } from './useLatestRows';
import { useFocusRestoration, useListEntry, useRowEntry } from './gridFocus';
import { RecordGridDropLine } from './useRowDrag';
import { useRowMoves } from './useRowMoves';
import { useRowSelection, type RecordSelection } from './useRowSelection';
import { useScrollRestoration, useScrollTop, useTopOfView } from './useScrollRestoration';

export interface RecordGridTableProps<Row extends GridValidRowModel> {
  label: string;
  /** In display order. */
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  scrollVelocity: ScrollVelocity;
  rowHeight: number;
  sort: RecordSort | null;
  arrivalSort?: RecordSort;
  onSortChange: (sort: RecordSort | null) => void;
  onRowOpen?: (row: Row) => void;
  isOpenedByClick?: boolean;
  isLoading: boolean;
  selection?: RecordSelection;
  reorder?: RecordReorder;
  /** Receives a function that focuses the first row. */
  enterRef?: RefObject<(() => void) | null>;
  entryId?: string | null;
  onColumnResize?: (key: string, width: number) => void;
  viewKey?: string;
  /** Cell to focus once the grid is mounted; null for none. */
  savedFocus: RefObject<GridCellCoordinates | null>;
}

/**
 * Props common to all grids: all rows on one page, already sorted. The DataGrid virtualises rows; the chapter table
 * uses a mechanism of its own (`features/chapters/table/useOffscreenRows.ts`).
 */
const fixedProps: Omit<DataGridProps, 'rows' | 'columns'> = {
  columnHeaderHeight: 36,
  paginationModel: { page: 0, pageSize: -1 },
  pageSizeOptions: [{ value: -1, label: 'All' }],
  // Columns are not virtualised, so that the actions stay visible at the right edge.
  columnBufferPx: 4000,
  hideFooter: true,
  disableColumnMenu: true,
  disableColumnFilter: true,
  disableColumnSelector: true,
  disableRowSelectionOnClick: true,
  disableRowSelectionExcludeModel: true,
  keepNonExistentRowsSelected: true,
  checkboxColDef: {
    renderHeader: ({ field }) => <SelectAllCheckbox field={field} />,
    headerClassName: 'RecordGrid-checks',
    cellClassName: 'RecordGrid-checks',
  },
  slots: { row: RecordGridRow },
  slotProps: { loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } },
  sortingMode: 'server',
  filterMode: 'server',
  sortingOrder: ['asc', 'desc'],
};

/** Renders the header as a link when the column has one. */
const withHeaderLink = <Row extends GridValidRowModel>(column: OwnColumn<Row>): OwnColumn<Row> => {
  const { field, headerLink } = column;
  if (headerLink === undefined) return column;
  return { ...column, renderHeader: () => <RecordGridHeaderLink field={field} {...headerLink} /> };
};

/** Sort order and column widths as props of the DataGrid. */
function useColumnProps<Row extends GridValidRowModel>(props: RecordGridTableProps<Row>) {
  const { columns, sort, arrivalSort, reorder, onSortChange, onColumnResize } = props;
  const marked = sort ?? arrivalSort ?? null;
  const isOrdered = reorder !== undefined;
  return {
    columns: useMemo(
      () => gridColumns(columns, isOrdered).map(withHeaderLink),
      [columns, isOrdered],
    ),
    sortModel: useMemo<GridSortModel>(
      () => (marked === null ? [] : [{ field: marked.key, sort: marked.dir }]),
      [marked],
    ),
    onSortModelChange: useEventCallback(([item]: GridSortModel) =>
      onSortChange(item?.sort ? { key: item.field, dir: item.sort } : null),
    ),
    onColumnWidthChange: useEventCallback<Parameters<GridEventListener<'columnWidthChange'>>, void>(
      ({ colDef, width }) => onColumnResize?.(colDef.field, width),
    ),
  };
}

function Table<Row extends GridValidRowModel>(props: RecordGridTableProps<Row>) {
  const { label, rows, columns, rowId, rowHeight, onRowOpen } = props;
  const { scrollVelocity, selection, reorder, viewKey } = props;
  const apiRef = useGridApiRef();
  const isSelectable = selection !== undefined;
  const hasActions = columns.some(({ kind }) => kind === 'actions');
  const columnProps = useColumnProps(props);
  const { firstRows, latestRecords } = useLatestRows(apiRef, rows, rowId);
  const scrollTop = useScrollTop(apiRef);
  useScrollRestoration(apiRef, scrollTop, viewKey, !props.isLoading);
  useTopOfView(apiRef, scrollTop, viewKey);
  useListEntry(apiRef, props.enterRef, columns[0]?.key);
  useFocusRestoration(apiRef, props.savedFocus);
  useRowEntry(apiRef, props.entryId ?? null, columns[0]?.key, rows);
  const rowSelection = useRowSelection(selection, rows, rowId);
  const { drag, announcement, moves, handleKey } = useRowMoves(apiRef, rowHeight, reorder);
  const cellKeys = useCellKeys({
    rows,
    rowId,
    selection: isSelectable ? rowSelection : null,
    handleMoveKey: handleKey,
    onRowOpen,
  });
  const scrollbarSize = useScrollbarSize();
  const [cellHandlers] = useState(() => cellEventHandlers(apiRef));
  const draggedId = drag?.id ?? null;
  const { isOpenedByClick = false } = props;
  const onOpen = cellKeys.handleClick;
  const sharedRowProps = useMemo<SharedRowProps>(
    () => ({
      latestRecords,
      scrollVelocity,
      isSelectable,
      draggedId,
      cellHandlers,
      onOpen,
      isOpenedByClick,
    }),
    [latestRecords, scrollVelocity, isSelectable, draggedId, cellHandlers, onOpen, isOpenedByClick],
  );
  return (
    <RowMovesContext value={moves}>
      <SelectAllContext value={rowSelection.all}>
        <SharedRowPropsContext value={sharedRowProps}>
          <DataGrid<Row>
            {...fixedProps}
            {...columnProps}
            apiRef={apiRef}
            aria-label={label}
            className={hasActions ? undefined : 'RecordGrid-withoutActions'}
            rows={firstRows}
            getRowId={rowId}
            rowHeight={rowHeight}
            scrollbarSize={scrollbarSize}
            rowSelection={isSelectable}
            checkboxSelection={isSelectable}
            rowSelectionModel={rowSelection.model}
            onRowSelectionModelChange={rowSelection.changeModel}
            loading={props.isLoading}
            onCellKeyDown={cellKeys.handleKey}
          />
          {drag !== null && <RecordGridDropLine drag={drag} />}
          {reorder !== undefined && (
            <Box role="status" sx={visuallyHidden}>
              {announcement}
            </Box>
          )}
        </SharedRowPropsContext>
      </SelectAllContext>
    </RowMovesContext>
  );
}

// memo() loses the type parameter, hence the cast; the component is the same function.
export const RecordGridTable = memo(Table) as typeof Table;

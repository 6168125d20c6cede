import { memo, useCallback, useMemo, type RefObject } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
  type GridRowSelectionModel,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { type Column, type RecordSort } from './RecordColumn';
import { gridColumns } from './RecordGridColumns';
import { MarkedContext, RecordGridAllBox } from './RecordGridAllBox';
import { cellHandlers, RecordGridCell } from './RecordGridCell';
import { RecordGridCheckbox } from './RecordGridCheckbox';
import { RecordGridDropLine } from './RecordGridDrag';
import { isRowSpace, pressInside } from './RecordGridFocus';
import { RecordGridFrame } from './RecordGridFrame';
import { recordGridLook } from './RecordGridLook';
import { useListEntry } from './RecordGridEntry';
import { useRowMoves } from './RecordGridMoves';
import { useKeptPlace } from './RecordGridPlace';
import { RowMovesContext, type RecordReorder } from './RecordGridReorder';
import { visuallyHidden } from './visuallyHidden';

/** Marked rows; ids that the rows do not hold at the moment stay marked. */
export interface RecordSelection {
  selected: ReadonlySet<string>;
  /** Keep the same function between renders. */
  onChange: (selected: ReadonlySet<string>) => void;
}

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
  /** Is given the means to put the focus on the first row. */
  enterRef?: RefObject<(() => void) | null>;
  onColumnResize?: (key: string, width: number) => void;
  placeKey?: string;
}

/** All rows on one page: the free grid draws only those in sight, whatever their number. */
const onePage = { page: 0, pageSize: -1 };
const pageSizes = [{ value: -1, label: 'All' }];
const directions = ['asc', 'desc'] as const;
const slots = { cell: RecordGridCell, rowCheckbox: RecordGridCheckbox };
const checkboxColumn: Partial<GridColDef> = {
  renderHeader: ({ field }) => <RecordGridAllBox field={field} />,
};
const loadingOverlay = { variant: 'skeleton', noRowsVariant: 'skeleton' } as const;

function Table<Row extends GridValidRowModel>(props: RecordGridTableProps<Row>) {
  const { label, rows, columns, rowId, language, rowHeight, sort, onSortChange, onRowOpen } = props;
  const { selection, reorder, onColumnResize, placeKey } = props;
  const isOrdered = reorder !== undefined;
  const gridColumnList = useMemo(
    () => gridColumns(columns, language, isOrdered),
    [columns, language, isOrdered],
  );
  const sortModel = useMemo<GridSortModel>(
    () => (sort === null ? [] : [{ field: sort.key, sort: sort.dir }]),
    [sort],
  );
  const selected = selection?.selected;
  const selectionModel = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(selected) }),
    [selected],
  );
  const marked = useMemo(() => {
    if (selected === undefined || selected.size === 0) return 'none';
    const count = rows.reduce((sum, row) => sum + Number(selected.has(rowId(row))), 0);
    return count === 0 ? 'none' : count < rows.length ? 'some' : 'all';
  }, [rows, rowId, selected]);
  const apiRef = useGridApiRef();
  const slotProps = useMemo(() => ({ loadingOverlay, cell: cellHandlers(apiRef) }), [apiRef]);
  useKeptPlace(apiRef, placeKey, !props.isLoading);
  const { drag, said, moves, handleKey } = useRowMoves(apiRef, rowHeight, reorder);
  const draggedId = drag?.id;
  const rowClassName = useCallback(
    ({ id }: { id: GridRowId }) => (String(id) === draggedId ? 'RecordGrid-draggedRow' : ''),
    [draggedId],
  );
  const handleEntryKey = useListEntry(apiRef, props.enterRef, columns[0]?.key, rows);
  const toggle = (id: string) => {
    if (selection === undefined) return;
    const next = new Set(selection.selected);
    if (!next.delete(id)) next.add(id);
    selection.onChange(next);
  };
  return (
    <RowMovesContext value={moves}>
      <MarkedContext value={marked}>
        <RecordGridFrame rows={rows} sort={sort}>
          <DataGrid<Row>
            apiRef={apiRef}
            aria-label={label}
            rows={rows}
            columns={gridColumnList}
            getRowId={rowId}
            rowHeight={rowHeight}
            columnHeaderHeight={36}
            paginationModel={onePage}
            pageSizeOptions={pageSizes}
            // Every column is there at any width: the actions stay in sight at the right edge.
            columnBufferPx={4000}
            hideFooter
            disableColumnMenu
            disableColumnFilter
            disableColumnSelector
            disableRowSelectionOnClick
            rowSelection={selection !== undefined}
            checkboxSelection={selection !== undefined}
            checkboxColDef={checkboxColumn}
            rowSelectionModel={selectionModel}
            onRowSelectionModelChange={({ ids }) =>
              selection?.onChange(new Set([...ids].map(String)))
            }
            // All that are shown, by their ids: what a filter hides later stays marked.
            disableRowSelectionExcludeModel
            keepNonExistentRowsSelected
            onColumnWidthChange={({ colDef, width }) => onColumnResize?.(colDef.field, width)}
            getRowClassName={isOrdered ? rowClassName : undefined}
            loading={props.isLoading}
            slots={slots}
            slotProps={slotProps}
            sortingOrder={directions}
            sortModel={sortModel}
            onSortModelChange={([item]) =>
              onSortChange(item?.sort ? { key: item.field, dir: item.sort } : null)
            }
            onRowDoubleClick={({ row }, { target }) => {
              // Two quick presses of a button in the row are no wish to open it.
              if (target instanceof Element && target.closest('a, button, label, input') !== null)
                return;
              onRowOpen?.(row);
            }}
            onCellKeyDown={({ row }, event) => {
              handleEntryKey();
              if (handleKey(rowId(row), event)) {
                event.preventDefault();
                event.defaultMuiPrevented = true;
                return;
              }
              if (isRowSpace(event) && (selection || event.target !== event.currentTarget)) {
                // The grid would go down a page.
                event.preventDefault();
                event.defaultMuiPrevented = true;
                toggle(rowId(row));
                return;
              }
              if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
              if (!pressInside(event.currentTarget)) onRowOpen?.(row);
            }}
            sx={recordGridLook}
          />
          {drag !== null && <RecordGridDropLine drag={drag} />}
          {isOrdered && (
            <Box role="status" sx={visuallyHidden}>
              {said}
            </Box>
          )}
        </RecordGridFrame>
      </MarkedContext>
    </RowMovesContext>
  );
}

// memo() loses the type parameter; the component underneath is the same function.
export const RecordGridTable = memo(Table) as typeof Table;

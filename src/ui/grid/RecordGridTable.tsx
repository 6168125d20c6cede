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
import { RowsAheadProvider, type RowsAhead } from '../gridRows/PendingRows';
import { MarkedContext, RecordGridAllBox } from './RecordGridAllBox';
import { RecordGridDropLine } from './RecordGridDrag';
import { useListEntry } from './RecordGridEntry';
import { isRowSpace, pressInside } from '../gridRows/RecordGridFocus';
import { RecordGridFrame } from './RecordGridFrame';
import { useIntake } from './useRowScheduler';
import { useMarks, type RecordSelection } from './RecordGridMarks';
import { useRowMoves } from './RecordGridMoves';
import { isPlaceKept, useKeptPlace, useScrollTop } from './RecordGridPlace';
import { RowMovesContext, type RecordReorder } from '../gridRows/RecordGridReorder';
import { RecordGridRow, RowFrameContext, type RowFrame } from '../gridRows/RecordGridRow';
import { cellHandlers } from '../gridRows/cellEventHandlers';
import { RecordGridTip } from './RecordGridTip';
import { createLatestRows } from '../gridRows/editedRows';
import { createScrollVelocity } from '../gridRows/scrollVelocity';
import { sortRecords } from '../gridRows/recordRows';
import { useScrollbarSize } from '../hooks/useScrollbarSize';
import { useEventCallback } from '../hooks/useEventCallback';
import { visuallyHidden } from '../hooks/visuallyHidden';

export interface RecordGridTableProps<Row extends GridValidRowModel> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  language: string;
  rowHeight: number;
  /** What the headers say; a press of one goes on from there. */
  sort: RecordSort | null;
  /** What the rows are sorted by: it may follow a moment later. */
  order: RecordSort | null;
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
const slots = { row: RecordGridRow, baseTooltip: RecordGridTip };
const checkboxColumn: Partial<GridColDef> = {
  renderHeader: ({ field }) => <RecordGridAllBox field={field} />,
};
const slotProps = { loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } } as const;
const isMarkAll = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !shiftKey && !altKey;
function refuseToGrid(event: MuiEvent<KeyboardEvent>): void {
  event.preventDefault();
  event.defaultMuiPrevented = true;
}

function Table<Row extends GridValidRowModel>(props: RecordGridTableProps<Row>) {
  const { label, rows, columns, rowId, language, rowHeight, onRowOpen } = props;
  const { sort, order, onSortChange, selection, reorder, onColumnResize, placeKey } = props;
  const apiRef = useGridApiRef();
  const canMark = selection !== undefined;
  const isOrdered = reorder !== undefined;

  const [latest] = useState(createLatestRows<Row>);
  const latestOf = useEventCallback((row: Row) => latest.get(rowId(row)) ?? row);
  const gridColumnList = useMemo(
    () => gridColumns(columns, latestOf, isOrdered),
    [columns, latestOf, isOrdered],
  );
  const sortModel = useMemo<GridSortModel>(
    () => (sort === null ? [] : [{ field: sort.key, sort: sort.dir }]),
    [sort],
  );
  const sorted = useMemo(
    () => sortRecords(rows, columns, order, language),
    [rows, columns, order, language],
  );
  const scrollTop = useScrollTop(apiRef);
  const { given, ahead, isAhead, giveAll } = useIntake(apiRef, {
    scrollTop,
    ...{ rows: sorted, view: placeKey, rowId, latest },
    isPlaceKept: isPlaceKept(placeKey),
  });
  useKeptPlace(apiRef, scrollTop, placeKey, !props.isLoading);
  const marks = useMarks(selection, rows, rowId);
  const { drag, said, moves, handleKey } = useRowMoves(apiRef, rowHeight, reorder);
  const handleEntryKey = useListEntry(apiRef, props.enterRef, columns[0]?.key, {
    ...{ rows, given, isAhead, giveAll },
  });

  /** The row around an element, as it is now. */
  const rowAround = (element: Element): Row | undefined => {
    const id = element.closest<HTMLElement>('[role="row"]')?.dataset.id;
    return rows.find((row) => rowId(row) === id);
  };
  const openAround = (element: Element) => {
    const row = rowAround(element);
    if (row !== undefined) onRowOpen?.(row);
  };
  const handleCellKey = useEventCallback<Parameters<GridEventListener<'cellKeyDown'>>, void>(
    (cell, event) => {
      const id = String(cell.id);
      const isOnCell = event.target === event.currentTarget;
      handleEntryKey();
      if (handleKey(id, event)) refuseToGrid(event);
      else if (canMark && isMarkAll(event)) {
        // The grid itself may have been given the first rows alone.
        refuseToGrid(event);
        marks.all.markAll(true);
      } else if (isRowSpace(event) && (canMark || !isOnCell)) {
        // The grid would go down a page.
        refuseToGrid(event);
        if (canMark) marks.toggle(id);
      } else if (event.key === 'Enter' && isOnCell && !pressInside(event.currentTarget))
        openAround(event.currentTarget);
    },
  );
  const handleDoubleClick = useEventCallback(({ target, currentTarget }: MouseEvent<Element>) => {
    // Two quick presses of a button in the row are no wish to open it.
    const isPress = target instanceof Element && target.closest('a, button, label, input') !== null;
    if (!isPress) openAround(currentTarget);
  });
  const changeWidth = useEventCallback<Parameters<GridEventListener<'columnWidthChange'>>, void>(
    ({ colDef, width }) => onColumnResize?.(colDef.field, width),
  );
  const changeSort = useEventCallback(([item]: GridSortModel) =>
    onSortChange(item?.sort ? { key: item.field, dir: item.sort } : null),
  );

  const marked = selection?.selected;
  const rowsAhead = useMemo<RowsAhead | null>(() => {
    if (ahead === null) return null;
    return (place: number) => {
      const row = ahead[place];
      if (row === undefined) return null;
      const id = rowId(row);
      return { id, row, isMarked: marked?.has(id) === true };
    };
  }, [ahead, rowId, marked]);
  const scrollbarSize = useScrollbarSize();
  const [pace] = useState(createScrollVelocity);
  const draggedId = drag?.id ?? null;
  const rowFrame = useMemo<RowFrame>(
    () => ({
      ...{ latest, pace, canMark, draggedId },
      ...{ cellHandlers: cellHandlers(apiRef), onDoubleClick: handleDoubleClick },
    }),
    [apiRef, latest, pace, canMark, draggedId, handleDoubleClick],
  );
  return (
    <RowMovesContext value={moves}>
      <MarkedContext value={marks.all}>
        <RowFrameContext value={rowFrame}>
          <RecordGridFrame rows={ahead ?? given} sort={order} pace={pace} onEnter={giveAll}>
            <RowsAheadProvider rows={rowsAhead}>
              <DataGrid<Row>
                apiRef={apiRef}
                aria-label={label}
                rows={given}
                columns={gridColumnList}
                getRowId={rowId}
                rowHeight={rowHeight}
                columnHeaderHeight={36}
                scrollbarSize={scrollbarSize}
                paginationModel={onePage}
                pageSizeOptions={pageSizes}
                // Every column is there at any width: the actions stay in sight at the right edge.
                columnBufferPx={4000}
                hideFooter
                disableColumnMenu
                disableColumnFilter
                disableColumnSelector
                disableRowSelectionOnClick
                rowSelection={canMark}
                checkboxSelection={canMark}
                checkboxColDef={checkboxColumn}
                rowSelectionModel={marks.model}
                onRowSelectionModelChange={marks.changeModel}
                disableRowSelectionExcludeModel
                keepNonExistentRowsSelected
                onColumnWidthChange={changeWidth}
                loading={props.isLoading}
                slots={slots}
                slotProps={slotProps}
                // They come sorted.
                sortingMode="server"
                filterMode="server"
                sortingOrder={directions}
                sortModel={sortModel}
                onSortModelChange={changeSort}
                onCellKeyDown={handleCellKey}
              />
            </RowsAheadProvider>
            {drag !== null && <RecordGridDropLine drag={drag} />}
            {isOrdered && (
              <Box role="status" sx={visuallyHidden}>
                {said}
              </Box>
            )}
          </RecordGridFrame>
        </RowFrameContext>
      </MarkedContext>
    </RowMovesContext>
  );
}

// memo() loses the type parameter; the component underneath is the same function.
export const RecordGridTable = memo(Table) as typeof Table;

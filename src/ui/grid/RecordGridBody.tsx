import { memo, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { type GridCellCoordinates, type GridValidRowModel } from '@mui/x-data-grid';
import { type Column } from '../gridRows/RecordColumn';
import { RecordGridPreview } from '../gridRows/RecordGridPreview';
import { createScrollVelocity } from '../gridRows/scrollVelocity';
import { sortRecords } from '../gridRows/sortRecords';
import { RecordGridFrame } from './RecordGridFrame';
import { type RecordGridTableProps } from './RecordGridTable';
import { useGridTable } from './useGridTable';
import { withToggled } from './useRowSelection';

interface RecordGridBodyProps<Row extends GridValidRowModel> extends Omit<
  RecordGridTableProps<Row>,
  'scrollVelocity' | 'savedFocus'
> {
  /** Language whose collation sorts texts. */
  language: string;
}

/** Actions of a row; empty when the row no longer exists. */
function rowActions<Row>(columns: readonly Column<Row>[], row: Row | undefined) {
  const column = columns.find((each) => each.kind === 'actions');
  return row === undefined || column === undefined ? [] : column.actions(row);
}

/** Stores the first row as the cell to focus when the list is entered by key before the grid has loaded. */
function usePendingEntry(
  isReady: boolean,
  enterRef: RefObject<(() => void) | null> | undefined,
  savedFocus: RefObject<GridCellCoordinates | null>,
  first: GridCellCoordinates | null,
) {
  useEffect(() => {
    if (isReady || enterRef === undefined) return undefined;
    enterRef.current = () => {
      savedFocus.current = first;
    };
    return () => {
      enterRef.current = null;
    };
  }, [isReady, enterRef, savedFocus, first]);
}

function Body<Row extends GridValidRowModel>(props: RecordGridBodyProps<Row>) {
  const { rows, columns, rowId, sort, language, selection } = props;
  const sorted = useMemo(
    () => sortRecords(rows, columns, sort, language),
    [rows, columns, sort, language],
  );
  const [scrollVelocity] = useState(createScrollVelocity);
  const savedFocus = useRef<GridCellCoordinates | null>(null);
  const Table = useGridTable();
  const firstRow = sorted[0];
  const firstId = firstRow === undefined ? null : rowId(firstRow);
  const field = columns[0]?.key;
  const first = useMemo(
    () => (firstId === null || field === undefined ? null : { id: firstId, field }),
    [firstId, field],
  );
  usePendingEntry(Table !== null, props.enterRef, savedFocus, first);
  return (
    <RecordGridFrame
      rows={sorted}
      sort={sort}
      scrollVelocity={scrollVelocity}
      actionsOf={(id) =>
        rowActions(
          columns,
          rows.find((row) => rowId(row) === id),
        )
      }
    >
      {Table === null ? (
        <RecordGridPreview
          label={props.label}
          rows={sorted}
          columns={columns}
          rowId={rowId}
          rowHeight={props.rowHeight}
          isLoading={props.isLoading}
          isReordered={props.reorder !== undefined}
          sort={sort ?? props.arrivalSort ?? null}
          onSortChange={props.onSortChange}
          selected={selection?.selected}
          onToggle={(id) => selection?.onChange(withToggled(selection.selected, id))}
          savedFocus={savedFocus}
        />
      ) : (
        <Table {...props} rows={sorted} scrollVelocity={scrollVelocity} savedFocus={savedFocus} />
      )}
    </RecordGridFrame>
  );
}

/**
 * Rows of a list, in order: a preview first, then the DataGrid, which loads meanwhile. memo() loses the type parameter,
 * hence the cast; the component is the same function.
 */
export const RecordGridBody = memo(Body) as typeof Body;

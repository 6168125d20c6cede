import { type ReactNode } from 'react';
import { type GridColDef, type GridValidRowModel } from '@mui/x-data-grid';
import {
  type ActionsColumn,
  type CellValue,
  type Column,
  type DataColumn,
  type HeaderLink,
} from './RecordColumn';
import { RecordGridActions } from './RecordGridActions';
import { RecordGridHandle } from './RecordGridHandle';

/** Column properties that the grid passes through to the cells. */
export interface RenderedColumn<Row> {
  narrowBelow?: number;
  isRowHeader?: boolean;
  headerLink?: HeaderLink;
  renderContent?: (row: Row, id: string) => ReactNode;
}

/** Column definition for the grid and for the console's rows. */
export type OwnColumn<Row extends GridValidRowModel> = GridColDef<Row, CellValue> &
  RenderedColumn<Row>;

function dataColumn<Row extends GridValidRowModel>(column: DataColumn<Row>): OwnColumn<Row> {
  const { key, header, value, render, align = 'left', sortable = true } = column;
  const { headerLink, isPinned = false, isTight = false, isRowHeader = false } = column;
  const className = isPinned ? 'RecordGrid-pinned' : isTight ? 'RecordGrid-tight' : undefined;
  const { firstDir = align === 'right' ? 'desc' : 'asc' } = column;
  const { narrowBelow, width, minWidth, flex = width === undefined ? 1 : undefined } = column;
  return {
    field: key,
    narrowBelow,
    isRowHeader,
    headerLink,
    headerName: header,
    ...(width === undefined ? {} : { width }),
    ...(flex === undefined ? {} : { flex }),
    minWidth: minWidth ?? Math.min(width ?? 96, 96),
    align,
    headerAlign: align,
    sortable,
    sortingOrder: firstDir === 'desc' ? ['desc', 'asc'] : ['asc', 'desc'],
    headerClassName: className,
    cellClassName: className,
    display: 'flex',
    // Used by the grid for copying to the clipboard.
    valueGetter: (_value, row) => value(row),
    renderContent: (row) => {
      if (render !== undefined) return render(row);
      const text = value(row);
      return text === null || text === undefined ? '' : <PlainText text={String(text)} />;
    },
  };
}

function PlainText({ text }: { text: string }) {
  return (
    <span title={text} style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {text}
    </span>
  );
}

function actionsColumn<Row extends GridValidRowModel>(column: ActionsColumn<Row>): OwnColumn<Row> {
  return {
    field: 'RecordGrid-actions',
    headerName: column.header ?? 'Actions',
    headerClassName: 'RecordGrid-unseenHeader',
    cellClassName: 'RecordGrid-actionsCell',
    width: column.width ?? 44,
    minWidth: 44,
    sortable: false,
    resizable: false,
    align: 'right',
    headerAlign: 'right',
    display: 'flex',
    renderContent: (row) => (
      <RecordGridActions actions={column.actions(row)} hasRoom={column.width !== undefined} />
    ),
  };
}

/** Column of drag handles for reorderable rows. */
const handleColumn = {
  field: 'RecordGrid-handle',
  headerName: 'Move',
  headerClassName: 'RecordGrid-unseenHeader',
  cellClassName: 'RecordGrid-handleCell',
  width: 36,
  minWidth: 36,
  sortable: false,
  resizable: false,
  display: 'flex',
  align: 'center',
  renderContent: (_row: unknown, id: string) => <RecordGridHandle rowId={id} />,
} as const;

/** Maps record columns to DataGrid column definitions. */
export function gridColumns<Row extends GridValidRowModel>(
  columns: readonly Column<Row>[],
  hasHandles: boolean,
): OwnColumn<Row>[] {
  const definitions = columns.map((column) =>
    column.kind === 'actions' ? actionsColumn(column) : dataColumn(column),
  );
  return hasHandles ? [handleColumn, ...definitions] : definitions;
}

import { type GridColDef, type GridValidRowModel } from '@mui/x-data-grid';
import { type ActionsColumn, type CellValue, type Column, type DataColumn } from './RecordColumn';
import { RecordGridActions } from './RecordGridActions';
import { RecordGridHandle } from './RecordGridHandle';
import { recordOrder } from './recordOrder';

/** What the grid hands on to the cells without knowing it. */
export interface NarrowColumn {
  narrowBelow?: number;
}

function dataColumn<Row extends GridValidRowModel>(
  column: DataColumn<Row>,
  language: string,
): GridColDef<Row, CellValue> & NarrowColumn {
  const { key, header, value, render, align = 'left', sortable = true } = column;
  const { narrowBelow, width, minWidth, flex = width === undefined ? 1 : undefined } = column;
  return {
    field: key,
    narrowBelow,
    headerName: header,
    ...(width === undefined ? {} : { width }),
    ...(flex === undefined ? {} : { flex }),
    minWidth: minWidth ?? Math.min(width ?? 96, 96),
    align,
    headerAlign: align,
    sortable,
    display: 'flex',
    valueGetter: (_value, row) => value(row),
    getSortComparator: (dir) => recordOrder(language, dir ?? 'asc'),
    renderCell: (params) => {
      if (render !== undefined) return render(params.row);
      const text = value(params.row);
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

function actionsColumn<Row extends GridValidRowModel>(column: ActionsColumn<Row>): GridColDef<Row> {
  return {
    field: 'RecordGrid-actions',
    headerName: column.header ?? 'Actions',
    headerClassName: 'RecordGrid-unseenHeader',
    cellClassName: 'RecordGrid-actionsCell',
    width: column.width ?? 116,
    sortable: false,
    resizable: false,
    align: 'right',
    headerAlign: 'right',
    display: 'flex',
    renderCell: ({ row }) => <RecordGridActions actions={column.actions(row)} />,
  };
}

/** The handles of rows that can be put into another order. */
const handleColumn: GridColDef = {
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
  renderCell: ({ id }) => <RecordGridHandle rowId={String(id)} />,
};

/** Our columns as the grid's own. */
export function gridColumns<Row extends GridValidRowModel>(
  columns: readonly Column<Row>[],
  language: string,
  hasHandles = false,
): GridColDef<Row>[] {
  const own = columns.map((column) =>
    column.kind === 'actions' ? actionsColumn(column) : dataColumn(column, language),
  );
  return hasHandles ? [handleColumn, ...own] : own;
}

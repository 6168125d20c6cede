import { memo, useMemo } from 'react';
import { DataGrid, type GridSortModel, type GridValidRowModel } from '@mui/x-data-grid';
import { type Column, type RecordSort } from './RecordColumn';
import { gridColumns } from './RecordGridColumns';
import { pressInside } from './RecordGridFocus';
import { RecordGridFrame } from './RecordGridFrame';
import { recordGridLook } from './RecordGridLook';

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
}

/** All rows on one page: the free grid draws only those in sight, whatever their number. */
const onePage = { page: 0, pageSize: -1 };
const pageSizes = [{ value: -1, label: 'All' }];
const directions = ['asc', 'desc'] as const;
const slotProps = {
  loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
} as const;

function Table<Row extends GridValidRowModel>(props: RecordGridTableProps<Row>) {
  const { label, rows, columns, rowId, language, rowHeight, sort, onSortChange, onRowOpen } = props;
  const gridColumnList = useMemo(() => gridColumns(columns, language), [columns, language]);
  const sortModel = useMemo<GridSortModel>(
    () => (sort === null ? [] : [{ field: sort.key, sort: sort.dir }]),
    [sort],
  );
  return (
    <RecordGridFrame rows={rows} sort={sort}>
      <DataGrid<Row>
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
        rowSelection={false}
        loading={props.isLoading}
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
          if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
          if (!pressInside(event.currentTarget)) onRowOpen?.(row);
        }}
        sx={recordGridLook}
      />
    </RecordGridFrame>
  );
}

// memo() loses the type parameter; the component underneath is the same function.
export const RecordGridTable = memo(Table) as typeof Table;

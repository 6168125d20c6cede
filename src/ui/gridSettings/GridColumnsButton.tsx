import { lazy, Suspense } from 'react';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { PopoverButton } from '../controls/PopoverButton';
import { type Column } from '../gridRows/RecordColumn';
import {
  isShown,
  movedColumn,
  orderedColumns,
  withColumn,
  type RecordLayout,
} from '../gridRows/recordLayout';

const chooseColumns = { label: 'Choose columns', group: 'List' };

/** Loaded on demand, because the list itself does not need its form controls. */
const GridColumnsPanel = lazy(async () => ({
  default: (await import('./GridColumnsPanel')).GridColumnsPanel,
}));

export interface GridColumnsButtonProps<Row> {
  columns: readonly Column<Row>[];
  layout: RecordLayout;
  onChange: (layout: RecordLayout) => void;
}

/** Button to choose the visible columns of a grid, their order and the row density. */
export function GridColumnsButton<Row>(props: GridColumnsButtonProps<Row>) {
  const { columns, layout, onChange } = props;
  const movable = orderedColumns(columns, layout.order)
    .filter((column) => column.kind !== 'actions')
    .slice(1)
    .map((column) => ({
      key: column.key,
      header: column.header ?? column.key,
      isShown: isShown(column, layout),
    }));
  const move = (key: string, by: number) =>
    onChange({ ...layout, order: movedColumn(columns, layout.order, key, by) });
  const show = (key: string, isInSight: boolean) => {
    const column = columns.find((each) => each.key === key);
    if (column !== undefined) onChange(withColumn(column, layout, isInSight));
  };
  return (
    <PopoverButton label="Columns" icon={<ViewColumnOutlined />} command={chooseColumns}>
      {() => (
        <Suspense fallback={null}>
          <GridColumnsPanel
            columns={movable}
            layout={layout}
            onMove={move}
            onShow={show}
            onChange={onChange}
          />
        </Suspense>
      )}
    </PopoverButton>
  );
}

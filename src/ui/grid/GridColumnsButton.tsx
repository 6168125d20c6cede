import { lazy, Suspense } from 'react';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { PopoverButton } from '../controls/PopoverButton';
import { type Column } from '../gridRows/RecordColumn';
import { movedColumn, orderedColumns, type RecordLayout } from '../gridRows/recordLayout';

/** Loaded on demand: the list itself does not need its form controls. */
const GridColumnsPanel = lazy(async () => ({
  default: (await import('./GridColumnsPanel')).GridColumnsPanel,
}));

export interface GridColumnsButtonProps<Row> {
  columns: readonly Column<Row>[];
  layout: RecordLayout;
  onChange: (layout: RecordLayout) => void;
}

/** Chooses the visible columns of a grid, their order and the row density. */
export function GridColumnsButton<Row>(props: GridColumnsButtonProps<Row>) {
  const { columns, layout, onChange } = props;
  const movable = orderedColumns(columns, layout.order)
    .filter((column) => column.kind !== 'actions')
    .slice(1)
    .map(({ key, header = key }) => ({ key, header }));
  const move = (key: string, by: number) =>
    onChange({ ...layout, order: movedColumn(columns, layout.order, key, by) });
  const show = (key: string, isShown: boolean) => {
    const hidden = layout.hidden.filter((hiddenKey) => hiddenKey !== key);
    onChange({ ...layout, hidden: isShown ? hidden : [...hidden, key] });
  };
  return (
    <PopoverButton label="Columns" icon={<ViewColumnOutlined />}>
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

import { lazy, Suspense } from 'react';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { PopoverButton } from '../controls/PopoverButton';
import { type Column } from '../gridRows/RecordColumn';
import { movedColumn, orderedColumns, type RecordLayout } from '../gridRows/recordLayout';

/** Its fields are code that the list itself has no use for. */
const GridColumnsPanel = lazy(async () => ({
  default: (await import('./GridColumnsPanel')).GridColumnsPanel,
}));

export interface GridColumnsButtonProps<Row> {
  columns: readonly Column<Row>[];
  layout: RecordLayout;
  onChange: (layout: RecordLayout) => void;
}

/** Which columns a grid shows, in what order and how densely. */
export function GridColumnsButton<Row>(props: GridColumnsButtonProps<Row>) {
  const { columns, layout, onChange } = props;
  const rest = orderedColumns(columns, layout.order)
    .filter((column) => column.kind !== 'actions')
    .slice(1)
    .map(({ key, header = key }) => ({ key, header }));
  const move = (key: string, by: number) =>
    onChange({ ...layout, order: movedColumn(columns, layout.order, key, by) });
  const show = (key: string, isShown: boolean) => {
    const others = layout.hidden.filter((hidden) => hidden !== key);
    onChange({ ...layout, hidden: isShown ? others : [...others, key] });
  };
  return (
    <PopoverButton label="Columns" icon={<ViewColumnOutlined />}>
      {() => (
        <Suspense fallback={null}>
          <GridColumnsPanel
            columns={rest}
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

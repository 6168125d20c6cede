import { useCommands } from '../command/CommandScope';
import { type Column, type DataColumn, type RecordSort } from '../gridRows/RecordColumn';

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** The order after a column was chosen: its own first direction, the other one where it has that already. */
function sortBy<Row>({ key, align, firstDir }: DataColumn<Row>, sort: RecordSort | null) {
  const first = firstDir ?? (align === 'right' ? 'desc' : 'asc');
  return { key, dir: sort?.key === key && sort.dir === first ? opposite[first] : first };
}

/** Registers an order by each column of a list with the palette. */
export function useSortCommands<Row>(
  columns: readonly Column<Row>[],
  sort: RecordSort | null,
  onSortChange: (sort: RecordSort) => void,
): void {
  const sortable = columns.filter(
    (column): column is DataColumn<Row> => column.kind !== 'actions' && column.sortable !== false,
  );
  useCommands(
    sortable.map((column) => ({
      id: `sort-${column.key}`,
      label: `Sort by ${column.header.toLowerCase()}`,
      group: 'List',
      keys: [],
      canRun: () => true,
      run: () => onSortChange(sortBy(column, sort)),
    })),
    sortable.map(({ key }) => key).join(),
  );
}

import { useCommands } from '../command/CommandScope';
import { type Column, type DataColumn, type RecordSort } from '../gridRows/RecordColumn';

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** Sort after choosing a column: its first direction, or the opposite when already sorted that way. */
function sortBy({ key, align, firstDir }: DataColumn<never>, sort: RecordSort | null) {
  const first = firstDir ?? (align === 'right' ? 'desc' : 'asc');
  return { key, dir: sort?.key === key && sort.dir === first ? opposite[first] : first };
}

interface SortCommandsProps {
  columns: readonly Column<never>[];
  sort: RecordSort | null;
  onSortChange: (sort: RecordSort) => void;
}

/** Palette commands that sort a list by each of its columns; a component, so that it can be loaded lazily. */
export function SortCommands({ columns, sort, onSortChange }: SortCommandsProps) {
  const sortable = columns.filter(
    (column): column is DataColumn<never> => column.kind !== 'actions' && column.sortable !== false,
  );
  useCommands(
    sortable.map((column) => ({
      id: `sort-${column.key}`,
      label: `Sort by ${column.header.toLowerCase()}${column.key === sort?.key ? ', reversed' : ''}`,
      group: 'List',
      menu: 'Sort by…',
      keys: [],
      canRun: () => true,
      run: () => onSortChange(sortBy(column, sort)),
    })),
    [sort?.key, ...sortable.map(({ key }) => key)].join(),
  );
  return null;
}

import { type CellValue, type Column, type RecordSort } from './RecordColumn';
import { createCellComparator } from './cellComparator';

/** Sorts rows by the values of a column; returns the same list when there is no such data column. */
export function sortRecords<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: RecordSort | null,
  language: string,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.key);
  if (sort === null || column === undefined || column.kind === 'actions') return rows;
  const compare = createCellComparator(language, sort.dir);
  const values = new Map<Row, CellValue>(rows.map((row) => [row, column.value(row)]));
  return rows.toSorted((a, b) => compare(values.get(a), values.get(b)));
}

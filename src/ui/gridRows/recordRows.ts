import { type CellValue, type Column, type RecordSort } from './RecordColumn';
import { recordOrder } from './recordOrder';

/** The rows by the values of a column; the same list where nothing is sorted by. */
export function sortRecords<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: RecordSort | null,
  language: string,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.key);
  if (sort === null || column === undefined || column.kind === 'actions') return rows;
  const order = recordOrder(language, sort.dir);
  const values = new Map<Row, CellValue>(rows.map((row) => [row, column.value(row)]));
  return rows.toSorted((a, b) => order(values.get(a), values.get(b)));
}

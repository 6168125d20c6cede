import { collatorFor } from '../../domain/languages/collation';
import { type CellValue, type Column, type RecordSort } from './RecordColumn';

function isEmpty(value: CellValue): boolean {
  return value === null || value === undefined || value === '' || Number.isNaN(value);
}

/** Comparator of two column values; empty values sort last in both directions. */
function createCellComparator(language: string, dir: 'asc' | 'desc') {
  const sign = dir === 'desc' ? -1 : 1;
  const { compare } = collatorFor(language);
  return (a: CellValue, b: CellValue): number => {
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
    if (typeof a === 'string' && typeof b === 'string') return sign * compare(a, b);
    return sign * (Number(a) - Number(b));
  };
}

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

/** Sort as encoded in the URL: 'created-desc'. */
export const formatSort = ({ key, dir }: RecordSort): string => `${key}-${dir}`;

/** Inverse of `formatSort`; null for any other text. */
export function parseSort(text: string | null): RecordSort | null {
  const match = /^([a-z]+)-(asc|desc)$/.exec(text ?? '');
  if (match?.[1] === undefined) return null;
  return { key: match[1], dir: match[2] === 'asc' ? 'asc' : 'desc' };
}

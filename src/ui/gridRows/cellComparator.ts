import { collatorFor } from '../../domain/text/searchText';
import { type CellValue } from './RecordColumn';

function isEmpty(value: CellValue): boolean {
  return value === null || value === undefined || value === '' || Number.isNaN(value);
}

/** Comparator of two values of a column; empty values come last in both directions. */
export function createCellComparator(language: string, dir: 'asc' | 'desc') {
  const sign = dir === 'desc' ? -1 : 1;
  const { compare } = collatorFor(language);
  return (a: CellValue, b: CellValue): number => {
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
    if (typeof a === 'string' && typeof b === 'string') return sign * compare(a, b);
    return sign * (Number(a) - Number(b));
  };
}

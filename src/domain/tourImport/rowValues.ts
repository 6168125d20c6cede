import { importColumnNames, type ImportColumns, type RowPart } from './importColumns';
import { type TableRow } from './readTable';

/** Cells of a row by column; `rest` is what is beyond the headings, where there is any. */
export type RowValues = Partial<Record<RowPart, string>>;

/** Cells that an import reads of a row, as they are written. */
export function readRowValues({ cells }: TableRow, { indexes, width }: ImportColumns): RowValues {
  const values: RowValues = {};
  for (const name of importColumnNames) {
    const index = indexes[name];
    if (index !== undefined) values[name] = cells[index] ?? '';
  }
  const rest = cells.slice(width).filter((cell) => cell.trim() !== '');
  if (rest.length > 0) values.rest = rest.join(', ');
  return values;
}

/** Cells of a row with other values; the columns that an import does not read stay as they are. */
export function writeRowValues(
  { cells }: TableRow,
  { indexes, width }: ImportColumns,
  values: RowValues,
): string[] {
  const written = Array.from({ length: width }, (_cell, index) => cells[index] ?? '');
  for (const name of importColumnNames) {
    const index = indexes[name];
    if (index !== undefined) written[index] = values[name] ?? '';
  }
  const { rest = '' } = values;
  return rest.trim() === '' ? written : [...written, rest];
}

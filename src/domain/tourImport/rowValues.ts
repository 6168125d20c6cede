import { importColumnNames, type ImportColumns, type RowPart } from './importColumns';
import { type TableRow } from './readTable';

/** Cells of a row by column; `rest` holds those beyond the headings, if any. */
export type RowValues = Partial<Record<RowPart, string>>;

/** Cells of a row that an import reads, as written. */
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

/** Cells of a row with new values; columns that an import does not read are unchanged. */
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

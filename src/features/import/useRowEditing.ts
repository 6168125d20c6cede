import { useMemo } from 'react';
import { minutesHeading } from '../../domain/tourImport/durationUnits';
import { type ImportCatalogue } from '../../domain/tourImport/importCatalogue';
import { createRowChecker } from '../../domain/tourImport/rowChecker';
import { readRowValues, writeRowValues } from '../../domain/tourImport/rowValues';
import { columnsIn } from '../../domain/tourImport/wideColumns';
import { type ImportTable } from './importTable';
import { type RowEditing } from './row/rowEditing';
import { type RowCells } from './useImportTable';

interface Comparison {
  isJudging: boolean;
  catalogue: ImportCatalogue | null;
}

/** Access to the cells of a table's rows by column. */
export function useRowEditing(
  table: ImportTable,
  { isJudging, catalogue }: Comparison,
  onReplaceRows: (cells: RowCells) => void,
): RowEditing {
  const { columns, headings, rows } = table;
  const rowsByNumber = useMemo(() => new Map(rows.map((row) => [row.number, row])), [rows]);
  const isInMinutes = minutesHeading(headings, columns.indexes) !== null;
  return {
    isJudging,
    isInMinutes,
    valuesOf: ({ number, language }) => {
      const row = rowsByNumber.get(number);
      // With misplaced quotation marks, the cells are not the intended ones.
      if (row === undefined || row.problem !== null) return null;
      return readRowValues(row, columnsIn(columns, language));
    },
    judge: ({ number, language }, values) => {
      const row = rowsByNumber.get(number);
      if (row === undefined || catalogue === null) return null;
      const own = columnsIn(columns, language);
      const cells = writeRowValues(row, own, values);
      return createRowChecker(columns, catalogue, isInMinutes)({ ...row, cells }, own);
    },
    replace: (valuesByRow) => {
      const replaced = new Map<number, string[]>();
      for (const [{ number, language }, values] of valuesByRow) {
        const row = rowsByNumber.get(number);
        if (row === undefined) continue;
        // One row of a wide file holds several languages.
        const cells = replaced.get(number) ?? row.cells;
        replaced.set(
          number,
          writeRowValues({ ...row, cells }, columnsIn(columns, language), values),
        );
      }
      onReplaceRows(replaced);
    },
  };
}

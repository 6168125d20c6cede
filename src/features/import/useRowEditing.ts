import { useMemo } from 'react';
import { minutesHeading } from '../../domain/tourImport/durationUnits';
import { type ImportCatalogue } from '../../domain/tourImport/importCatalogue';
import { createRowChecker } from '../../domain/tourImport/rowChecker';
import { readRowValues, writeRowValues } from '../../domain/tourImport/rowValues';
import { type ImportTable } from './importTable';
import { type RowEditing } from './row/rowEditing';
import { type RowCells } from './useImportTable';

interface Comparison {
  isJudging: boolean;
  catalogue: ImportCatalogue | null;
}

/** Cells of the rows of a table, read and written by their columns. */
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
    valuesOf: ({ number }) => {
      const row = rowsByNumber.get(number);
      // With its quotation marks amiss, its cells are not those that were meant.
      return row === undefined || row.problem !== null ? null : readRowValues(row, columns);
    },
    judge: ({ number }, values) => {
      const row = rowsByNumber.get(number);
      if (row === undefined || catalogue === null) return null;
      const cells = writeRowValues(row, columns, values);
      return createRowChecker(columns, catalogue, isInMinutes)({ ...row, cells });
    },
    replace: (valuesByNumber) => {
      const cells = [...valuesByNumber].flatMap(([number, values]) => {
        const row = rowsByNumber.get(number);
        return row === undefined ? [] : [[number, writeRowValues(row, columns, values)] as const];
      });
      onReplaceRows(new Map(cells));
    },
  };
}

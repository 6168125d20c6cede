import { useMemo, useState } from 'react';
import { findPageTitle } from '../../ui/command/findPageTitle';
import {
  chosenFor,
  withoutHeadings,
  type ColumnsOfHeadings,
  type ImportTable,
  type TableReading,
  type UnmatchedTable,
} from './importTable';

/** Columns of a table: those chosen for its headings, otherwise those matched by its headings. */
export function useTableColumns(
  reading: TableReading,
  name: string | null,
  choice: ColumnsOfHeadings | null,
) {
  const [isChoosingAgain, setIsChoosingAgain] = useState(false);
  const read = reading.status === 'read' || reading.status === 'unmatched' ? reading.table : null;
  const known = reading.status === 'read' ? reading.table.columns : null;
  // Known headings cannot be data.
  const fitting = read && chosenFor(read, name, choice);
  const isChosen = fitting !== null && (known === null || !fitting.isWithoutHeadings);
  const chosen = isChosen ? fitting.columns : null;
  const columns = chosen ?? known;
  const isWithoutHeadings = isChosen && fitting.isWithoutHeadings;
  const table: UnmatchedTable | null = useMemo(
    () => (read !== null && isWithoutHeadings ? withoutHeadings(read) : read),
    [read, isWithoutHeadings],
  );
  const show = (isChoosing: boolean) => {
    setIsChoosingAgain(isChoosing);
    // Moves the focus from the button, which unmounts.
    findPageTitle()?.focus();
  };
  const matched: ImportTable | null =
    table === null || columns === null || isChoosingAgain ? null : { ...table, columns };
  const isMatched = matched !== null;
  return {
    chosen,
    /** The table with its columns; null while they are being chosen. */
    matched,
    /** The table with its first row as headings, while its columns are being chosen; null otherwise. */
    unmatched: isMatched ? null : read,
    isWithoutHeadings,
    hasColumns: columns !== null,
    chooseAgain: () => show(true),
    endChoice: () => show(false),
  };
}

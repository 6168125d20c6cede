import { useState } from 'react';
import { findPageTitle } from '../../ui/command/findPageTitle';
import {
  chosenFor,
  type ColumnsOfHeadings,
  type ImportTable,
  type TableReading,
} from './importTable';

/** Columns of a table: those that were chosen for its headings, else those that its headings tell. */
export function useTableColumns(
  reading: TableReading,
  name: string | null,
  choice: ColumnsOfHeadings | null,
) {
  const [isChoosingAgain, setIsChoosingAgain] = useState(false);
  const table = reading.status === 'read' || reading.status === 'unmatched' ? reading.table : null;
  const known = reading.status === 'read' ? reading.table.columns : null;
  const chosen = table && chosenFor(table, name, choice);
  const columns = chosen ?? known;
  const show = (isChoosing: boolean) => {
    setIsChoosingAgain(isChoosing);
    // The focused button goes away.
    findPageTitle()?.focus();
  };
  const matched: ImportTable | null =
    table === null || columns === null || isChoosingAgain ? null : { ...table, columns };
  return {
    chosen,
    /** The table with its columns; null while they are chosen. */
    matched,
    /** The table while its columns are chosen. */
    unmatched: matched === null ? table : null,
    hasColumns: columns !== null,
    chooseAgain: () => show(true),
    endChoice: () => show(false),
  };
}

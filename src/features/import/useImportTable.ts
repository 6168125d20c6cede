import { useEffect, useEffectEvent, useState } from 'react';
import { replaceRows } from '../../domain/tourImport/readTable';
import {
  HEADING_ROW,
  readImport,
  type ImportSource,
  type SourceText,
  type TableReading,
  type UnmatchedTable,
} from './importTable';

/** Cells of rows by row number. */
export type RowCells = ReadonlyMap<number, string[]>;

function withCells<Table extends UnmatchedTable>(table: Table, cells: RowCells): Table {
  const rows = table.rows.map((row) => {
    const replaced = cells.get(row.number);
    return replaced === undefined ? row : { number: row.number, cells: replaced, problem: null };
  });
  return { ...table, headings: cells.get(HEADING_ROW) ?? table.headings, rows };
}

/** The reading with replaced cells in some rows; null when there is no table. */
function withReplacedRows(reading: TableReading, cells: RowCells) {
  if (reading.status !== 'read' && reading.status !== 'unmatched') return null;
  const text = replaceRows(reading.text, cells);
  return reading.status === 'read'
    ? { ...reading, text, table: withCells(reading.table, cells) }
    : { ...reading, text, table: withCells(reading.table, cells) };
}

/** Current cells of rows. */
function cellsNow({ headings, rows }: UnmatchedTable, numbers: Iterable<number>): RowCells {
  const rowNumbers = new Set(numbers);
  const cells = new Map(
    rows.flatMap((row) => (rowNumbers.has(row.number) ? [[row.number, row.cells] as const] : [])),
  );
  return rowNumbers.has(HEADING_ROW) ? cells.set(HEADING_ROW, headings) : cells;
}

/**
 * Table parsed from a source without blocking the page. Rows can be replaced, and replacements undone step by step.
 * `onRead` is called with the text; `isEdited` is true after rows were replaced.
 */
export function useImportTable(
  source: ImportSource,
  onRead: (read: SourceText, isEdited: boolean) => void,
) {
  const [reading, setReading] = useState<TableReading>({ status: 'reading', part: 0 });
  const [isEdited, setIsEdited] = useState(false);
  /** Cells before each replacement, the last one at the end. */
  const [replaced, setReplaced] = useState<readonly RowCells[]>([]);
  useEffect(() => {
    const abortController = new AbortController();
    const show = (next: TableReading) => {
      if (!abortController.signal.aborted) setReading(next);
    };
    show({ status: 'reading', part: 0 });
    setIsEdited(false);
    setReplaced([]);
    readImport(source, show, abortController.signal).then(show, () =>
      show({
        status: 'failed',
        problems: ['The file could not be read. Choose it again.'],
        text: null,
      }),
    );
    return () => abortController.abort();
  }, [source]);
  const isRead = reading.status === 'read' || reading.status === 'unmatched';
  const readText = isRead ? reading.text : null;
  const isGuessed = isRead && reading.isGuessed;
  const reportRead = useEffectEvent(onRead);
  useEffect(() => {
    if (readText !== null) reportRead({ text: readText, isGuessed }, isEdited);
  }, [readText, isGuessed, isEdited]);
  const write = (cells: RowCells): string | null => {
    const next = withReplacedRows(reading, cells);
    if (next === null) return null;
    setReading(next);
    setIsEdited(true);
    return next.text;
  };
  return {
    reading,
    isEdited,
    /** Replaces cells. Returns the new text; null when there is no table. */
    replace: (cells: RowCells): string | null => {
      if (isRead) setReplaced([...replaced, cellsNow(reading.table, cells.keys())]);
      return write(cells);
    },
    canPutBack: replaced.length > 0,
    /** Undoes the last replacement. Returns the text; null when there is none. */
    putBack: (): string | null => {
      const last = replaced.at(-1);
      if (last === undefined) return null;
      setReplaced(replaced.slice(0, -1));
      return write(last);
    },
    /** Clears the undo steps of replacements: later history steps are undone first. */
    forgetReplaced: () => setReplaced([]),
  };
}

import { useEffect, useEffectEvent, useState } from 'react';
import { replaceRow } from '../../domain/tourImport/readTable';
import {
  readImport,
  type ImportSource,
  type SourceText,
  type TableReading,
  type UnmatchedTable,
} from './importTable';

function withCells<Table extends UnmatchedTable>(table: Table, number: number, cells: string[]) {
  const rows = table.rows.map((row) =>
    row.number === number ? { number, cells, problem: null } : row,
  );
  return { ...table, rows };
}

/** The reading with other cells in a row; null where there is no such row. */
function withReplacedRow(reading: TableReading, number: number, cells: string[]) {
  if (reading.status !== 'read' && reading.status !== 'unmatched') return null;
  const text = replaceRow(reading.text, number, cells);
  if (text === null) return null;
  return reading.status === 'read'
    ? { ...reading, text, table: withCells(reading.table, number, cells) }
    : { ...reading, text, table: withCells(reading.table, number, cells) };
}

/**
 * Table parsed from a source without blocking the page, whose rows can be replaced one by one. `onRead` receives its
 * text, and whether rows of it were replaced.
 */
export function useImportTable(
  source: ImportSource,
  onRead: (read: SourceText, isEdited: boolean) => void,
) {
  const [reading, setReading] = useState<TableReading>({ status: 'reading', part: 0 });
  const [isEdited, setIsEdited] = useState(false);
  useEffect(() => {
    const abortController = new AbortController();
    const show = (next: TableReading) => {
      if (!abortController.signal.aborted) setReading(next);
    };
    show({ status: 'reading', part: 0 });
    setIsEdited(false);
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
  const tellRead = useEffectEvent(onRead);
  useEffect(() => {
    if (readText !== null) tellRead({ text: readText, isGuessed }, isEdited);
  }, [readText, isGuessed, isEdited]);
  return {
    reading,
    isEdited,
    /** Text with the replaced row; null where there is no such row. */
    replace: (number: number, cells: string[]): string | null => {
      const replaced = withReplacedRow(reading, number, cells);
      if (replaced === null) return null;
      setReading(replaced);
      setIsEdited(true);
      return replaced.text;
    },
  };
}

import { decodeText } from '../../domain/tourImport/decodeText';
import { matchColumns, type ImportColumns } from '../../domain/tourImport/importColumns';
import { readTable, type TableRow } from '../../domain/tourImport/readTable';
import { yieldToEventLoop } from './yieldToEventLoop';

/** Source of an import: a file or pasted text. */
export interface ImportSource {
  /** Name of the file; null for pasted text. */
  name: string | null;
  content: File | string;
}

export interface ImportTable {
  columns: ImportColumns;
  headings: string[];
  rows: TableRow[];
}

export type TableReading =
  | { status: 'reading'; /** Progress from 0 to 1. */ part: number }
  | { status: 'failed'; problems: string[] }
  | { status: 'read'; table: ImportTable };

const failed = (...problems: string[]): TableReading => ({ status: 'failed', problems });

/** True for a ZIP container ('PK'), which every .xlsx workbook is. */
const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

async function readText(content: File | string): Promise<string | TableReading> {
  if (typeof content === 'string') return content;
  const bytes = new Uint8Array(await content.arrayBuffer());
  if (isWorkbook(bytes)) {
    return failed('This is a spreadsheet workbook. Save it as “CSV UTF-8” and choose that file.');
  }
  const text = decodeText(bytes);
  return text?.includes('\0') === false
    ? text
    : failed('This file is not UTF-8 text. Save it as “CSV UTF-8” in your spreadsheet.');
}

/**
 * Parses a source into rows, a few at a time. Returns the problems of a source that is not a table
 * to import.
 */
export async function readImport(
  source: ImportSource,
  onProgress: (reading: TableReading) => void,
  signal: AbortSignal,
): Promise<TableReading> {
  const text = await readText(source.content);
  if (typeof text !== 'string') return text;
  if (text.trim() === '') return failed('It is empty.');
  const allRows: TableRow[] = [];
  await readTable(text, async (rows, { characters }) => {
    // One by one: a chunk may have more rows than a call takes arguments.
    for (const row of rows) allRows.push(row);
    onProgress({ status: 'reading', part: characters / text.length });
    await yieldToEventLoop();
    signal.throwIfAborted();
  });
  const [headingRow, ...rows] = allRows;
  const headings = headingRow?.cells ?? [];
  const columns = matchColumns(headings);
  if (columns.problems.length > 0) return failed(...columns.problems);
  const isBlank = rows.every(({ cells }) => cells.every((cell) => cell.trim() === ''));
  if (isBlank) return failed('There are headings but no rows.');
  return { status: 'read', table: { columns, headings, rows } };
}

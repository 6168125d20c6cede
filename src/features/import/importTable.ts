import { decodeText } from '../../domain/tourImport/decodeText';
import { matchColumns, type ImportColumns } from '../../domain/tourImport/importColumns';
import { readTable, type TableRow } from '../../domain/tourImport/readTable';
import { nextTask } from './nextTask';

/** What is to be imported: a file, or what was pasted. */
export interface ImportSource {
  /** Of the file; null for what was pasted. */
  name: string | null;
  content: File | string;
}

export interface ImportTable {
  columns: ImportColumns;
  headings: string[];
  rows: TableRow[];
}

export type TableReading =
  | { status: 'reading'; /** 0 to 1. */ part: number }
  | { status: 'failed'; problems: string[] }
  | { status: 'read'; table: ImportTable };

const failed = (...problems: string[]): TableReading => ({ status: 'failed', problems });

/** The first bytes of every workbook. */
const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

async function textOf(content: File | string): Promise<string | TableReading> {
  if (typeof content === 'string') return content;
  const bytes = new Uint8Array(await content.arrayBuffer());
  if (isWorkbook(bytes)) {
    return failed('This is a workbook. Save it in the spreadsheet as “CSV UTF-8” and choose that.');
  }
  const text = decodeText(bytes);
  return text?.includes('\0') === false
    ? text
    : failed('This is no text in UTF-8. Save it in the spreadsheet as “CSV UTF-8”.');
}

/** Reads a source into rows, some at a time; answers what is wrong where it is no table to import. */
export async function readImport(
  source: ImportSource,
  onProgress: (reading: TableReading) => void,
  signal: AbortSignal,
): Promise<TableReading> {
  const text = await textOf(source.content);
  if (typeof text !== 'string') return text;
  if (text.trim() === '') return failed('There is nothing in it.');
  const all: TableRow[] = [];
  await readTable(text, async (rows, { characters }) => {
    all.push(...rows);
    onProgress({ status: 'reading', part: characters / text.length });
    await nextTask();
    signal.throwIfAborted();
  });
  const [head, ...rows] = all;
  const headings = head?.cells ?? [];
  const columns = matchColumns(headings);
  if (columns.problems.length > 0) return failed(...columns.problems);
  const isBlank = rows.every(({ cells }) => cells.every((cell) => cell.trim() === ''));
  if (isBlank) return failed('There are headings and no rows below them.');
  return { status: 'read', table: { columns, headings, rows } };
}

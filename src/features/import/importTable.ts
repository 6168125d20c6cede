import { csvText } from '../../domain/text/csv';
import { decodeText, type DecodingProblem } from '../../domain/tourImport/decodeText';
import {
  matchColumns,
  PROBLEM_HEADING,
  type ImportColumns,
} from '../../domain/tourImport/importColumns';
import { messagesIn, type ImportRow } from '../../domain/tourImport/importRow';
import { readTable, type TableRow } from '../../domain/tourImport/readTable';
import { yieldToEventLoop } from './yieldToEventLoop';

/** Source of an import: a file or text in the field for rows. */
export interface ImportSource {
  /** Name of the file, or of the one whose rows were edited; null for rows that were typed or pasted. */
  name: string | null;
  content: File | string;
  /** True for a text that was read as Windows-1252 and is kept since. */
  isGuessed?: boolean;
}

/** Name of a source on screen. `isEdited` is true once rows of it were replaced. */
export function sourceName({ name, content }: ImportSource, isEdited: boolean): string {
  if (name === null) return 'Typed or pasted rows';
  return isEdited || typeof content === 'string' ? `${name}, edited` : name;
}

/** Number of the row with the headings, as a spreadsheet counts. */
export const HEADING_ROW = 1;

/** Table as it is read, whichever its columns are. */
export interface UnmatchedTable {
  headings: string[];
  rows: TableRow[];
}

/** The first values of a column that differ, at most so many. */
function distinctValues(rows: readonly TableRow[], index: number, most: number): string[] {
  const values = new Set<string>();
  for (const { cells } of rows) {
    const value = cells[index]?.trim() ?? '';
    if (value !== '') values.add(value);
    if (values.size === most) break;
  }
  return [...values];
}

/** The first values of each column that differ, at most so many. */
export const columnExamples = ({ headings, rows }: UnmatchedTable, most: number): string[][] =>
  headings.map((_heading, index) => distinctValues(rows, index, most));

/** First value of each column; empty for none. */
export const firstValues = (table: UnmatchedTable): string[] =>
  columnExamples(table, 1).map(([first = '']) => first);

/** A table without headings: its columns are numbered, and its first row is data. */
export const withoutHeadings = ({ headings, rows }: UnmatchedTable): UnmatchedTable => ({
  headings: headings.map((_heading, index) => `Column ${index + 1}`),
  rows: [{ number: HEADING_ROW, cells: headings, problem: null }, ...rows],
});

/** Columns that a person chose for a table, with the headings that it had. */
export interface ColumnsOfHeadings {
  headings: readonly string[];
  columns: ImportColumns;
  /** Name of the source that it had. */
  name: string | null;
  /** True for a table whose first row is data. */
  isWithoutHeadings: boolean;
}

/**
 * The choice that was made for the same headings; null without any. A language that was chosen for all rows holds
 * for its file alone: the next file with these headings is likely to be in another. So does a first row of data.
 */
export function chosenFor(
  { headings }: UnmatchedTable,
  name: string | null,
  choice: ColumnsOfHeadings | null,
): ColumnsOfHeadings | null {
  if (choice?.headings.length !== headings.length) return null;
  if (choice.isWithoutHeadings) return choice.name === name ? choice : null;
  const isSame = headings.every((heading, index) => heading === choice.headings[index]);
  return isSame && (choice.columns.language === null || choice.name === name) ? choice : null;
}

export interface ImportTable extends UnmatchedTable {
  columns: ImportColumns;
}

/** Text of a source as it was read. */
export interface SourceText {
  text: string;
  /** True when it was read as Windows-1252. */
  isGuessed: boolean;
}

export type TableReading =
  | { status: 'reading'; /** Progress from 0 to 1. */ part: number }
  | { status: 'failed'; problems: string[]; /** Null for what is no text. */ text: string | null }
  /** Read, with headings that an import does not know. */
  | (SourceText & { status: 'unmatched'; table: UnmatchedTable })
  | (SourceText & { status: 'read'; table: ImportTable });

/** Greatest text of a file that the field for rows takes: typing in a longer one is slow. */
const MAX_EDITED_CHARACTERS = 100_000;

/** Text with the line ends that a field has: with others, it is set anew and loses its selection. */
export const fieldText = (text: string) => text.replace(/\r\n?/g, '\n');

/** Text of a source to be edited in the field for rows; null when there is none, or too much. */
export function editableText({ content }: ImportSource, reading: TableReading): string | null {
  const text = reading.status === 'reading' ? null : reading.text;
  // Pasted rows are in their field already, however many they are.
  if (typeof content === 'string') return text ?? content;
  return text === null || text.length > MAX_EDITED_CHARACTERS ? null : fieldText(text);
}

/** True when a row with problems could be split into cells: misplaced quotation marks prevent it. */
export function hasProblemCells(table: ImportTable, rows: readonly ImportRow[]): boolean {
  const readable = new Set(
    table.rows.flatMap(({ problem, number }) => (problem === null ? [number] : [])),
  );
  return rows.some(({ kind, number }) => kind === 'problem' && readable.has(number));
}

/**
 * The rows of a table that have problems or failed as they are in the file, with the reasons in a column of their own.
 */
export function problemRowsCsv(
  table: ImportTable,
  rows: readonly ImportRow[],
  failures: readonly { id: string; message: string }[],
): string {
  const reasons = new Map<number, string[]>();
  const failed = new Map(failures.map(({ id, message }) => [id, message]));
  for (const { id, number, problems } of rows) {
    const failure = failed.get(id);
    const messages = [...messagesIn(problems), ...(failure === undefined ? [] : [failure])];
    if (messages.length === 0) continue;
    reasons.set(number, [...(reasons.get(number) ?? []), ...messages]);
  }
  const width = table.rows.reduce(
    (most, { cells }) => Math.max(most, cells.length),
    table.headings.length,
  );
  const toWidth = (cells: readonly string[]) =>
    Array.from({ length: width }, (_cell, index) => cells[index] ?? '');
  return csvText(
    [...toWidth(table.headings), PROBLEM_HEADING],
    table.rows.flatMap(({ number, cells }) => {
      const messages = reasons.get(number);
      return messages === undefined ? [] : [[...toWidth(cells), [...new Set(messages)].join(' ')]];
    }),
  );
}

const failed = (problems: string[], text: string | null = null): TableReading => ({
  status: 'failed',
  problems,
  text,
});

/** True for a ZIP container ('PK'), which every .xlsx workbook is. */
const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

const decodingFailures: Record<DecodingProblem, string> = {
  binary: 'This is not a text file. Save the sheet as “CSV UTF-8” and choose that file.',
  'unknown encoding': 'This file is not UTF-8 text. Save it as “CSV UTF-8” in your spreadsheet.',
};

async function readText({
  content,
  isGuessed = false,
}: ImportSource): Promise<SourceText | TableReading> {
  if (typeof content === 'string') return { text: content, isGuessed };
  const bytes = new Uint8Array(await content.arrayBuffer());
  if (isWorkbook(bytes)) {
    return failed(['This is a spreadsheet workbook. Save it as “CSV UTF-8” and choose that file.']);
  }
  const decoded = decodeText(bytes);
  if (typeof decoded === 'string') return failed([decodingFailures[decoded]]);
  return { text: decoded.text, isGuessed: isGuessed || decoded.isGuessed };
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
  const sourceText = await readText(source);
  if ('status' in sourceText) return sourceText;
  const { text, isGuessed } = sourceText;
  if (text.trim() === '') return failed(['It is empty.'], text);
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
  const isBlank = rows.every(({ cells }) => cells.every((cell) => cell.trim() === ''));
  if (isBlank) return failed(['There are headings but no rows.'], text);
  const columns = matchColumns(headings);
  return columns.problems.length > 0
    ? { status: 'unmatched', table: { headings, rows }, text, isGuessed }
    : { status: 'read', table: { columns, headings, rows }, text, isGuessed };
}

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

/** Source of an import: a file, or text from the text field. */
export interface ImportSource {
  /** Name of the file, or of the file whose rows were edited; null for typed or pasted rows. */
  name: string | null;
  content: File | string;
  /** True for a stored text that was originally decoded as Windows-1252. */
  isGuessed?: boolean;
}

/** Display name of a source; `isEdited` is true after rows were replaced. */
export function sourceName({ name, content }: ImportSource, isEdited: boolean): string {
  if (name === null) return 'Typed or pasted rows';
  return isEdited || typeof content === 'string' ? `${name}, edited` : name;
}

/** Number of the heading row, 1-based as in a spreadsheet. */
export const HEADING_ROW = 1;

/** Parsed table without a column assignment. */
export interface UnmatchedTable {
  headings: string[];
  rows: TableRow[];
}

/** The first `most` distinct non-empty values of a column. */
function distinctValues(rows: readonly TableRow[], index: number, most: number): string[] {
  const values = new Set<string>();
  for (const { cells } of rows) {
    const value = cells[index]?.trim() ?? '';
    if (value !== '') values.add(value);
    if (values.size === most) break;
  }
  return [...values];
}

/** The first `most` distinct non-empty values of each column. */
export const columnExamples = ({ headings, rows }: UnmatchedTable, most: number): string[][] =>
  headings.map((_heading, index) => distinctValues(rows, index, most));

/** First non-empty value of each column; '' when there is none. */
export const firstValues = (table: UnmatchedTable): string[] =>
  columnExamples(table, 1).map(([first = '']) => first);

/** Table without a heading row: columns are numbered, and the first row becomes data. */
export const withoutHeadings = ({ headings, rows }: UnmatchedTable): UnmatchedTable => ({
  headings: headings.map((_heading, index) => `Column ${index + 1}`),
  rows: [{ number: HEADING_ROW, cells: headings, problem: null }, ...rows],
});

/** Columns that a person chose for a table, with the table's headings. */
export interface ColumnsOfHeadings {
  headings: readonly string[];
  columns: ImportColumns;
  /** Name of the source; null for typed or pasted rows. */
  name: string | null;
  /** True when the table has no heading row. */
  isWithoutHeadings: boolean;
}

/**
 * Earlier choice for the same headings; null when there is none. A language chosen for all rows only applies to the
 * same file, since the next file with these headings is probably in another language. The same holds for a table
 * without headings.
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

/** Decoded text of a source. */
export interface SourceText {
  text: string;
  /** True when decoded as Windows-1252. */
  isGuessed: boolean;
}

export type TableReading =
  | { status: 'reading'; /** Progress from 0 to 1. */ part: number }
  | { status: 'failed'; problems: string[]; /** Null when not text. */ text: string | null }
  /** Parsed, with headings that the import does not know. */
  | (SourceText & { status: 'unmatched'; table: UnmatchedTable })
  | (SourceText & { status: 'read'; table: ImportTable });

/** Maximum length of a file's text for the text field, in UTF-16 code units: typing in a longer one is slow. */
const MAX_EDITED_CHARACTERS = 100_000;

/**
 * Text with line ends normalised as in a text area; otherwise setting the value would change it and lose the selection.
 */
export const fieldText = (text: string) => text.replace(/\r\n?/g, '\n');

/** Text of a source for the text field; null when there is none or it is too long. */
export function editableText({ content }: ImportSource, reading: TableReading): string | null {
  const text = reading.status === 'reading' ? null : reading.text;
  // Pasted rows are already in the text field, whatever their length.
  if (typeof content === 'string') return text ?? content;
  return text === null || text.length > MAX_EDITED_CHARACTERS ? null : fieldText(text);
}

/** True when a row with problems has cells to correct; misplaced quotation marks prevent splitting into cells. */
export function hasProblemCells(table: ImportTable, rows: readonly ImportRow[]): boolean {
  const readable = new Set(
    table.rows.flatMap(({ problem, number }) => (problem === null ? [number] : [])),
  );
  return rows.some(({ kind, number }) => kind === 'problem' && readable.has(number));
}

/** Rows with problems or failures as CSV, as in the file, with the reasons in an additional column. */
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

/** True for a ZIP container ('PK' signature), as every .xlsx workbook is. */
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
 * Parses a source in chunks, yielding to the event loop between them. Returns the problems when the source is not an
 * importable table.
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
    // Pushed one by one: a chunk can have more rows than a call accepts arguments.
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

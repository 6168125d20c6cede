import Papa, { type Parser, type ParseResult } from 'papaparse';
import { protectFormula, unescapeFormula } from '../text/csv';
import { matchColumns } from './importColumns';

export interface TableRow {
  /** Row number, counted as spreadsheets do: the headings are row 1. */
  number: number;
  cells: string[];
  /** Message about malformed quotation marks; null when well-formed. */
  problem: string | null;
}

/** Number of characters parsed per chunk: about 10 ms of work. */
const CHUNK_CHARACTERS = 256 * 1024;
const DELIMITERS = [',', ';', '\t'];

const quoteProblems: Record<string, string> = {
  MissingQuotes: 'A quotation mark is never closed.',
  InvalidQuotes: 'There is a quotation mark in the middle of a cell.',
};

/** Delimiter that yields the most known headings in the first row; on a tie, the most cells. */
function detectDelimiter(text: string): string {
  const scored = DELIMITERS.map((delimiter) => {
    const [headings = []] = Papa.parse<string[]>(text.slice(0, CHUNK_CHARACTERS), {
      delimiter,
      preview: 1,
    }).data;
    return { delimiter, score: Object.keys(matchColumns(headings).indexes).length, headings };
  });
  scored.sort((a, b) => b.score - a.score || b.headings.length - a.headings.length);
  return scored[0]?.delimiter ?? ',';
}

/**
 * Parses CSV (RFC 4180) separated by commas, semicolons or tabs, and removes the apostrophes that `csvText` puts before
 * formulas. Reports rows in chunks and awaits `onRows` after each, so that a long file does not block the page.
 */
export function readTable(
  text: string,
  onRows: (rows: TableRow[], done: { characters: number }) => Promise<void>,
): Promise<void> {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  let number = 0;
  return new Promise((resolve, reject) => {
    const config = {
      delimiter: detectDelimiter(body),
      chunkSize: CHUNK_CHARACTERS,
      chunk: ({ data, errors, meta }: ParseResult<string[]>, parser: Parser) => {
        const problems = new Map(errors.map(({ row, code }) => [row, quoteProblems[code] ?? null]));
        const rows = data.map((cells, index): TableRow => {
          number += 1;
          return {
            number,
            cells: cells.map(unescapeFormula),
            problem: problems.get(index) ?? null,
          };
        });
        parser.pause();
        onRows(rows, { characters: meta.cursor }).then(
          () => parser.resume(),
          (reason: unknown) => {
            // Rejected before `abort`, which calls `complete`.
            reject(reason instanceof Error ? reason : new Error('Reading was stopped'));
            parser.abort();
          },
        );
      },
      complete: () => resolve(),
    };
    Papa.parse<string[]>(body, config);
  });
}

/** Range of a row within a text, without its line end; null when there is no such row. */
export function rowRange(text: string, number: number): { start: number; end: number } | null {
  const offset = text.startsWith('\uFEFF') ? 1 : 0;
  const body = text.slice(offset);
  let [count, start, end]: [number, number, number | null] = [0, 0, null];
  Papa.parse<string[]>(body, {
    delimiter: detectDelimiter(body),
    step: ({ meta }, parser) => {
      count += 1;
      if (count < number) start = meta.cursor;
      else {
        end = meta.cursor;
        parser.abort();
      }
    },
  });
  if (end === null) return null;
  const row = body.slice(start, end).replace(/[\r\n]+$/, '');
  return { start: offset + start, end: offset + start + row.length };
}

/** Text with the cells of some rows replaced, by row number; all of them must exist. */
export function replaceRows(text: string, rows: ReadonlyMap<number, readonly string[]>): string {
  const offset = text.startsWith('\uFEFF') ? 1 : 0;
  const body = text.slice(offset);
  const delimiter = detectDelimiter(body);
  const parts = [text.slice(0, offset)];
  let [number, start] = [0, 0];
  Papa.parse<string[]>(body, {
    delimiter,
    step: ({ meta }) => {
      number += 1;
      const whole = body.slice(start, meta.cursor);
      start = meta.cursor;
      const cells = rows.get(number);
      const lineEnd = /[\r\n]*$/.exec(whole)?.[0] ?? '';
      const row = cells && Papa.unparse([cells.map(protectFormula)], { delimiter });
      parts.push(row === undefined ? whole : row + lineEnd);
    },
  });
  return parts.join('') + body.slice(start);
}

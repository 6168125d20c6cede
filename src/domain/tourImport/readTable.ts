import Papa, { type Parser, type ParseResult } from 'papaparse';
import { textOfCell } from '../text/csv';
import { matchColumns } from './importColumns';

export interface TableRow {
  /** As a spreadsheet counts them: the headings are row 1. */
  number: number;
  cells: string[];
  /** What is wrong with its quotation marks; null when nothing is. */
  problem: string | null;
}

/** Characters read at a time: some 10 ms of work. */
const CHUNK = 256 * 1024;
const DELIMITERS = [',', ';', '\t'];

const quoteProblems: Record<string, string> = {
  MissingQuotes: 'A quotation mark is opened and never closed.',
  InvalidQuotes: 'A quotation mark stands in the middle of a cell.',
};

/** That of the delimiters by which the first row has the most headings that are known. */
function delimiterOf(text: string): string {
  const scored = DELIMITERS.map((delimiter) => {
    const [headings = []] = Papa.parse<string[]>(text.slice(0, CHUNK), {
      delimiter,
      preview: 1,
    }).data;
    return { delimiter, score: Object.keys(matchColumns(headings).places).length, headings };
  });
  scored.sort((a, b) => b.score - a.score || b.headings.length - a.headings.length);
  return scored[0]?.delimiter ?? ',';
}

/**
 * Reads the text of a CSV file, separated by commas, semicolons or tabs, with what `csvText` does
 * against formulas undone. Hands over some rows at a time and awaits `take` in between, so that a long
 * file does not hold up the page.
 */
export function readTable(
  text: string,
  take: (rows: TableRow[], done: { characters: number }) => Promise<void>,
): Promise<void> {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  let number = 0;
  return new Promise((resolve, reject) => {
    const config = {
      delimiter: delimiterOf(body),
      chunkSize: CHUNK,
      chunk: ({ data, errors, meta }: ParseResult<string[]>, parser: Parser) => {
        const problems = new Map(errors.map(({ row, code }) => [row, quoteProblems[code] ?? null]));
        const rows = data.map((cells, place): TableRow => {
          number += 1;
          return { number, cells: cells.map(textOfCell), problem: problems.get(place) ?? null };
        });
        parser.pause();
        take(rows, { characters: meta.cursor }).then(
          () => parser.resume(),
          (reason: unknown) => {
            // First: an abort counts as the end.
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

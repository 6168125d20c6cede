import { unescapeFormula } from '../text/csv';

/** Times and title of a chapter as written in a line. */
export interface RowParts {
  at: string;
  /** Null for a line without an end. */
  until: string | null;
  title: string;
  /** True when the title precedes the times, as in the table of chapters. */
  isTitleFirst: boolean;
}

/** Regular expression source of a time with a colon. */
export const TIME = String.raw`(?:\d+:)?\d{1,3}:\d{2}(?:\.\d{1,3})?`;
const timeCell = new RegExp(String.raw`^[([]?(${TIME}|(?:\d+:)?\d{1,3}:\d{2},\d{1,3})[)\]]?$`);
const secondsCell = /^\d+(?:[.,]\d+)?$/;
const numberCell = /^(\d{1,4})[.)]?$/;
/** Comma-separated cell, quoted or not. */
const commaCell = /(?<=^|,)\s*"(?:[^"]|"")*"(?=,|$)|[^,]+/g;
/** Words that distinguish a header row from a sentence with a comma. */
const startWord = /\b(?:start|time|timecode|begin|from)\b/i;

const withPoint = (time: string) => time.replace(',', '.');
const isText = (cell: string) => cell !== '' && !timeCell.test(cell);
const hasTabs = (row: string) => row.includes('\t');

/** Cells of a line, separated by tabs or else by commas. */
function cellsOf(row: string): string[] {
  if (hasTabs(row)) return row.split('\t').map((cell) => unescapeFormula(cell.trim()));
  return (row.match(commaCell) ?? []).map((cell) =>
    cell.trim().replace(/^"(.*)"$/, (_, quoted: string) => quoted.replaceAll('""', '"')),
  );
}

/** True when the first column of all lines numbers them consecutively, beside a column of titles. */
export function areNumbered(rows: readonly string[]): boolean {
  const numbers = rows.map((row) => {
    const [first = '', ...others] = cellsOf(row);
    const [, digits] = (others.some(isText) && numberCell.exec(first)) || [];
    return digits === undefined ? NaN : Number(digits);
  });
  return numbers.every((number, index) => number === (numbers[0] ?? NaN) + index);
}

/** Parses a line with cells for a start, or a start and an end, in any columns; null for other lines. */
export function splitCells(row: string, isNumbered: boolean): RowParts | null {
  const all = cellsOf(row);
  const cells = isNumbered ? all.slice(1) : all;
  const [at, until] = cells.flatMap((cell) => timeCell.exec(cell)?.[1] ?? []);
  if (at === undefined || all.length < 2) return null;
  return {
    at: withPoint(at),
    until: until === undefined ? null : withPoint(until),
    title: cells.filter(isText).join(hasTabs(row) ? ' ' : ', '),
    isTitleFirst: isText(all[0] ?? '') && !isNumbered && (hasTabs(row) || until === undefined),
  };
}

/** Plain seconds of a column, strictly increasing; null when they are not, or a cell is not a number. */
function risingSeconds(cells: readonly string[]): number[] | null {
  const seconds = cells.map((cell) => (secondsCell.test(cell) ? Number(withPoint(cell)) : NaN));
  const doRise = seconds.every((value, index) => value > (seconds[index - 1] ?? -1));
  return doRise ? seconds : null;
}

/** True for line numbers counting from 0 or 1, which are not times. */
const isCount = (numbers: readonly number[]) => {
  const [first = 0] = numbers;
  return first <= 1 && numbers.length > 1 && numbers.every((number, at) => number === first + at);
};

/** Rows of a sheet whose first column is the start in plain seconds; null for other sheets. */
export function splitSecondsRows(rows: readonly string[]): RowParts[] | null {
  if (!rows.every(hasTabs)) return null;
  const table = rows.map(cellsOf);
  const starts = risingSeconds(table.map(([first = '']) => first));
  const haveTitles = table.every((cells) => cells.some((cell) => /[^\d.,:]/.test(cell)));
  const haveTimes = table.some((cells) => cells.some((cell) => timeCell.test(cell)));
  if (starts === null || isCount(starts) || !haveTitles || haveTimes) return null;
  const ends = risingSeconds(table.map(([, second = '']) => second));
  const haveEnds = ends?.every((end, index) => end > (starts[index] ?? Infinity)) === true;
  return table.map(([at = '', ...others]) => ({
    at: withPoint(at),
    until: haveEnds ? withPoint(others[0] ?? '') : null,
    title: others.slice(haveEnds ? 1 : 0).join(' '),
    isTitleFirst: false,
  }));
}

/** True for a header row above the lines of a sheet. */
export function isHeader(row: string, next: string | undefined): boolean {
  if (next === undefined || /\d/.test(row) || cellsOf(row).length < 2) return false;
  if (!hasTabs(row) && !startWord.test(row)) return false;
  return splitCells(next, false) !== null || splitSecondsRows([next]) !== null;
}

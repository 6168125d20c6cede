export type CsvCell = string | number | boolean | null | undefined;

/** Lets spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF';
/**
 * With the sign behind the apostrophes in front a spreadsheet takes a text for a formula. A text that
 * has apostrophes of its own there gets one more, so that taking one away gives back what it was.
 */
const formulaStart = /^'*[=+\-@\t\r]/;

/** A number stays one, also below zero; a text that looks like a formula gets an apostrophe. */
function fieldOf(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text that a cell written by `csvText` stands for: without the apostrophe before a formula. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell;
}

/**
 * The text of a CSV file (RFC 4180, with a byte order mark): a line of headings, then one a row.
 * Nothing in it is run by a spreadsheet as a formula.
 */
export function csvText(
  headings: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): string {
  const lines = [headings, ...rows].map((row) => `${row.map(fieldOf).join(',')}\r\n`);
  return BOM + lines.join('');
}

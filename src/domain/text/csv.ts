export type CsvCell = string | number | boolean | null | undefined;

/** Byte order mark, by which spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF';
/**
 * Text that a spreadsheet could take for a formula. Leading apostrophes are part of the pattern: such a
 * text gets one more, so that removing one restores it.
 */
const formulaStart = /^'*[=+\-@\t\r]/;

/** Text that a spreadsheet does not run as a formula. */
export const protectFormula = (text: string): string =>
  formulaStart.test(text) ? `'${text}` : text;

/**
 * Quotes a field by RFC 4180, section 2, rules 6 and 7. Numbers stay numbers; text that looks like a formula gets an
 * apostrophe.
 */
function escapeField(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = protectFormula(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Text of a cell that `protectFormula` wrote, without the apostrophe before a formula. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell;
}

/**
 * Text of a CSV file (RFC 4180, with a byte order mark): the header line, then one line for each row.
 * Spreadsheets run nothing in it as a formula.
 */
export function csvText(
  headings: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): string {
  const lines = [headings, ...rows].map((row) => `${row.map(escapeField).join(',')}\r\n`);
  return BOM + lines.join('');
}

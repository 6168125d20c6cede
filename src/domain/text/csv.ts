export type CsvCell = string | number | boolean | null | undefined;

/** Byte order mark, which makes spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF';
/**
 * Start of a text that a spreadsheet might run as a formula. Leading apostrophes are part of the pattern, so that such
 * a text gets one more and removing one restores it.
 */
const formulaStart = /^'*[=+\-@\t\r]/;

/** Text escaped so that a spreadsheet does not run it as a formula. */
export const protectFormula = (text: string): string =>
  formulaStart.test(text) ? `'${text}` : text;

/**
 * Quotes a field according to RFC 4180, section 2, rules 6 and 7. Numbers stay numbers; text that looks like a formula
 * gets an apostrophe.
 */
function escapeField(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = protectFormula(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Inverse of `protectFormula`: removes the apostrophe before a formula. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell;
}

/** CSV file (RFC 4180, with a byte order mark): a header line, then one line per row. Formulas are escaped. */
export function csvText(
  headings: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): string {
  const lines = [headings, ...rows].map((row) => `${row.map(escapeField).join(',')}\r\n`);
  return BOM + lines.join('');
}

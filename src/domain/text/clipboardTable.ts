import Papa from 'papaparse';
import { protectFormula, unescapeFormula } from './csv';

/** Cells of a spreadsheet's clipboard text: tab-separated, one row per line, quoted when a cell contains either. */
export function parseClipboard(text: string): string[][] {
  const body = text.replace(/\r?\n$/, '');
  const { data } = Papa.parse<string[]>(body, { delimiter: '\t' });
  return data.map((cells) => cells.map(unescapeFormula));
}

/** Clipboard text of a table, as spreadsheets expect it. */
export const clipboardText = (rows: readonly (readonly string[])[]): string =>
  Papa.unparse(
    rows.map((cells) => cells.map(protectFormula)),
    { delimiter: '\t', newline: '\n' },
  );

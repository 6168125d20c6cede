import Papa from 'papaparse';
import { protectFormula, unescapeFormula } from './csv';

/**
 * Cells of a table as spreadsheets put it on the clipboard: tabs between cells, line ends between rows, quotation
 * marks around a text that holds either.
 */
export function parseClipboard(text: string): string[][] {
  const body = text.replace(/\r?\n$/, '');
  const { data } = Papa.parse<string[]>(body, { delimiter: '\t' });
  return data.map((cells) => cells.map(unescapeFormula));
}

/** A table as spreadsheets take it from the clipboard. */
export const clipboardText = (rows: readonly (readonly string[])[]): string =>
  Papa.unparse(
    rows.map((cells) => cells.map(protectFormula)),
    { delimiter: '\t', newline: '\n' },
  );

import Papa from 'papaparse';
import { protectFormula, unescapeFormula } from '../../../domain/text/csv';

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

interface PastedCells {
  /** Texts by the names of their cells. */
  texts: Record<string, string>;
  /** Number of texts that lie beyond the last row or column. */
  lost: number;
}

/** Places a table at a cell of the grid, whose `rows` are the names of its cells. */
export function placeTable(
  rows: readonly (readonly string[])[],
  start: string,
  table: readonly (readonly string[])[],
): PastedCells {
  const top = rows.findIndex((cells) => cells.includes(start));
  const left = rows[top]?.indexOf(start) ?? 0;
  const placed = table.flatMap((cells, row) =>
    cells.map((text, column) => ({ name: rows[top + row]?.[left + column], text })),
  );
  const texts: Record<string, string> = {};
  for (const { name, text } of placed) if (name !== undefined) texts[name] = text;
  const lost = placed.filter(({ name, text }) => name === undefined && text.trim() !== '').length;
  return { texts, lost };
}

interface PastedTexts {
  /** Texts by the names of their cells. */
  texts: Record<string, string>;
  /** First text of each row that no section takes. */
  lostRows: string[];
  /** Texts beyond the last column. */
  lostTexts: string[];
}

/** Grid that a table is pasted into. */
export interface TextGrid {
  /** Names of the cells, row by row: title and description. */
  rows: readonly (readonly string[])[];
  /** Title and description beside each row; null where there are none. */
  sources: readonly (readonly string[])[] | null;
}

type Table = readonly (readonly string[])[];

/** Headings of the columns that a copied table has beside its source. */
export const tableHeadings = ['Source title', 'Source description', 'Title', 'Description'];

const ownNames = ['title', 'description'];
const otherNames = ['', 'source title', 'source description', 'section', 'number', 'no.', '#'];
const knownNames = new Set([...ownNames, ...otherNames]);

const plain = (text: string | undefined) => (text ?? '').replaceAll('\r\n', '\n').trim();

/** Columns of titles and descriptions by the headings in the first row, -1 for none; null without headings. */
function headedColumns([first = [], ...rest]: Table): readonly number[] | null {
  if (rest.length === 0) return null;
  const names = first.map((cell) => plain(cell).toLowerCase());
  const columns = ownNames.map((name) => names.lastIndexOf(name));
  if (columns.every((column) => column === -1)) return null;
  const isSure = !columns.includes(-1) || names.every((name) => knownNames.has(name));
  return isSure ? columns : null;
}

/** Row of the grid for each row of a table that begins with the source; -1 for none. Null for other tables. */
function rowsBySource(sources: TextGrid['sources'], top: number, table: Table): number[] | null {
  if (sources === null || table.some((cells) => cells.length < 4)) return null;
  const isOf = (row: number, cells: readonly string[]) =>
    [0, 1].every((column) => plain(sources[row]?.[column]) === plain(cells[column]));
  const free = new Set(sources.keys());
  const found = table.map((cells, index) => {
    // Among sections with the same source, the one at the same index.
    const likely = free.has(top + index) && isOf(top + index, cells) ? top + index : undefined;
    const row = likely ?? [...free].find((candidate) => isOf(candidate, cells)) ?? -1;
    free.delete(row);
    return row;
  });
  const isAnyNamed = table.some((cells, index) => found[index] !== -1 && plain(cells[0]) !== '');
  return isAnyNamed ? found : null;
}

/**
 * Pastes a table at a cell of the grid. Headings are left out and name the columns; a table that begins with the
 * source, as it is copied here, goes to the sections with that source.
 */
export function pasteTable({ rows, sources }: TextGrid, start: string, table: Table): PastedTexts {
  const headed = headedColumns(table);
  const body = headed === null ? table : table.slice(1);
  const top = rows.findIndex((cells) => cells.includes(start));
  const left = rows[top]?.indexOf(start) ?? 0;
  const bySource = rowsBySource(sources, top, body);
  const columns = headed ?? (bySource === null ? null : [2, 3]);

  const pasted: PastedTexts = { texts: {}, lostRows: [], lostTexts: [] };
  body.forEach((cells, index) => {
    const names = rows[bySource?.[index] ?? top + index];
    const assigned =
      columns === null
        ? cells.map((text, column) => ({ name: names?.[left + column], text }))
        : columns.map((column, field) => ({ name: names?.[field], text: cells[column] }));
    if (names === undefined) {
      const text = assigned.map((cell) => plain(cell.text)).find((words) => words !== '');
      if (text !== undefined) pasted.lostRows.push(text);
      return;
    }
    for (const { name, text } of assigned) {
      if (text === undefined) continue;
      if (name !== undefined) pasted.texts[name] = text;
      else if (plain(text) !== '') pasted.lostTexts.push(plain(text));
    }
  });
  return pasted;
}

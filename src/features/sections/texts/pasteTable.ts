interface PastedTexts {
  /** Texts by cell name. */
  texts: Record<string, string>;
  /** First non-empty text of each row without a matching section. */
  lostRows: string[];
  /** Texts beyond the last column. */
  lostTexts: string[];
}

/** Target grid of a paste. */
export interface TextGrid {
  /** Cell names by row: title, description. */
  rows: readonly (readonly string[])[];
  /** Source title and description by row; null without a source. */
  sources: readonly (readonly string[])[] | null;
}

type Table = readonly (readonly string[])[];

/** Headings of a table copied with its source. */
export const tableHeadings = ['Source title', 'Source description', 'Title', 'Description'];

const ownNames = ['title', 'description'];
const otherNames = ['', 'source title', 'source description', 'section', 'number', 'no.', '#'];
const knownNames = new Set([...ownNames, ...otherNames]);

const plain = (text: string | undefined) => (text ?? '').replaceAll('\r\n', '\n').trim();

/**
 * Indices of the title and description columns by the first row's headings, -1 for a missing one; null without
 * headings.
 */
function headedColumns([first = [], ...rest]: Table): readonly number[] | null {
  if (rest.length === 0) return null;
  const names = first.map((cell) => plain(cell).toLowerCase());
  const columns = ownNames.map((name) => names.lastIndexOf(name));
  if (columns.every((column) => column === -1)) return null;
  const isSure = !columns.includes(-1) || names.every((name) => knownNames.has(name));
  return isSure ? columns : null;
}

/** Grid row of each row in a table whose first columns are the source, -1 when unmatched; null for any other table. */
function rowsBySource(sources: TextGrid['sources'], top: number, table: Table): number[] | null {
  if (sources === null || table.some((cells) => cells.length < 4)) return null;
  const isOf = (row: number, cells: readonly string[]) =>
    [0, 1].every((column) => plain(sources[row]?.[column]) === plain(cells[column]));
  const free = new Set(sources.keys());
  const found = table.map((cells, index) => {
    // Prefers the row at the same offset among sections with the same source.
    const likely = free.has(top + index) && isOf(top + index, cells) ? top + index : undefined;
    const row = likely ?? [...free].find((candidate) => isOf(candidate, cells)) ?? -1;
    free.delete(row);
    return row;
  });
  const isAnyNamed = table.some((cells, index) => found[index] !== -1 && plain(cells[0]) !== '');
  return isAnyNamed ? found : null;
}

/**
 * Maps a pasted table to cells, starting at the focused cell. A row of headings assigns the columns and is skipped; a
 * table that starts with source texts, as copied here, is matched to sections by source.
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

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

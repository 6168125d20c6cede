/** A Markdown table with padded columns; every column but the first is right-aligned. */
export function formatTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = columns.map((column, index) =>
    Math.max(3, column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths
      .map((width, index) =>
        index === 0 ? (cells[index] ?? '').padEnd(width) : (cells[index] ?? '').padStart(width),
      )
      .join(' | ')} |`;
  const rule = `| ${widths
    .map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
    .join(' | ')} |`;
  return [line(columns), rule, ...rows.map(line)].join('\n');
}

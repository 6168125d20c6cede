/** A Markdown table with columns of even width; every column but the first is right-aligned. */
export function formatTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = columns.map((column, at) =>
    Math.max(3, column.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths
      .map((width, at) =>
        at === 0 ? (cells[at] ?? '').padEnd(width) : (cells[at] ?? '').padStart(width),
      )
      .join(' | ')} |`;
  const rule = `| ${widths
    .map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
    .join(' | ')} |`;
  return [line(columns), rule, ...rows.map(line)].join('\n');
}

import { type ConformanceReport, type ConformanceRow } from './runConformance';

/** A report as table lines, with a summary. */
export function conformanceTable({ rows, extensions, left }: ConformanceReport): string[] {
  const width = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  const widestCall = width(rows.map(({ call }) => call));
  const extensionsOf = (row: ConformanceRow) => row.extensions.join(', ');
  const widestExtensions = width(rows.map(extensionsOf));
  const lines = rows.map((row) => {
    const needed = row.tolerances.length === 0 ? '' : `needs ${row.tolerances.join(', ')}`;
    return [
      row.call.padEnd(widestCall),
      row.result.padEnd(9),
      extensionsOf(row).padEnd(widestExtensions),
      needed || row.reason,
    ]
      .join('  ')
      .trimEnd();
  });
  const count = (wanted: string) => rows.filter(({ result }) => result === wanted).length;
  return [
    ...lines,
    '',
    `Extensions announced: ${extensions.join(', ') || 'none'}`,
    ...left.map((path) => `Not removed: ${path}`),
    `${count('kept')} kept, ${count('broken')} broken, ${count('absent')} absent, ${count('not asked')} not asked`,
  ];
}

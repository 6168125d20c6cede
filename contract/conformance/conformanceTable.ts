import { type ConformanceReport } from './runConformance';

/** A report as lines of a table, with what it sums up to. */
export function conformanceTable({ rows, extensions, left }: ConformanceReport): string[] {
  const widest = Math.max(...rows.map(({ call }) => call.length));
  const lines = rows.map(({ call, result, tolerances, reason }) => {
    const needed = tolerances.length === 0 ? '' : `needs ${tolerances.join(', ')}`;
    return `${call.padEnd(widest)}  ${result.padEnd(9)}  ${needed || reason}`.trimEnd();
  });
  const count = (wanted: string) => rows.filter(({ result }) => result === wanted).length;
  return [
    ...lines,
    '',
    `Extensions: ${extensions.join(', ') || 'none'}`,
    ...left.map((path) => `Not removed: ${path}`),
    `${count('kept')} kept, ${count('broken')} broken, ${count('absent')} absent, ${count('not asked')} not asked`,
  ];
}

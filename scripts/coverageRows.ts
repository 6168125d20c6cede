/** A row of the coverage table: a sentence of the specification and the tests that verify it. */
export interface CoverageRow {
  line: number;
  sentence: string;
  /** All cells of the row, the sentence first. */
  cells: string[];
  tests: { path: string; titles: string[] }[];
}

const CELLS = /(?<!\\)\|/;
const SEPARATOR = ' › ';

const cellsOf = (line: string) =>
  line
    .split(CELLS)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const isRule = (cells: readonly string[]) => cells.every((cell) => /^:?-+:?$/.test(cell));

/** Tests named in a cell, each in backticks as `path › block › test`. */
function testsIn(cell: string) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => {
    const [path = '', ...titles] = name.split(SEPARATOR);
    return { path, titles };
  });
}

/** The rows of all tables in a Markdown text whose last column is headed “Shown by”. */
export function coverageRows(markdown: string): CoverageRow[] {
  const rows: CoverageRow[] = [];
  let isCoverageTable = false;
  markdown.split('\n').forEach((line, index) => {
    if (!line.startsWith('|')) return void (isCoverageTable = false);
    const cells = cellsOf(line);
    if (cells.at(-1) === 'Shown by') return void (isCoverageTable = true);
    if (!isCoverageTable || isRule(cells)) return;
    rows.push({
      line: index + 1,
      sentence: cells[0] ?? '',
      cells,
      tests: testsIn(cells.at(-1) ?? ''),
    });
  });
  return rows;
}

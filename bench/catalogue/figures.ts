import type { Goal, Table } from '../measure/bench';
import { medianOf } from '../measure/median';
import type { Visit } from './visitPage';

/** Medians over the visits of one page. */
export interface Figures {
  coldMs: number;
  reloadMs: number;
  foundP95Ms: number;
  keyMs: number;
  slowKeyMs: number;
  keyWorkMs: number;
  toggleWorkMs: number;
  frameP95Ms: number;
  longestTaskMs: number;
  mostRows: number;
  toggleMs: number;
  heapMegabytes: number;
  scriptKilobytes: number;
}

export interface Measured {
  name: string;
  figures: Figures;
}

export function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? NaN;
}

export function figuresOf(visits: readonly Visit[]): Figures {
  const middle = (of: (visit: Visit) => number | undefined | null) =>
    medianOf(visits.map((visit) => of(visit) ?? NaN));
  return {
    coldMs: middle((visit) => visit.coldMs),
    reloadMs: middle((visit) => visit.reloadMs),
    foundP95Ms: percentile95(visits.flatMap((visit) => visit.foundMs)),
    keyMs: middle((visit) => visit.keyMs),
    slowKeyMs: middle((visit) => visit.slowKeyMs),
    keyWorkMs: middle((visit) => visit.keyWorkMs),
    toggleWorkMs: middle((visit) => visit.toggleWorkMs),
    frameP95Ms: middle((visit) => visit.frames?.p95Ms),
    longestTaskMs: middle((visit) => visit.frames?.longestTaskMs),
    mostRows: middle((visit) => visit.frames?.mostRows),
    toggleMs: middle((visit) => visit.toggleMs),
    heapMegabytes: middle((visit) => visit.heapMegabytes),
    scriptKilobytes: middle((visit) => visit.scriptBytes / 1000),
  };
}

interface Column {
  title: string;
  of: keyof Figures;
  unit: string;
  digits?: number;
}

const columns: readonly Column[] = [
  { title: 'Cold', of: 'coldMs', unit: 'ms' },
  { title: 'Reload', of: 'reloadMs', unit: 'ms' },
  { title: 'Typing p95', of: 'foundP95Ms', unit: 'ms' },
  { title: 'Key', of: 'keyMs', unit: 'ms' },
  { title: 'Key, 4 × slower', of: 'slowKeyMs', unit: 'ms' },
  { title: 'Work a key', of: 'keyWorkMs', unit: 'ms', digits: 1 },
  { title: 'Work a toggle', of: 'toggleWorkMs', unit: 'ms', digits: 1 },
  { title: 'Frame p95', of: 'frameP95Ms', unit: 'ms', digits: 1 },
  { title: 'Longest task', of: 'longestTaskMs', unit: 'ms' },
  { title: 'Rows drawn', of: 'mostRows', unit: '' },
  { title: 'Toggle', of: 'toggleMs', unit: 'ms' },
  { title: 'Heap', of: 'heapMegabytes', unit: 'MB', digits: 1 },
  { title: 'Scripts', of: 'scriptKilobytes', unit: 'kB' },
];

const titleOf = (of: keyof Figures) => columns.find((column) => column.of === of)?.title ?? of;

const cellOf = (figures: Figures, { of, unit, digits = 0 }: Column) =>
  Number.isNaN(figures[of]) ? '–' : `${figures[of].toFixed(digits)} ${unit}`.trim();

export function mainTable(measured: readonly Measured[], size: number, runs: number): Table {
  return {
    title: `The list of ${size.toLocaleString('en-US')} tours, median of ${runs}`,
    columns: ['Page', ...columns.map(({ title }) => title)],
    rows: measured.map(({ name, figures }) => [
      name,
      ...columns.map((column) => cellOf(figures, column)),
    ]),
  };
}

interface RatioGoal {
  name: string;
  of: keyof Figures;
  limit: number;
  /** Page to compare with; defaults to the bare page. */
  beside?: string;
}

const TUNED = 'react-admin tuned';
/** Goals are ratios within one run, so that they hold on slow and busy machines. */
const ratioGoals: readonly RatioGoal[] = [
  { name: 'Cold to the first row', of: 'coldMs', limit: 1.3 },
  { name: 'Reload to the first row', of: 'reloadMs', limit: 1.2 },
  { name: 'Typing to filtered rows, p95', of: 'foundP95Ms', limit: 1 },
  { name: 'Longest wait of a key', of: 'keyMs', limit: 0.5 },
  { name: 'Longest wait of a key, 4 × slower', of: 'slowKeyMs', limit: 1, beside: TUNED },
  { name: 'Scrolling through all, frame p95', of: 'frameP95Ms', limit: 0.7 },
  { name: 'Publish toggle to paint', of: 'toggleMs', limit: 0.8 },
  { name: 'Heap', of: 'heapMegabytes', limit: 1.3 },
];

/** Ratio of a page's figure to that of its reference page; NaN in a run without that page. */
function ratioOf({ of, beside }: RatioGoal, figures: Figures, measured: readonly Measured[]) {
  const other = beside ?? measured[1]?.name;
  const base = measured.find(({ name }) => name === other)?.figures;
  return base === undefined ? NaN : figures[of] / base[of];
}

/** Ratios of the console's builds to the bare page, with the limits, which shows the effect of an omitted layer. */
export function ratioTable(measured: readonly Measured[], builds: readonly string[]): Table {
  const format = (ratio: number) => (Number.isNaN(ratio) ? '–' : ratio.toFixed(2));
  const rows = measured
    .filter(({ name }) => builds.includes(name))
    .map(({ name, figures }) => [
      name,
      ...ratioGoals.map((goal) => format(ratioOf(goal, figures, measured))),
      figures.mostRows.toFixed(),
      `${figures.scriptKilobytes.toFixed()} kB`,
    ]);
  return {
    title: `Beside the bare page; a key at 4 × slower beside ${TUNED}`,
    columns: ['Build', ...ratioGoals.map(({ of }) => titleOf(of)), 'Rows drawn', 'Scripts'],
    rows: [...rows, ['Limit', ...ratioGoals.map(({ limit }) => String(limit)), '60', '360 kB']],
  };
}

/** The console's goals. The first two pages must be the console and the bare page. */
export function mainGoals(measured: readonly Measured[]): Goal[] {
  const own = measured[0]?.figures;
  if (own === undefined) return [];
  const most = (name: string, value: number, limit: number, unit: string, digits = 0): Goal => ({
    name,
    measured: `${value.toFixed(digits)} ${unit}`,
    limit: `${limit} ${unit}`,
    isMet: value <= limit,
  });
  const ratios = ratioGoals.map((goal) => ({ goal, ratio: ratioOf(goal, own, measured) }));
  return [
    ...ratios
      .filter(({ ratio }) => !Number.isNaN(ratio))
      .map(({ goal, ratio }) =>
        most(`${goal.name}, beside ${goal.beside ?? measured[1]?.name}`, ratio, goal.limit, '×', 2),
      ),
    most('Scrolling through all, rows in the document', own.mostRows, 60, 'rows'),
    most('Scripts before the first row, as sent', own.scriptKilobytes, 360, 'kB'),
  ];
}

/** Figures that may grow in proportion to the data; the others must not depend on its size. */
const growing = columns.filter(({ of }) => of !== 'scriptKilobytes' && of !== 'mostRows');

export function growthTable(bySize: ReadonlyMap<number, readonly Measured[]>): Table {
  return {
    title: 'By the number of tours',
    columns: ['Tours', 'Page', ...columns.map(({ title }) => title)],
    rows: [...bySize].flatMap(([size, measured]) =>
      measured
        .slice(0, 2)
        .map(({ name, figures }) => [
          size.toLocaleString('en-US'),
          name,
          ...columns.map((column) => cellOf(figures, column)),
        ]),
    ),
  };
}

/** Goals for the growth from each size to the next. */
export function growthGoals(bySize: ReadonlyMap<number, readonly Measured[]>): Goal[] {
  const sizes = [...bySize].sort(([a], [b]) => a - b);
  return sizes.slice(1).map(([size, [own]], index): Goal => {
    const [smaller = size, [ownBefore] = []] = sizes[index] ?? [];
    const factor = size / smaller;
    const growths = growing.map(({ title, of }) => {
      const [after, before] = [own?.figures[of] ?? NaN, ownBefore?.figures[of] ?? NaN];
      return { title, ratio: before === 0 ? Number(after > 0) : after / before };
    });
    const worst = growths.toSorted((a, b) => b.ratio - a.ratio)[0];
    return {
      name: `Growth from ${smaller.toLocaleString('en-US')} to ${size.toLocaleString('en-US')}, the fastest figure`,
      measured: `${worst?.ratio.toFixed(1)} × (${worst?.title})`,
      limit: `${factor} ×`,
      isMet: worst !== undefined && worst.ratio <= factor,
    };
  });
}

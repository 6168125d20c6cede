import type { BenchReport, Table } from '../measure/bench';
import { medianOf } from '../measure/median';
import { openBrowser } from '../measure/openBrowser';
import { buildPeers } from './buildPeers';
import { barePage, consolePage, peerPages, type MeasuredPage } from './measuredPages';
import { openSite } from './openSite';
import { visitOverLine, type Line, type LineVisit, type Start } from './visitOverLine';

const lines: readonly Line[] = [
  { name: 'slow-4g', down: 1_600_000, up: 750_000, latency: 150 },
  { name: 'dsl', down: 8_000_000, up: 1_000_000, latency: 40 },
  { name: 'loopback', down: 0, up: 0, latency: 0 },
];
const TOURS = 10_000;
const KINDS = ['Document', 'Stylesheet', 'Script', 'Font', 'Fetch', 'Image'];

/** The line of `--line slow-4g`; null without one. */
export function requestedLine(parts: readonly string[]): Line | null {
  const index = parts.indexOf('--line');
  if (index < 0) return null;
  const line = lines.find(({ name }) => name === parts[index + 1]);
  if (line === undefined) throw new Error(`--line ${lines.map(({ name }) => name).join('|')}`);
  return line;
}

/** Slow-downs of the processor: `--cpu 4` measures that alone. */
function requestedSlowdowns(): number[] {
  const index = process.argv.indexOf('--cpu');
  return index < 0 ? [1, 4] : [Number(process.argv[index + 1])];
}

const formatMs = (values: readonly (number | null | undefined)[]) => {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? '–' : `${Math.round(medianOf(known))} ms`;
};

function rowOf(name: string, visits: readonly LineVisit[]): string[] {
  const times = (pick: (visit: LineVisit) => Start | null, key: keyof Start) =>
    formatMs(visits.map((visit) => pick(visit)?.[key]));
  return [
    name,
    times(({ first }) => first, 'frameMs'),
    times(({ first }) => first, 'firstRowMs'),
    times(({ next }) => next, 'frameMs'),
    times(({ next }) => next, 'firstRowMs'),
    times(({ offline }) => offline, 'firstRowMs'),
    ...KINDS.map((kind) =>
      medianOf(visits.map(({ kilobytes }) => kilobytes[kind] ?? 0)).toFixed(0),
    ),
  ];
}

/** Starts of the list over a line, beside its peers, in turn within each run; the list is sent in gzip to all. */
export async function benchLine(line: Line, runs: number): Promise<BenchReport> {
  const browser = await openBrowser();
  const { server, plan, stop } = await openSite(browser, await buildPeers(), {
    isCompressed: true,
  });
  try {
    await server.hold(TOURS);
    const tables: Table[] = [];
    for (const cpu of requestedSlowdowns()) {
      const visits = new Map<MeasuredPage, LineVisit[]>();
      for (let run = 0; run < runs; run += 1) {
        for (const page of [consolePage, ...peerPages, barePage]) {
          const visit = await visitOverLine(browser, page, { ...plan, line, cpu });
          visits.set(page, [...(visits.get(page) ?? []), visit]);
        }
      }
      tables.push({
        title: `${line.name}, processor ${cpu} × slower, ${TOURS} tours, median of ${runs}`,
        columns: ['Page', 'Frame', 'First row', 'Next: frame', 'Next: row', 'Offline', ...KINDS],
        rows: [...visits].map(([page, each]) => rowOf(page.name, each)),
      });
    }
    return { tables, goals: [] };
  } finally {
    await browser.close();
    await stop();
  }
}

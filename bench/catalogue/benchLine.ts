import type { BenchReport, Table } from '../measure/bench';
import { medianOf } from '../measure/median';
import { type Line } from '../measure/lines';
import { openBrowser } from '../measure/openBrowser';
import { buildPeers } from './buildPeers';
import { barePage, consolePage, type MeasuredPage } from './measuredPages';
import { openSite } from './openSite';
import { visitOverLine, type LineVisit, type Start } from './visitOverLine';

const TOURS = 10_000;
const STARTS = [
  'Frame',
  'First row',
  'Usable',
  'Whole list',
  'Next: frame',
  'Next: row',
  'Later: row',
  'Offline',
];
const KINDS = ['Document', 'Stylesheet', 'Script', 'Font', 'Fetch', 'Image'];

/** CPU slow-down factors: `--cpu 4` measures only that one. */
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
    formatMs(visits.map(({ usableMs }) => usableMs)),
    formatMs(visits.map(({ completeMs }) => completeMs)),
    times(({ next }) => next, 'frameMs'),
    times(({ next }) => next, 'firstRowMs'),
    times(({ later }) => later, 'firstRowMs'),
    times(({ offline }) => offline, 'firstRowMs'),
    ...KINDS.map((kind) =>
      medianOf(visits.map(({ kilobytes }) => kilobytes[kind] ?? 0)).toFixed(0),
    ),
  ];
}

export interface LineBench {
  line: Line;
  runs: number;
  /** Pages of other products. */
  peers: readonly MeasuredPage[];
  /** Further builds of the console by name, with their source trees. */
  builds: readonly { name: string; tree: string }[];
}

/**
 * Starts of the list over an emulated line, beside its peers, in turn within each run; all receive the list in gzip.
 */
export async function benchLine({ line, runs, peers, builds }: LineBench): Promise<BenchReport> {
  const browser = await openBrowser();
  const peerBundles = await buildPeers();
  const own = await openSite(browser, peerBundles, { isCompressed: true });
  const opened = [own];
  try {
    const sites = [consolePage, ...peers, barePage].map((page) => ({ page, plan: own.plan }));
    for (const { name, tree } of builds) {
      const site = await openSite(browser, peerBundles, { isCompressed: true, tree });
      opened.push(site);
      sites.push({ page: { ...consolePage, name }, plan: site.plan });
    }
    for (const { server } of opened) await server.hold(TOURS);
    const tables: Table[] = [];
    for (const cpu of requestedSlowdowns()) {
      const visits = new Map<MeasuredPage, LineVisit[]>();
      for (let run = 0; run < runs; run += 1) {
        for (const { page, plan } of sites) {
          const visit = await visitOverLine(browser, page, { ...plan, line, cpu });
          visits.set(page, [...(visits.get(page) ?? []), visit]);
        }
      }
      tables.push({
        title: `${line.name}, processor ${cpu} × slower, ${TOURS} tours, median of ${runs}`,
        columns: ['Page', ...STARTS, ...KINDS],
        rows: [...visits].map(([page, each]) => rowOf(page.name, each)),
      });
    }
    return { tables, goals: [] };
  } finally {
    await browser.close();
    for (const { stop } of opened) await stop();
  }
}

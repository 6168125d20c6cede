import { basename } from 'node:path';
import type { TourRow } from '../../src/domain/tours/tour';
import type { Browser } from '@playwright/test';
import type { Bench } from '../measure/bench';
import { requestedLine } from '../measure/lines';
import { openBrowser } from '../measure/openBrowser';
import { benchLine } from './benchLine';
import { buildPeers } from './buildPeers';
import { buildProbe } from '../measure/buildProbe';
import { chooseQueries } from './chooseQueries';
import {
  figuresOf,
  growthGoals,
  growthTable,
  mainGoals,
  mainTable,
  ratioTable,
  type Measured,
} from './figures';
import { barePage, consolePage, peerPages, type MeasuredPage } from './measuredPages';
import { makeTree } from './makeTree';
import { openSite } from './openSite';
import { type serveCatalogue } from './serveCatalogue';
import { visitPage, type Visit, type VisitPlan } from './visitPage';

const RUNS = Number(process.env['RUNS'] ?? 5);
const GROWTH_RUNS = Math.min(RUNS, 2);
const MAIN_SIZE = 10_000;

/** Empty with `--without-peers`, which compares only the bare page. */
const requestedPeers = () => (process.argv.includes('--without-peers') ? [] : peerPages);

/** Comma-separated values of an option: `--sizes 1000,10000`. */
function valuesOf(option: string): string[] {
  const index = process.argv.indexOf(option);
  return index < 0 ? [] : (process.argv[index + 1] ?? '').split(',');
}

/** Numbers of tours to measure. */
const requestedSizes = () => {
  const sizes = valuesOf('--sizes');
  return (sizes.length === 0 ? ['1000', '10000', '50000'] : sizes).map(Number);
};

/** Further builds of the console by name, with their source trees. */
function requestedTrees(): { name: string; tree: string }[] {
  return [
    // `--beside ../before`: another checkout, for before and after figures in one run.
    ...valuesOf('--beside').map((tree) => ({ name: `Console of ${basename(tree)}`, tree })),
    // `--without velocity,url+checkboxes`: one build without the first layer, one without both of the others.
    ...valuesOf('--without').map((layers) => ({
      name: `Console without ${layers}`,
      tree: makeTree(layers.split('+')),
    })),
  ];
}

/** A build of the console with the list server in front of it, and the page that shows it or a peer. */
interface Site {
  page: MeasuredPage;
  plan: Pick<VisitPlan, 'url' | 'signedIn'>;
}

type Server = Awaited<ReturnType<typeof serveCatalogue>>;

const nameFailure = (page: MeasuredPage) => (cause: unknown) => {
  throw new Error(`A visit of ${page.name} failed`, { cause });
};

/** Visits the pages in turn within each run, so that other load on the machine affects all alike. */
async function visitInterleaved(
  browser: Browser,
  sites: readonly Site[],
  plan: Pick<VisitPlan, 'probe' | 'queries' | 'slowQueries'>,
  runs: number,
): Promise<Measured[]> {
  const visits = new Map<Site, Visit[]>(sites.map((site) => [site, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const site of sites) {
      const visit = () => visitPage(browser, site.page, { ...site.plan, ...plan });
      // Without its debounce, react-admin occasionally loses a typed key; one retry saves the others' figures.
      const visited = peerPages.includes(site.page) ? visit().catch(visit) : visit();
      visits.get(site)?.push(await visited.catch(nameFailure(site.page)));
    }
  }
  return [...visits].map(([{ page }, each]) => ({ name: page.name, figures: figuresOf(each) }));
}

/** Makes each server hold a list of this many tours, and chooses queries for it. */
async function holdTours(servers: readonly Server[], size: number) {
  const lists: (readonly TourRow[])[] = [];
  for (const server of servers) lists.push(await server.hold(size));
  const queries = chooseQueries(lists[0] ?? [], 12);
  return { queries, slowQueries: queries.slice(0, 4) };
}

/** Bench of the console's tour list beside react-admin's and a bare DataGrid, on the same list over HTTP. */
export const benchCatalogue: Bench = async (parts) => {
  const line = requestedLine(parts);
  const trees = requestedTrees();
  if (line !== null) {
    return benchLine({ line, runs: RUNS, peers: requestedPeers(), builds: trees });
  }
  const peers = await buildPeers();
  const browser = await openBrowser();
  const opened: Awaited<ReturnType<typeof openSite>>[] = [];
  try {
    const own = await openSite(browser, peers);
    opened.push(own);
    const builds: Site[] = [];
    for (const { name, tree } of trees) {
      const site = await openSite(browser, peers, { tree });
      opened.push(site);
      builds.push({ page: { ...consolePage, name }, plan: site.plan });
    }
    const probe = await buildProbe();
    const bySize = new Map<number, Measured[]>();
    for (const size of requestedSizes()) {
      const isMain = size === MAIN_SIZE;
      const queries = await holdTours(
        opened.map(({ server }) => server),
        size,
      );
      const pages = [consolePage, barePage, ...(isMain ? requestedPeers() : [])];
      const sites = pages.map((page) => ({ page, plan: own.plan }));
      bySize.set(
        size,
        await visitInterleaved(
          browser,
          [...sites, ...(isMain ? builds : [])],
          { probe, ...queries },
          isMain ? RUNS : GROWTH_RUNS,
        ),
      );
    }
    const main = bySize.get(MAIN_SIZE) ?? [];
    const names = [consolePage, ...builds.map(({ page }) => page)].map(({ name }) => name);
    return {
      tables: [mainTable(main, MAIN_SIZE, RUNS), ratioTable(main, names), growthTable(bySize)],
      goals: [...mainGoals(main), ...growthGoals(bySize)],
    };
  } finally {
    await browser.close();
    for (const { stop } of opened) await stop();
  }
};

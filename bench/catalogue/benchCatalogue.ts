import { build } from 'esbuild';
import type { Browser } from '@playwright/test';
import { signIn } from '../../e2e/signIn';
import { startProduct } from '../../scripts/startProduct';
import type { Bench } from '../measure/bench';
import { findFreePort } from '../measure/findFreePort';
import { openBrowser } from '../measure/openBrowser';
import { buildPeers } from './buildPeers';
import { chooseQueries } from './chooseQueries';
import {
  figuresOf,
  growthGoals,
  growthTable,
  mainGoals,
  mainTable,
  type Measured,
} from './figures';
import { barePage, consolePage, peerPages, type MeasuredPage } from './measuredPages';
import { serveCatalogue } from './serveCatalogue';
import { visitPage, type Visit, type VisitPlan } from './visitPage';

const RUNS = Number(process.env['RUNS'] ?? 5);
const GROWTH_RUNS = Math.min(RUNS, 2);
const MAIN_SIZE = 10_000;

/** False with `--without-peers`: then only the bare page is compared. */
const hasPeers = () => !process.argv.includes('--without-peers');

/** Numbers of tours to measure, by `--sizes 1000,10000`. */
function requestedSizes(): number[] {
  const index = process.argv.indexOf('--sizes');
  const sizes = index < 0 ? '1000,10000,50000' : (process.argv[index + 1] ?? '');
  return sizes.split(',').map(Number);
}

async function buildProbe(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['bench/catalogue/probe.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

async function signedInState(browser: Browser, address: string): Promise<VisitPlan['signedIn']> {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await signIn(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Visits the pages in turn within each run, so that other load of the machine affects all alike. */
async function visitInterleaved(
  browser: Browser,
  pages: readonly MeasuredPage[],
  plan: VisitPlan,
  runs: number,
): Promise<Measured[]> {
  const visits = new Map<MeasuredPage, Visit[]>(pages.map((page) => [page, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const page of pages) visits.get(page)?.push(await visitPage(browser, page, plan));
  }
  return [...visits].map(([{ name }, each]) => ({ name, figures: figuresOf(each) }));
}

/** Bench of the console's list of tours beside react-admin's and a bare DataGrid, on the same list over HTTP. */
export const benchCatalogue: Bench = async () => {
  const sizes = requestedSizes();
  const [productPort, port] = [await findFreePort(), await findFreePort()];
  const address = `http://localhost:${port}`;
  const product = await startProduct(productPort, { PUBLIC_URL: address });
  const server = await serveCatalogue(port, product.address, await buildPeers());
  const browser = await openBrowser();
  try {
    const [probe, signedIn] = [await buildProbe(), await signedInState(browser, address)];
    const bySize = new Map<number, Measured[]>();
    for (const size of sizes) {
      const isMain = size === MAIN_SIZE;
      const queries = chooseQueries(await server.hold(size), 12);
      const slowQueries = queries.slice(0, 4);
      const peers = isMain && hasPeers() ? peerPages : [];
      const pages = [consolePage, barePage, ...peers];
      const plan = { address, signedIn, probe, queries, slowQueries };
      bySize.set(size, await visitInterleaved(browser, pages, plan, isMain ? RUNS : GROWTH_RUNS));
    }
    const main = bySize.get(MAIN_SIZE);
    return {
      tables: [...(main ? [mainTable(main, MAIN_SIZE, RUNS)] : []), growthTable(bySize)],
      goals: [...(main ? mainGoals(main) : []), ...growthGoals(bySize)],
    };
  } finally {
    await browser.close();
    await server.stop();
    await product.stop();
  }
};

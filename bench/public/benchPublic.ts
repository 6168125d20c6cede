import { type Browser, type Page } from '@playwright/test';
import { startProduct } from '../../scripts/product/startProduct';
import { type Bench, type Goal, type Table } from '../measure/bench';
import { findFreePort } from '../../worker/testing/findFreePort';
import { medianOf } from '../measure/median';
import { openBrowser } from '../measure/openBrowser';
import { auditPage } from './auditPage';
import { measureVisit, type Visit } from './measureVisit';
import { serveTwins, writeTwin, type Twin } from './serveTwins';

const RUNS = Number(process.env['RUNS'] ?? 5);

interface BenchedPage {
  name: string;
  path: string;
  /** Resolves when the page shows its main content. */
  isReady: (page: Page) => Promise<unknown>;
  /** Path for Lighthouse, to the view that does not redirect. */
  auditedPath: string;
  /** Audits that contradict the purpose of the page. */
  skipAudits: string[];
}

const pages: BenchedPage[] = [
  {
    name: 'Landing',
    path: '/',
    auditedPath: '/',
    isReady: (page) => page.locator('.tour-card').first().waitFor(),
    skipAudits: [],
  },
  {
    name: 'Privacy policy',
    path: '/privacy-policy',
    auditedPath: '/privacy-policy',
    isReady: (page) => page.locator('article').waitFor(),
    skipAudits: [],
  },
  {
    name: 'Shared playlist',
    path: '/share/playlist/bench',
    // Without the app, browsers log an error for every attempt to open it.
    auditedPath: '/share/playlist/bench?noapp=1',
    // The last view, so that a late largest paint is counted.
    isReady: (page) => page.getByRole('heading', { name: /^Open in the / }).waitFor(),
    // Shared playlists are noindex.
    skipAudits: ['is-crawlable'],
  },
];

interface Measured {
  name: string;
  own: Visit[];
  twin: Visit[];
  /** The same HTML, hydrated by React with no-op handlers. */
  hydrated: Visit[];
}

const of = (visits: readonly Visit[], figure: Exclude<keyof Visit, 'lcpElement'>) =>
  medianOf(visits.map((visit) => visit[figure]));
const ratioOf = ({ own, twin }: Measured) => of(own, 'lcpMs') / of(twin, 'lcpMs');
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;

const isHydrated = (page: Page) =>
  page.locator('html[data-is-hydrated]').waitFor({ state: 'attached' });

/** Measures page and twins in turn, so that other load on the machine affects all alike. */
async function measurePages(browser: Browser, url: string): Promise<Measured[]> {
  const copies: Twin[] = [];
  for (const { path, isReady } of pages) {
    copies.push(await writeTwin(browser, url + path, isReady));
  }
  const twins = await serveTwins(copies);
  const measured: Measured[] = pages.map(({ name }) => ({
    name,
    own: [],
    twin: [],
    hydrated: [],
  }));
  for (let run = 0; run < RUNS; run += 1) {
    for (const [at, { path, isReady }] of pages.entries()) {
      measured[at]?.own.push(await measureVisit(browser, url + path, isReady));
      measured[at]?.twin.push(await measureVisit(browser, twins.urlOf(at), async () => null));
      const hydrated = await measureVisit(browser, twins.hydratedUrlOf(at), isHydrated);
      measured[at]?.hydrated.push(hydrated);
    }
  }
  await twins.stop();
  return measured;
}

function goalsOf(page: Measured): Goal[] {
  const { name, own, hydrated } = page;
  const ratio = ratioOf(page);
  const blockingLimit = 1.2 * of(hydrated, 'cpuTbtMs');
  const goal = (what: string, measured: string, limit: string, isMet: boolean): Goal => ({
    name: `${name}: ${what}`,
    measured,
    limit,
    isMet,
  });
  return [
    goal('LCP beside a static page', `${ratio.toFixed(2)} ×`, '1.50 ×', ratio <= 1.5),
    goal(
      'blocking time (processor time)',
      milliseconds(of(own, 'cpuTbtMs')),
      '100 ms',
      of(own, 'cpuTbtMs') <= 100,
    ),
    goal(
      'blocking time beside empty handlers',
      milliseconds(of(own, 'cpuTbtMs')),
      `${milliseconds(blockingLimit)}, 1.2 ×`,
      of(own, 'cpuTbtMs') <= blockingLimit,
    ),
    goal('layout shift', of(own, 'cls').toFixed(3), '0.020', of(own, 'cls') <= 0.02),
    goal(
      'scripts (Brotli)',
      kilobytes(of(own, 'scriptBytes')),
      '75.0 kB',
      of(own, 'scriptBytes') <= 75_000,
    ),
  ];
}

function tableOf(measured: readonly Measured[]): Table {
  return {
    title: `First visit of a phone, 4 × slower CPU, slow 4G at 150 ms; median of ${RUNS}`,
    columns: [
      'Page',
      'LCP',
      'static page',
      'ratio',
      'TBT',
      'of it CPU',
      'hydrated only',
      'CLS',
      'scripts',
      'LCP element',
    ],
    rows: measured.map((page) => [
      page.name,
      milliseconds(of(page.own, 'lcpMs')),
      milliseconds(of(page.twin, 'lcpMs')),
      ratioOf(page).toFixed(2),
      milliseconds(of(page.own, 'tbtMs')),
      milliseconds(of(page.own, 'cpuTbtMs')),
      milliseconds(of(page.hydrated, 'cpuTbtMs')),
      of(page.own, 'cls').toFixed(3),
      kilobytes(of(page.own, 'scriptBytes')),
      page.own[0]?.lcpElement ?? '',
    ]),
  };
}

async function auditPages(url: string, port: number): Promise<{ table: Table; goals: Goal[] }> {
  const rows: string[][] = [];
  const goals: Goal[] = [];
  for (const { name, auditedPath, skipAudits } of pages) {
    const audits = await auditPage(url + auditedPath, port, skipAudits);
    rows.push([name, ...audits.map(({ score }) => String(score))]);
    const failed = audits.flatMap((audit) => audit.failed);
    goals.push({
      name: `${name}: Lighthouse's audits`,
      measured: failed.length === 0 ? 'all met' : failed.join(', '),
      limit: 'all met',
      isMet: failed.length === 0 && audits.length === 3,
    });
  }
  const columns = ['Page', 'Accessibility', 'Best practices', 'SEO'];
  return { table: { title: 'Lighthouse', columns, rows }, goals };
}

/** Bench of the public pages: web vitals of a first visit beside static twins, and Lighthouse audits. */
export const benchPublic: Bench = async () => {
  const product = await startProduct(await findFreePort());
  try {
    const browser = await openBrowser();
    const measured = await measurePages(browser, product.url);
    await browser.close();
    const port = await findFreePort();
    const auditor = await openBrowser([`--remote-debugging-port=${port}`]);
    const { table, goals } = await auditPages(product.url, port);
    await auditor.close();
    return { tables: [tableOf(measured), table], goals: [...measured.flatMap(goalsOf), ...goals] };
  } finally {
    await product.stop();
  }
};

import { type Browser } from '@playwright/test';
import { authorizationOf } from '../../e2e/workerCalls';
import { installedEngines, type Engine } from '../../scripts/engines/engines';
import { startProduct } from '../../scripts/product/startProduct';
import { buildProbe } from '../measure/buildProbe';
import { chooseQueries } from '../catalogue/chooseQueries';
import { percentile95 } from '../catalogue/figures';
import { serveCatalogue } from '../catalogue/serveCatalogue';
import { addRecording } from '../chapters/addRecording';
import { makeRecordings } from '../chapters/makeRecordings';
import { type Bench } from '../measure/bench';
import { findFreePort } from '../../worker/testing/findFreePort';
import { medianOf } from '../measure/median';
import { drawRecording, type Drawing } from './drawRecording';
import { launchEngine } from './launchEngine';
import { storedSession, withSignedInPage } from '../measure/signedInPage';
import { visitList, type ListVisit } from './visitList';

const RUNS = Number(process.env['RUNS'] ?? 3);
const TOURS = 10_000;
const QUERIES = 6;
const THREE_HOURS = 10_784;

interface Visits {
  lists: ListVisit[];
  drawings: Drawing[];
}

/** Adds a recording of three hours to the first tour; returns the path of its editor. */
async function addThreeHours(browser: Browser, url: string, file: string): Promise<string> {
  const session = await storedSession(browser, url);
  return withSignedInPage({ browser, url, session }, async (page) => {
    const { authorization } = await authorizationOf(page);
    const response = await page.request.get('/api/tours?lang=en', { headers: { authorization } });
    const [tour]: { id: string }[] = await response.json();
    if (tour === undefined) throw new Error('No tours');
    return addRecording({ page, url, authorization }, tour.id, file, THREE_HOURS);
  });
}

function rowOf(engine: Engine, { lists, drawings }: Visits): string[] {
  const ms = (values: readonly number[]) => `${medianOf(values).toFixed(0)} ms`;
  const seconds = (values: readonly number[]) => `${(medianOf(values) / 1000).toFixed(2)} s`;
  const found = lists.flatMap(({ foundMs }) => foundMs);
  return [
    engine,
    ms(lists.map(({ coldMs }) => coldMs)),
    ms(lists.map(({ reloadMs }) => reloadMs)),
    ms(found),
    `${percentile95(found).toFixed(0)} ms`,
    seconds(drawings.map(({ overviewMs }) => overviewMs)),
    seconds(drawings.map(({ exactMs }) => exactMs)),
  ];
}

/** Bench of the tour list and of a long recording in the named engines, or in each installed one. */
export const benchEngines: Bench = async (named) => {
  const engines = installedEngines().filter((each) => named.length === 0 || named.includes(each));
  if (engines.length === 0) throw new Error(`None of these is installed: ${named.join(', ')}`);
  const { threeHours } = await makeRecordings();
  const [productPort, port] = [await findFreePort(), await findFreePort()];
  const product = await startProduct(productPort, { PUBLIC_URL: `http://localhost:${port}` });
  const catalogue = await serveCatalogue(port, product.url, { peers: [], isCompressed: false });
  const visits = new Map<Engine, Visits>();
  try {
    const queries = chooseQueries(await catalogue.hold(TOURS), QUERIES);
    const plan = { probe: await buildProbe(), queries };
    const { url } = catalogue;
    let path: string | null = null;
    for (const engine of engines) {
      const browser = await launchEngine(engine);
      try {
        path ??= await addThreeHours(browser, product.url, threeHours);
        const recording = path;
        const session = await storedSession(browser, url);
        const [lists, drawings]: [ListVisit[], Drawing[]] = [[], []];
        for (let run = 0; run < RUNS; run += 1) {
          const profile = { browser, url, session };
          lists.push(await withSignedInPage(profile, (page) => visitList(page, plan)));
          drawings.push(await withSignedInPage(profile, (page) => drawRecording(page, recording)));
          // Printed immediately, so that an aborted run still yields figures.
          console.log(engine, JSON.stringify([lists.at(-1), drawings.at(-1)]));
        }
        visits.set(engine, { lists, drawings });
      } finally {
        await browser.close();
      }
    }
  } finally {
    await catalogue.stop();
    await product.stop();
  }
  const columns = ['Engine', 'List, cold', 'Reload', 'Key to rows', 'p95', '3 h: overview'];
  return {
    tables: [
      {
        title: `${TOURS.toLocaleString('en-US')} tours, and 3 h of MP3 from its last byte, median of ${RUNS}`,
        columns: [...columns, '3 h: exact'],
        rows: [...visits].map(([engine, each]) => rowOf(engine, each)),
      },
    ],
    goals: [],
  };
};

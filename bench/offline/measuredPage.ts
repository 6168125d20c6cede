import { tourReceived, toursReceived } from '../../src/state/model/toursSlice';
import { makeTours } from './makeRows';
import { openOurs, openStock, type MeasuredStore } from './measuredStore';
import { watchThread, type Blocking } from './watchThread';

export type Kind = 'ours' | 'stock';

export interface EditFigures {
  /** Milliseconds until each edit is stored on the device. */
  durable: number[];
  /** Longest time for which each edit blocked the thread. */
  blocked: number[];
  /** Blocking by a refetch of the unchanged list: with a full response (200), and with a 304. */
  refetch: { whole: Blocking; known: Blocking };
}

export interface HydrateFigures {
  ms: number;
  tours: number;
  sections: number;
}

const EDITS = 40;
const stores: Record<Kind, () => MeasuredStore> = { ours: openOurs, stock: openStock };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const listOf = (rows: ReturnType<typeof makeTours>) =>
  toursReceived({ rows, language: 'en', fetchedAt: Date.now(), isComplete: true });

/** Fills the store with tours, edits some of them one by one, and refetches all unchanged. */
async function measureEdits(kind: Kind, tours: number): Promise<EditFigures> {
  const store = stores[kind]();
  await store.hydrate();
  const rows = makeTours(tours);
  store.dispatch(listOf(rows));
  await store.settle();
  await pause(300);
  const edits: Blocking[] = [];
  for (let n = 0; n < EDITS; n += 1) {
    const index = (n * 7919) % tours;
    const row = rows[index];
    if (row === undefined) continue;
    const edited = { ...row, title: `Edited ${n}`, updated_at: new Date().toISOString() };
    rows[index] = edited;
    edits.push(
      await watchThread(async () => {
        store.dispatch(tourReceived(edited));
        await store.settle();
      }),
    );
    await pause(10);
  }
  const text = JSON.stringify(rows);
  const refetch = async (isKnown: boolean) =>
    watchThread(async () => {
      await store.refetch(text, isKnown);
      await store.settle();
    });
  const whole = await refetch(false);
  await pause(100);
  const known = await refetch(true);
  return {
    durable: edits.map(({ lasted }) => lasted),
    blocked: edits.map(({ longest }) => longest),
    refetch: { whole, known },
  };
}

async function measureHydrate(kind: Kind): Promise<HydrateFigures> {
  const store = stores[kind]();
  const startedAt = performance.now();
  await store.hydrate();
  const ms = performance.now() - startedAt;
  return { ms, tours: store.countTours(), sections: store.countSections() };
}

async function fillSections(kind: Kind, tours: number): Promise<void> {
  const store = stores[kind]();
  if (kind === 'ours') await store.hydrate();
  await store.fillSections(tours);
}

const measured = { measureEdits, measureHydrate, fillSections };
declare global {
  interface Window {
    measured: typeof measured;
  }
}
window.measured = measured;

import { tourReceived, toursReceived } from '../../src/state/model/toursSlice';
import { makeTours } from './makeRows';
import { openOurs, openStock, type MeasuredStore } from './measuredStore';
import { watchThread, type Blocking } from './watchThread';

export type Kind = 'ours' | 'stock';

export interface EditFigures {
  /** Milliseconds until an edit is on the device, each. */
  durable: number[];
  /** The longest time the thread was blocked by an edit, each. */
  blocked: number[];
  /** Of the list as it is: read whole, and from a worker that says that it is the same. */
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

/** Fills the store with tours, edits some of them one by one, and fetches them all unchanged. */
async function measureEdits(kind: Kind, tours: number): Promise<EditFigures> {
  const store = stores[kind]();
  await store.hydrate();
  const rows = makeTours(tours);
  store.dispatch(listOf(rows));
  await store.settle();
  await pause(300);
  const edits: Blocking[] = [];
  for (let n = 0; n < EDITS; n += 1) {
    const place = (n * 7919) % tours;
    const row = rows[place];
    if (row === undefined) continue;
    const edited = { ...row, title: `Edited ${n}`, updated_at: new Date().toISOString() };
    rows[place] = edited;
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
  const began = performance.now();
  await store.hydrate();
  const ms = performance.now() - began;
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

import { closeTabs, json, openOutboxTab, taj, type Call } from '../../testing/openOutboxTab';
import { selectTour, selectTourList } from '../select/selectTours';
import { toursEndpoints } from '../endpoints/toursEndpoints';
import { revalidatableList } from '../endpoints/tourListRevalidation';
import { type Edit } from '../outbox/edit';

afterEach(closeTabs);

const EXTENSIONS = { 'kathayatra-extensions': 'if-none-match' };
const fort = { ...taj, id: 't2', slug: 'fort', title: 'Fort' };

/** A worker with one list; with `version` null it does not support ETags. */
function workerOf(version: string | null) {
  const worker = { rows: [taj, fort], version, isOffline: false };
  const respond = ({ headers, path }: Call) => {
    if (worker.isOffline) return 'lost' as const;
    if (!path.startsWith('/api/tours?')) return json(200, [taj], worker.version ? EXTENSIONS : {});
    if (worker.version === null) {
      // CORS rejects the header, which looks like a network failure to the page.
      return headers.has('if-none-match') ? ('lost' as const) : json(200, worker.rows);
    }
    const isNotModified = headers.get('if-none-match') === worker.version;
    return isNotModified
      ? new Response(null, { status: 304, headers: EXTENSIONS })
      : json(200, worker.rows, { ...EXTENSIONS, etag: worker.version });
  };
  return { worker, respond };
}

async function openList(respond: Parameters<typeof openOutboxTab>[0]) {
  const tab = await openOutboxTab(respond);
  const list = () => tab.getState().tours.lists['en'];
  const read = async () => {
    const before = tab.calls.length;
    const options = { forceRefetch: true, subscribe: false };
    await tab.dispatch(toursEndpoints.endpoints.getTours.initiate({ language: 'en' }, options));
    const requests = tab.calls.slice(before).filter(({ path }) => path.startsWith('/api/tours?'));
    const sent = requests.map(({ headers }) => headers.get('if-none-match'));
    return { ids: list()?.ids, sent };
  };
  return { ...tab, read, list };
}

describe('the list of tours, read again', () => {
  it('is not sent again by a worker that knows its versions while it is the same', async () => {
    const { worker, respond } = workerOf('"v1"');
    const tab = await openList(respond);
    expect(await tab.read()).toEqual({ ids: ['t1', 't2'], sent: [null] });
    const before = tab.getState().tours;
    const readAt = tab.list()?.fetchedAt ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 2));
    expect(await tab.read()).toEqual({ ids: ['t1', 't2'], sent: ['"v1"'] });
    expect(tab.list()?.fetchedAt).toBeGreaterThan(readAt);
    expect(tab.getState().tours.records).toBe(before.records);
    expect(tab.getState().tours.texts).toBe(before.texts);

    Object.assign(worker, { rows: [fort], version: '"v2"' });
    expect(await tab.read()).toEqual({ ids: ['t2'], sent: ['"v1"'] });
    expect(selectTourList(tab.getState(), 'en')).toHaveLength(1);
    expect(await tab.read()).toEqual({ ids: ['t2'], sent: ['"v2"'] });
  });

  it('is read whole where a row, or its words, or a part of the list is missing here', async () => {
    const tab = await openList(workerOf('"v1"').respond);
    await tab.read();
    const { tours } = tab.getState();
    const list = tours.lists['en'];
    if (list === undefined) throw new Error('No list');
    const without = <T>(table: Record<string, T>, key: string) =>
      Object.fromEntries(Object.entries(table).filter(([each]) => each !== key));
    expect(revalidatableList(tours, 'en')).toBe(list);
    expect(revalidatableList(tours, 'hi')).toBeNull();
    expect(revalidatableList({ ...tours, records: without(tours.records, 't2') }, 'en')).toBeNull();
    expect(revalidatableList({ ...tours, texts: without(tours.texts, 't2:en') }, 'en')).toBeNull();
    const cut = { ...list, isComplete: false };
    expect(revalidatableList({ ...tours, lists: { en: cut } }, 'en')).toBeNull();
  });

  it('is read whole where an unsent edit alone keeps a row of it', async () => {
    const { worker, respond } = workerOf('"v1"');
    const tab = await openList(respond);
    await tab.read();
    worker.isOffline = true;
    const move: Edit = {
      entity: 'tour',
      action: 'update',
      ref: { tourId: 't1', language: 'en' },
      fields: { city: 'X' },
    };
    await tab.save([move]);
    Object.assign(worker, { isOffline: false, rows: [fort], version: '"v2"' });
    expect((await tab.read()).sent).toEqual(['"v1"']);
    expect(selectTour(tab.getState(), 't1', 'en')?.city).toBe('X');
    expect((await tab.read()).sent).toEqual([null]);
  });

  it('is read as ever from a worker that says nothing of versions, or no longer does', async () => {
    const { worker, respond } = workerOf(null);
    const tab = await openList(respond);
    expect((await tab.read()).sent).toEqual([null]);
    expect((await tab.read()).sent).toEqual([null]);
    worker.version = '"v1"';
    await tab.read();
    worker.version = null;
    tab.console.store.dispatch((_dispatch, _getState, { extensions }) =>
      extensions.read(new Headers({ 'kathayatra-extensions': 'if-match' })),
    );
    expect(await tab.read()).toEqual({ ids: ['t1', 't2'], sent: ['"v1"', '"v1"', null] });
    expect((await tab.read()).sent).toEqual([null]);
  });
});

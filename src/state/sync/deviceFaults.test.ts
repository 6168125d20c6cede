import { deleteDB } from 'idb';
import { closeTabs, json, openOutboxTab, taj, waitUntil } from '../../testing/openOutboxTab';
import { asha, type Call } from '../../testing/openOutboxTab';
import { newTour, tourChange } from '../../testing/outbox/outboxEdits';
import { languagesReceived } from '../model/languagesSlice';
import { selectTour } from '../select/selectTours';
import { cacheName } from '../storage/cacheDatabase';
import { outboxName } from './outboxDatabase';

const DAY_MS = 24 * 60 * 60 * 1000;
const unhandled: unknown[] = [];
const onUnhandled = (failure: unknown) => void unhandled.push(failure);

beforeAll(() => void process.on('unhandledRejection', onUnhandled));
afterAll(() => void process.off('unhandledRejection', onUnhandled));
afterEach(async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  await closeTabs();
  expect(unhandled).toEqual([]);
});

const noticesOf = (tab: Awaited<ReturnType<typeof openOutboxTab>>) =>
  tab.getState().notices.map(({ text }) => text);
const ofWrites = (calls: readonly Call[]) => calls.filter(({ method }) => method !== 'GET');

describe('a device', () => {
  it('that loses its databases in mid-session stores and sends what is saved from then on', async () => {
    let isOnline = false;
    const tab = await openOutboxTab(({ body }) =>
      isOnline ? json(200, [{ ...taj, ...Object(body) }]) : 'lost',
    );
    tab.console.storage.openFor(asha.id);
    await tab.save([tourChange({ city: 'Agra Fort' })]);
    // Like a person clearing the site's data: unsent edits are lost too.
    await deleteDB(outboxName(asha.id));
    await deleteDB(cacheName(asha.id));
    expect(await tab.save([tourChange({ country: 'Bharat' })])).toMatchObject({ ok: true });
    await tab.console.storage.flush();
    expect(selectTour(tab.getState(), 't1', 'en')?.country).toBe('Bharat');
    isOnline = true;
    await tab.outbox.apply({ type: 'reachable' });
    await tab.outbox.sendNow(true);
    await waitUntil(() => tab.entries().length === 0);
    expect(ofWrites(tab.calls).at(-1)?.body).toEqual({ country: 'Bharat' });
  });

  it('whose clock is put back waits no longer than by the clock before', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const run = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 100) {
        await jest.advanceTimersByTimeAsync(100);
        await new Promise(setImmediate);
      }
    };
    let isBusy = true;
    const tab = await openOutboxTab(({ method }) =>
      isBusy && method !== 'GET' ? json(503, { error: 'Busy' }) : json(200, [taj]),
    );
    const saving = tab.save([tourChange({ city: 'Delhi' })]);
    // The clock goes back during the wait; nothing must wait for it to catch up.
    jest.setSystemTime(Date.now() - DAY_MS);
    await run(9000);
    expect(await saving).toMatchObject({ ok: true, queued: true });
    isBusy = false;
    jest.setSystemTime(Date.now() - DAY_MS);
    void tab.outbox.sendNow();
    await run(1000);
    expect(tab.entries()).toEqual([]);
  });

  it('that stores little, as a private window does, keeps edits before the catalogue, and says so once', async () => {
    const { put } = IDBObjectStore.prototype;
    const isLarge = (value: unknown) => JSON.stringify(value)?.length > 5000;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...[value, key]: Parameters<IDBObjectStore['put']>
    ) {
      if (isLarge(value)) throw new DOMException('Full', 'QuotaExceededError');
      return put.call(this, value, key);
    });
    const tab = await openOutboxTab(() => 'lost');
    tab.console.storage.openFor(asha.id);
    tab.console.persistor.persist();
    await waitUntil(() => tab.console.persistor.getState().bootstrapped);
    const label = 'x'.repeat(6000);
    for (const code of ['hi', 'ta']) {
      const row = { id: code, code, label, native_label: '', flag: '', is_enabled: true };
      const rows = [Object.assign({ is_default: false, sort_order: 1 }, row)];
      tab.dispatch(languagesReceived({ rows, fetchedAt: 7 }));
      await tab.console.persistor.flush();
      await tab.console.storage.flush();
    }
    expect(await tab.save([tourChange({ city: 'Delhi' })])).toMatchObject({ ok: true });
    const again = await openOutboxTab(() => 'lost');
    expect(again.entries()).toHaveLength(1);
    expect(noticesOf(tab)).toEqual([
      'This device has run out of space: less of the catalogue is available offline.',
      'Saved on this device. It will be sent when the connection is back.',
    ]);
  });

  it('whose database never opens is done without after eight seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    // A request that never completes.
    const silent = Object.create(IDBOpenDBRequest.prototype, {
      addEventListener: { value: () => undefined },
    }) as IDBOpenDBRequest; // cast: has the prototype that idb checks
    jest.spyOn(indexedDB, 'open').mockReturnValue(silent);
    const opening = openOutboxTab(({ body }) => json(201, [{ ...taj, ...Object(body), id: 't9' }]));
    await jest.advanceTimersByTimeAsync(9000);
    const tab = await opening;
    expect(tab.getState().outbox.isDurable).toBe(false);
    expect(await tab.save([newTour])).toMatchObject({ ok: true, id: 't9' });
  });
});

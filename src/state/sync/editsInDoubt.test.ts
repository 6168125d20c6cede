import { closeTabs, json, openOutboxTab, taj, type Call } from '../../testing/openOutboxTab';
import { EXTENSIONS, newTour, tourChange } from '../../testing/outbox/outboxEdits';
import { selectTour } from '../select/selectTours';

const writes = (calls: readonly Call[]) => calls.filter(({ method }) => method !== 'GET');
const notices = (tab: { getState: () => { notices: { text: string }[] } }) =>
  tab.getState().notices.map(({ text }) => text);

afterEach(closeTabs);

describe('the outbox', () => {
  it('sends a creation again under its key when the worker says nothing for 30 seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    /** Advances the clock in steps, with database work in between. */
    const run = async (until: () => boolean) => {
      for (let i = 0; i < 800 && !until(); i += 1) {
        await jest.advanceTimersByTimeAsync(100);
        await new Promise(setImmediate);
      }
      expect(until()).toBe(true);
    };
    let posts = 0;
    const tab = await openOutboxTab(({ method }) => {
      if (method !== 'POST') return json(200, [], EXTENSIONS);
      posts += 1;
      return posts === 1
        ? new Promise(() => undefined)
        : json(201, [{ ...taj, id: 't9' }], EXTENSIONS);
    });
    await tab.dispatch((_dispatch, _getState, { extensions }) =>
      extensions.read(new Headers(EXTENSIONS)),
    );
    let outcome: unknown;
    const startedAt = Date.now();
    void tab.save([newTour]).then((saved) => (outcome = saved));
    await run(() => outcome !== undefined);
    expect(outcome).toMatchObject({ ok: true, queued: true });
    expect(notices(tab)).toEqual([
      'Saved on this device. The server has not answered yet; it will be asked again.',
    ]);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    await run(() => tab.entries()[0]?.state === 'unknown');
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(30_000);
    await jest.advanceTimersByTimeAsync(1000);
    void tab.outbox.sendNow();
    await run(() => tab.entries().length === 0);
    const keys = writes(tab.calls).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([expect.any(String), keys[0]]);
    expect(posts).toBe(2);
    jest.useRealTimers();
  });

  it('comes back when a busy worker asks for it, and says when that is', async () => {
    const headers = { 'retry-after': '20' };
    const tab = await openOutboxTab(({ method }) =>
      method === 'GET' ? json(200, [taj]) : json(429, { error: 'Too many requests' }, headers),
    );
    expect(await tab.save([tourChange({ city: 'Delhi' })])).toMatchObject({
      ok: true,
      queued: true,
    });
    expect(notices(tab)).toEqual([
      'Saved on this device. The server is busy; it will be sent in 20 seconds.',
    ]);
    const [entry] = tab.entries();
    expect(entry).toMatchObject({ state: 'waiting', lastError: { status: 429 } });
    expect((entry?.nextAttemptAt ?? 0) - Date.now()).toBeGreaterThan(18_000);
  });

  it('says that the server had an error when it had one again and again, not only after 8 seconds', async () => {
    const tab = await openOutboxTab(() => json(503, { error: 'database unavailable' }));
    expect(await tab.save([tourChange({ city: 'Delhi' })])).toMatchObject({ queued: true });
    expect(notices(tab)).toEqual([
      'Saved on this device. The server had an error; it will be tried again.',
    ]);
  });
});

describe('on a device that refuses to store anything', () => {
  const FULL =
    'This device is out of space and keeps nothing. What you save goes straight to the server.';
  const fill = () =>
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });

  it('sends straight to the worker, says so once, and stores again when there is space', async () => {
    const tab = await openOutboxTab(({ method, body }) =>
      method === 'POST'
        ? json(201, [{ ...taj, ...Object(body), id: 't9' }])
        : json(200, [{ ...taj, ...Object(body) }]),
    );
    const full = fill();
    expect(await tab.save([tourChange({ city: 'Delhi' })])).toEqual({ ok: true, id: 't1' });
    expect(await tab.save([newTour])).toEqual({ ok: true, id: 't9' });
    expect(writes(tab.calls)).toMatchObject([
      { method: 'PATCH', body: { city: 'Delhi' } },
      { method: 'POST', path: '/api/tours' },
    ]);
    expect(selectTour(tab.getState(), 't1', 'en')?.city).toBe('Delhi');
    expect(notices(tab)).toEqual(['Done', FULL, 'Done']);
    expect(tab.getState()).toMatchObject({ outbox: { entries: [] }, device: { isFull: true } });
    full.mockRestore();
    await tab.save([tourChange({ city: 'Agra' })]);
    expect(tab.getState().device.isFull).toBe(false);
  });

  it('leaves the form what was refused or got no response, and keeps the order of a record', async () => {
    let response: 'lost' | Response = 'lost';
    const tab = await openOutboxTab(({ method }) =>
      method === 'GET' ? json(200, [taj]) : response,
    );
    await tab.save([tourChange({ city: 'Stored' })]);
    const full = fill();
    expect(await tab.save([tourChange({ city: 'Later' })])).toMatchObject({ ok: false, sent: 0 });
    expect(await tab.save([newTour])).toMatchObject({ ok: false, problem: { code: 'network' } });
    response = json(422, { error: 'Taken', fields: { slug: 'Taken' } });
    expect(await tab.save([newTour])).toMatchObject({
      ok: false,
      problem: { fields: { slug: 'Taken' } },
    });
    expect(tab.entries()).toMatchObject([{ edit: { fields: { city: 'Stored' } } }]);
    full.mockRestore();
  });
});

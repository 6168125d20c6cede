import { openDB } from 'idb';
import {
  asha,
  closeTabs,
  json,
  openOutboxTab,
  taj,
  waitUntil,
  type Call,
} from '../../testing/openOutboxTab';
import { EXTENSIONS, newTour, tourChange } from '../../testing/outbox/outboxEdits';
import { sessionFound } from '../session/sessionSlice';
import { selectTour, selectTourList } from '../select/selectTours';
import { tourReceived, toursReceived } from '../model/toursSlice';
import { outboxName } from './outboxDatabase';
import { saveEdits } from './saveEdits';

const writes = (calls: readonly Call[]) => calls.filter(({ method }) => method !== 'GET');
const notices = (tab: { getState: () => { notices: { text: string }[] } }) =>
  tab.getState().notices.map(({ text }) => text);

afterEach(closeTabs);

describe('the outbox', () => {
  it('keeps an edit without a network, over a reload, and sends it later', async () => {
    const offlineTab = await openOutboxTab(() => 'lost');
    const outcome = await offlineTab.save([tourChange({ city: 'Agra Fort' })]);
    expect(outcome).toEqual({ ok: true, id: 't1', queued: true });
    expect(notices(offlineTab)).toEqual([
      'Saved on this device. It will be sent when the connection is back.',
    ]);
    expect(selectTour(offlineTab.getState(), 't1', 'en')).toMatchObject({
      city: 'Agra Fort',
      saveState: 'saved here',
    });

    const back = await openOutboxTab(({ method, body }) =>
      json(200, [{ ...taj, ...(method === 'PATCH' ? Object(body) : {}) }]),
    );
    expect(selectTour(back.getState(), 't1', 'en')?.city).toBe('Agra Fort');
    await back.outbox.apply({ type: 'reachable' });
    await back.outbox.sendNow(true);
    expect(writes(back.calls)).toMatchObject([{ method: 'PATCH', body: { city: 'Agra Fort' } }]);
    expect(selectTour(back.getState(), 't1', 'en')).toMatchObject({
      city: 'Agra Fort',
      saveState: null,
    });
    // The first tab receives the update.
    await waitUntil(() => offlineTab.entries().length === 0);
    expect(selectTour(offlineTab.getState(), 't1', 'en')?.city).toBe('Agra Fort');
  });

  it('makes a tour here, goes on with it, and gives it the id of the worker everywhere', async () => {
    let isOffline = true;
    const tab = await openOutboxTab(({ method, path, body }) => {
      if (isOffline) return 'lost';
      if (method === 'POST') return json(201, [{ ...taj, ...Object(body), id: 't9' }]);
      return json(200, path.startsWith('/api/tours?') ? [] : [{ ...taj, id: 't9', slug: 'hampi' }]);
    });
    const list = { rows: [taj], language: 'en', fetchedAt: 1, isComplete: true };
    tab.dispatch(toursReceived(list));
    const made = await tab.save([newTour]);
    const id = made.ok ? (made.id ?? '') : '';
    expect(id).toMatch(/^tmp-/);
    expect(selectTourList(tab.getState(), 'en')?.map(({ title }) => title)).toEqual([
      'Hampi',
      'Taj',
    ]);
    await tab.save([
      {
        entity: 'tour',
        action: 'update',
        ref: { tourId: id, language: 'en' },
        fields: { is_published: true },
      },
    ]);
    expect(selectTour(tab.getState(), id, 'en')).toMatchObject({ is_published: true });

    isOffline = false;
    tab.calls.length = 0;
    await tab.outbox.apply({ type: 'reachable' });
    await tab.outbox.sendNow(true);
    expect(writes(tab.calls)).toMatchObject([
      { method: 'POST', path: '/api/tours' },
      { method: 'PATCH', path: '/api/tours/t9?lang=en', body: { is_published: true } },
    ]);
    expect(tab.entries()).toEqual([]);
    // The previous path still resolves.
    expect(selectTour(tab.getState(), id, 'en')?.id).toBe('t9');
  });

  it('repeats a creation whose response was lost under the same key, or looks before', async () => {
    for (const supportsIdempotencyKeys of [true, false]) {
      const headers: Record<string, string> = supportsIdempotencyKeys ? EXTENSIONS : {};
      let posts = 0;
      const tab = await openOutboxTab(({ method }) => {
        if (method === 'GET') {
          const isMade = posts > 0;
          return json(200, isMade ? [{ ...taj, ...newTour.fields, id: 't9' }] : [], headers);
        }
        posts += 1;
        return posts === 1 ? 'lost' : json(201, [{ ...taj, id: 't9' }], headers);
      });
      await tab.dispatch((_dispatch, _getState, { extensions }) =>
        extensions.read(new Headers(headers)),
      );
      expect(await tab.save([newTour])).toMatchObject({ queued: true });
      await tab.outbox.apply({ type: 'reachable' });
      await tab.outbox.sendNow(true);
      const keys = writes(tab.calls).map((call) => call.headers.get('idempotency-key'));
      expect(keys).toHaveLength(supportsIdempotencyKeys ? 2 : 1);
      expect(new Set(keys).size).toBe(1);
      expect(keys[0] === null).toBe(!supportsIdempotencyKeys);
      expect(Object.values(tab.getState().outbox.aliases)).toEqual(['t9']);
      await tab.outbox.destroy();
    }
  });

  it('sends on the condition of what was seen, and shows what somebody else changed', async () => {
    const theirs = { ...taj, city: 'Fatehpur', updated_at: 'v2' };
    const tab = await openOutboxTab(({ method, headers }) => {
      if (method === 'GET') return json(200, [theirs], EXTENSIONS);
      const isSeen = headers.get('if-match') === '"v2"';
      return json(isSeen ? 200 : 412, isSeen ? [theirs] : { error: 'moved on' }, EXTENSIONS);
    });
    await tab.dispatch((_dispatch, _getState, { extensions }) =>
      extensions.read(new Headers(EXTENSIONS)),
    );
    // Another field: merged with the other change and sent.
    expect(await tab.save([tourChange({ slug: 'taj-mahal' })])).toEqual({ ok: true, id: 't1' });
    expect(writes(tab.calls).map(({ headers }) => headers.get('if-match'))).toEqual([
      '"v1"',
      '"v2"',
    ]);
    // The same field, with this tab's stale value: a conflict.
    tab.dispatch(tourReceived(taj));
    expect(await tab.save([tourChange({ city: 'Delhi' })])).toMatchObject({ queued: true });
    const [entry] = tab.entries();
    expect(entry).toMatchObject({
      state: 'conflict',
      differences: [{ field: 'city', mine: 'Delhi', theirs: 'Fatehpur', base: 'Agra' }],
    });
    await tab.outbox.apply({
      type: 'resolved',
      id: entry?.id ?? '',
      choices: { city: 'mine' },
    });
    await tab.outbox.sendNow(true);
    expect(tab.entries()).toEqual([]);
    expect(writes(tab.calls).at(-1)).toMatchObject({ body: { city: 'Delhi' } });
  });

  it('compares with what a form showed when it was begun, whatever came to be known since', async () => {
    const theirs = { ...taj, city: 'Fatehpur', slug: 'taj-2', updated_at: 'v2' };
    const tab = await openOutboxTab(({ method }) =>
      json(200, [theirs], method === 'GET' ? EXTENSIONS : {}),
    );
    await tab.dispatch((_dispatch, _getState, { extensions }) =>
      extensions.read(new Headers(EXTENSIONS)),
    );
    tab.dispatch(tourReceived(theirs));
    const seen = () => ({ city: 'Agra', slug: 'taj' });
    const messages = { done: null, failed: null };
    // Somebody else changed only the untouched field: no conflict.
    const saved = await tab.dispatch(
      saveEdits([tourChange({ country: 'Bharat' })], messages, { seen }),
    );
    expect(saved).toEqual({ ok: true, id: 't1' });
    const typed = await tab.dispatch(
      saveEdits([tourChange({ city: 'Delhi' })], messages, { seen }),
    );
    expect(typed).toMatchObject({ queued: true });
    expect(tab.entries()[0]?.differences).toEqual([
      { field: 'city', mine: 'Delhi', theirs: 'Fatehpur', base: 'Agra' },
    ]);
    expect(writes(tab.calls)).toHaveLength(1);
  });

  it('holds everything after a refused session, and goes on for the same person alone', async () => {
    let isValid = false;
    const tab = await openOutboxTab(({ method }) =>
      isValid ? json(200, [taj]) : json(401, { error: method }),
    );
    expect(await tab.save([tourChange({ city: 'Delhi' })])).toMatchObject({ queued: true });
    expect(tab.getState().session.status).toBe('expired');
    expect(notices(tab)).toContain(
      'Saved on this device. It will be sent after you sign in again.',
    );
    expect(tab.getState().outbox).toMatchObject({ isPaused: true, entries: [{ attempts: 0 }] });
    isValid = true;
    await tab.outbox.signedIn('somebody else');
    await tab.outbox.sendNow(true);
    expect(tab.entries()).toHaveLength(1);
    tab.dispatch(sessionFound(asha));
    await tab.outbox.signedIn(asha.id);
    await tab.outbox.sendNow(true);
    expect(tab.entries()).toEqual([]);
  });

  it('keeps what a newer console stored, sends none of it, and lets it go only when asked', async () => {
    const first = await openOutboxTab(() => 'lost');
    await first.save([tourChange({ city: 'Delhi' })]);
    const db = await openDB(outboxName(asha.id));
    await db.put('entries', { id: 'later', schema: 99, edit: { kind: 'tour praised' } }, 'later');
    db.close();
    const tab = await openOutboxTab(() => json(200, [taj]));
    expect(tab.getState().outbox.unreadable).toMatchObject([{ id: 'later', raw: { schema: 99 } }]);
    await tab.outbox.apply({ type: 'reachable' });
    await tab.outbox.sendNow(true);
    expect(tab.entries()).toEqual([]);
    expect(tab.getState().outbox.unreadable).toHaveLength(1);
    await tab.outbox.forget('later');
    const again = await openOutboxTab(() => 'lost');
    expect(again.getState().outbox.unreadable).toEqual([]);
  });

  it('says so when it can be neither stored nor sent', async () => {
    const tab = await openOutboxTab(() => 'lost');
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const outcome = await tab.save([tourChange({ city: 'Delhi' })]);
    put.mockRestore();
    expect(outcome).toMatchObject({ ok: false, sent: 0 });
    expect(selectTour(tab.getState(), 't1', 'en')?.city).toBe('Agra');
    expect(notices(tab)).toEqual(['Failed']);
  });
});

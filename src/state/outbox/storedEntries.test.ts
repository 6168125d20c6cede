import { openDB } from 'idb';
import { asha, closeTabs, json, openOutboxTab, taj } from '../../testing/openOutboxTab';
import { selectTour } from '../select/selectTours';
import { outboxName } from '../sync/outboxDatabase';
import { ENTRY_SCHEMA } from './outboxEntry';
import { readStored } from './storedEntry';

afterEach(closeTabs);

/** An entry exactly as schema 1 wrote it. */
const ofSchema1 = {
  id: 'e1',
  userId: 'asha',
  seq: 1,
  lane: 'tour:t1',
  within: [],
  dependsOn: [],
  edit: { kind: 'tour changed', tourId: 't1', language: 'en', change: { city: 'Delhi' } },
  temporaryId: null,
  base: { fields: { city: 'Agra' }, updatedAt: 'v1' },
  onTopOf: null,
  attempts: 0,
  state: 'waiting',
  lastError: null,
  nextAttemptAt: null,
  sentAt: null,
  isKeyed: false,
  isDoubtful: false,
  isLooked: false,
  isKept: true,
  isConfirmed: false,
  differences: [],
  schema: 1,
  createdAt: 1_700_000_000_000,
};
const creation = {
  ...ofSchema1,
  id: 'e2',
  seq: 2,
  lane: 'section:tmp-e2',
  within: ['tour:t1'],
  temporaryId: 'tmp-e2',
  edit: {
    kind: 'section created',
    tourId: 't1',
    draft: { title: 'Dome', description: '', language: 'en', order_index: 0, duration_seconds: 60 },
  },
  base: { fields: {}, updatedAt: null, knownIds: [] },
};

const { lane: orderKey, ...unchanged } = ofSchema1;
/** An entry exactly as schema 2 wrote it. */
const ofSchema2 = {
  ...unchanged,
  orderKey,
  edit: {
    entity: 'tour',
    action: 'update',
    ref: { tourId: 't1', language: 'en' },
    fields: { city: 'Delhi' },
  },
  schema: 2,
};

const { isLooked: isRevalidated, isKept: isSavedLocally, ...sameSinceSchema2 } = ofSchema2;
/** An entry as schema 3 writes it. */
const ofSchema3 = { ...sameSinceSchema2, isRevalidated, isSavedLocally, schema: 3 };

const unreadable: Record<string, unknown> = {
  'a newer schema': { ...ofSchema1, schema: 99 },
  'an unknown kind': { ...ofSchema1, edit: { kind: 'tour praised', tourId: 't1' } },
  'no edit': { ...ofSchema1, edit: undefined },
  'an edit cut short': { ...ofSchema1, edit: { kind: 'tour changed', tourId: 't1' } },
  'a change that is a text': { ...ofSchema1, edit: { ...ofSchema1.edit, change: 'Delhi' } },
  'an id that is a number': { ...ofSchema1, edit: { ...ofSchema1.edit, tourId: 7 } },
  'an unknown entity': { ...ofSchema2, edit: { ...ofSchema2.edit, entity: 'hotel' } },
  'an action that its entity lacks': {
    ...ofSchema2,
    edit: { ...ofSchema2.edit, entity: 'media', action: 'create' },
  },
  'a reference cut short': { ...ofSchema2, edit: { ...ofSchema2.edit, ref: { tourId: 't1' } } },
  'an unknown state': { ...ofSchema1, state: 'lost' },
  'a base of the wrong type': { ...ofSchema1, base: 'Agra' },
  'keys of the wrong type': { ...ofSchema1, within: [1] },
  'differences of the wrong type': { ...ofSchema1, differences: ['city'] },
  'an error of the wrong type': { ...ofSchema1, lastError: 'Down' },
  'a seq that is a text': { ...ofSchema1, seq: '1' },
  'a group that is a number': { ...ofSchema1, group: 1 },
  'no record at all': 'tour changed',
  nothing: null,
};

async function store(entries: Record<string, unknown>, meta?: unknown): Promise<void> {
  const db = await openDB(outboxName(asha.id), 1, {
    upgrade(made) {
      made.createObjectStore('entries');
      made.createObjectStore('meta');
    },
  });
  for (const [key, entry] of Object.entries(entries)) await db.put('entries', entry, key);
  if (meta !== undefined) await db.put('meta', meta, 'meta');
  db.close();
}

describe('what an earlier version of the outbox stored', () => {
  it('is of schema 1, 2 or 3: another needs a fixture here', () => {
    expect(ENTRY_SCHEMA).toBe(3);
  });

  it.each([ofSchema1, ofSchema2, ofSchema3])(
    'is migrated from schema $schema to that of today',
    (stored) => {
      expect(readStored(stored, 'e1')).toEqual({ entry: ofSchema3 });
    },
  );

  it.each([ofSchema1, ofSchema2])(
    'still waits for the person if its record was gone (schema $schema)',
    (stored) => {
      expect(readStored({ ...stored, state: 'gone' }, 'e1')).toEqual({
        entry: { ...ofSchema3, state: 'notFound' },
      });
    },
  );

  it('is shown and sent', async () => {
    await store({ e1: ofSchema1, e2: creation }, { aliases: {}, isPaused: false, nextSeq: 3 });
    let isOffline = true;
    const tab = await openOutboxTab(({ method, body }) => {
      if (isOffline) return 'lost';
      if (method === 'POST') return json(201, [{ ...Object(body), id: 's9' }]);
      return json(200, [{ ...taj, ...(method === 'PATCH' ? Object(body) : {}) }]);
    });
    expect(selectTour(tab.getState(), 't1', 'en')?.city).toBe('Delhi');
    isOffline = false;
    await tab.outbox.apply({ type: 'reachable' });
    await tab.outbox.sendNow(true);
    expect(tab.entries()).toEqual([]);
    const sent = tab.calls.filter(({ method }) => method !== 'GET').map(({ method }) => method);
    expect(sent.sort()).toEqual(['PATCH', 'POST']);
  });

  it.each(Object.entries(unreadable))(
    'with %s is kept, exported and never sent',
    async (key, raw) => {
      await store({ [key]: raw, e1: ofSchema1 });
      const tab = await openOutboxTab(() => json(200, [taj]));
      await tab.outbox.apply({ type: 'reachable' });
      await tab.outbox.sendNow(true);
      // The other entries are still sent.
      expect(tab.entries()).toEqual([]);
      const stored = tab.getState().outbox.unreadable;
      expect(stored.map(({ id }) => id)).toEqual([key]);
      expect(JSON.stringify(stored)).toContain(JSON.stringify(raw));
      await tab.outbox.forget(key);
      expect(tab.getState().outbox.unreadable).toEqual([]);
    },
  );

  it.each([['nothing'], [{}], [{ aliases: 'x', isPaused: 'x', nextSeq: 'x' }], [{ nextSeq: -1 }]])(
    'with %j for its numbers and names goes on after the last entry',
    async (meta) => {
      await store({ e1: ofSchema1 }, meta);
      const tab = await openOutboxTab(() => 'lost');
      await tab.save([{ entity: 'section', action: 'remove', ref: { sectionId: 's1' } }]);
      expect(tab.entries().map(({ seq }) => seq)).toEqual([1, 2]);
      expect(tab.getState().outbox).toMatchObject({ aliases: {}, isPaused: false });
    },
  );

  it('by a newer version of its database is left alone', async () => {
    await store({ e1: ofSchema1 });
    (await openDB(outboxName(asha.id), 2)).close();
    const tab = await openOutboxTab(() => 'lost');
    expect(tab.getState().outbox).toMatchObject({ entries: [], isDurable: false });
    await tab.outbox.destroy();
    const db = await openDB(outboxName(asha.id));
    expect(await db.get('entries', 'e1')).toEqual(ofSchema1);
    db.close();
    indexedDB.deleteDatabase(outboxName(asha.id));
  });
});

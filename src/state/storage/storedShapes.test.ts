import { openDB } from 'idb';
import { type GridLayout } from '../model/gridsSlice';
import { createBucketStorage } from './bucketStorage';
import { cacheName, SHAPE } from './cacheDatabase';
import { packRows } from './packRows';

const failures: unknown[] = [];
let count = 0;
let userId = '';

beforeEach(() => {
  failures.length = 0;
  userId = `shapes-${(count += 1)}`;
});

const nameOf = (shape: number) => `kathayatra-cache-${shape}-${userId}`;

const layout: GridLayout = { order: ['city'], hidden: [], widths: { city: 90 }, isCompact: true };
const view = { grid: 'tours', name: 'Drafts', search: 'status=draft' };
const entry = {
  id: 'h1',
  step: 's1',
  at: 5,
  isUndone: false,
  edit: {
    entity: 'tour',
    action: 'update',
    ref: { tourId: 't1', language: 'en' },
    fields: { city: 'Delhi' },
  },
  inverse: {
    entity: 'tour',
    action: 'update',
    ref: { tourId: 't1', language: 'en' },
    fields: { city: 'Agra' },
  },
};
const tour = { id: 't1', slug: 'taj', city: 'Agra', cover_media_url: '/c.webp' };
const text = { id: null, tour_id: 't1', language: 'en', title: 'Taj', cover_media_url: '/c.webp' };

type Buckets = [[string, string, number], Record<string, unknown>][];

/** Content in the form of schema versions 1 and 2, where a text's cover was the one that its tour showed. */
const former: Buckets = [
  [['tours', 'records', 7], { t1: tour }],
  [['tours', 'texts', 9], { 't1:en': text }],
  [['tours', 'lists', 3], { en: { ids: ['t1'], fetchedAt: 1, isComplete: true } }],
  [['tours', '_persist', 0], { version: 1, rehydrated: true }],
  [['grids', 'layouts', 1], { tours: layout }],
  [['grids', 'views', 2], { 'tours:Drafts': view }],
  [['history', 'entries', 4], { h1: entry }],
];

/** Keyed by object store. */
type Stored = Record<string, [[string, string, number], unknown][]>;

/** The same content in the current form: some of it as rows, some as changes. */
const formerContent: Stored = {
  rows: former.flatMap(([key, rows]) => (key[0] === 'history' ? [] : [[key, packRows(rows)]])),
  changes: former.flatMap(([key, changed]) =>
    key[0] === 'history' ? [[key, { changed, removed: [] }]] : [],
  ),
};

async function store(name: string, stored: Stored, version = 1): Promise<void> {
  const db = await openDB(name, version, {
    upgrade: (made) => Object.keys(stored).forEach((one) => made.createObjectStore(one)),
  });
  for (const [one, buckets] of Object.entries(stored)) {
    for (const [key, value] of buckets) await db.put(one, value, key);
  }
  db.close();
}

async function read() {
  const storage = createBucketStorage((failure) => failures.push(failure));
  storage.openFor(userId);
  const [tours, grids, history] = await Promise.all(
    ['tours', 'grids', 'history'].map((slice) => storage.getItem(slice)),
  );
  return { storage, tours, grids, history };
}

const names = async () =>
  (await indexedDB.databases()).flatMap(({ name }) => (name?.endsWith(`-${userId}`) ? name : []));

async function waitForClosedConnections(): Promise<void> {
  while ((await names()).length > 1) await new Promise((done) => setTimeout(done, 5));
}

describe('what another version of the console kept', () => {
  it.each<[number, Stored]>([
    [1, { buckets: former }],
    [3, { buckets: former }],
    [4, formerContent],
    [SHAPE + 1, formerContent],
  ])(
    'of the catalogue is asked for anew, what is the person’s own is taken along (shape %i)',
    async (shape, stored) => {
      await store(nameOf(shape), stored);
      const { tours, grids, history } = await read();
      expect(tours).toBeUndefined();
      expect(grids).toEqual({ layouts: { tours: layout }, views: { 'tours:Drafts': view } });
      expect(history).toEqual({ entries: { h1: entry } });
      await waitForClosedConnections();
      expect(await names()).toEqual([cacheName(userId)]);
      expect(failures).toEqual([]);
      // After the migration, a later start reads the current database.
      expect((await read()).grids).toEqual(grids);
    },
  );

  it('is not put over what this version keeps by now', async () => {
    const first = await read();
    await first.storage.setItem('grids', {
      layouts: {},
      views: { 'tours:Mine': { ...view, name: 'Mine' } },
    });
    await first.storage.flush();
    await store(nameOf(3), { buckets: former });
    const { grids } = await read();
    expect(Object.keys(Object(grids).views)).toEqual(['tours:Mine']);
  });

  it('in a row that does not fit is left out, and the others stay', async () => {
    const buckets: Buckets = [
      [['grids', 'layouts', 1], { tours: layout, a: { ...layout, order: 'city' }, b: 5 }],
      [['grids', 'layouts', 2], { c: { ...layout, widths: { city: '90' } }, d: {} }],
      [['grids', 'views', 2], { 'tours:Drafts': view, x: { ...view, search: null }, y: 'z' }],
      [['history', 'entries', 4], { h1: entry, h2: { ...entry, edit: 'x' }, h3: { id: 'h3' } }],
    ];
    await store(nameOf(3), { buckets });
    const { grids, history } = await read();
    expect(grids).toEqual({ layouts: { tours: layout }, views: { 'tours:Drafts': view } });
    expect(history).toEqual({ entries: { h1: entry } });
    expect(failures).toEqual([]);
  });

  it.each<[string, Stored]>([
    ['a table cut short', { rows: [[['tours', 'lists', 3], packRows({ en: { ids: ['t1'] } })]] }],
    ['a row of the wrong type', { rows: [[['tours', 'records', 3], packRows({ t1: 'Taj' })]] }],
    ['a table of the wrong type', { rows: [[['tours', 'records', 3], 'Taj']] }],
    ['a change of the wrong type', { changes: [[['tours', 'records', 3], { t1: tour }]] }],
  ])('and %s in this shape are thrown away and reported', async (_what, stored) => {
    await store(cacheName(userId), { ...formerContent, ...stored });
    expect((await read()).tours).toBeUndefined();
    expect(failures).toHaveLength(1);
  });

  it('without the store it should have is given up with all it held', async () => {
    (
      await openDB(nameOf(3), 1, { upgrade: (made) => void made.createObjectStore('other') })
    ).close();
    const { tours, grids } = await read();
    expect([tours, grids]).toEqual([undefined, undefined]);
    await waitForClosedConnections();
    expect(failures).toEqual([]);
  });

  it('under this very name by a later version is left alone', async () => {
    await store(cacheName(userId), formerContent, 2);
    const { storage, grids } = await read();
    expect(grids).toBeUndefined();
    expect(failures.length).toBeGreaterThan(0);
    await storage.setItem('grids', { layouts: {}, views: {} });
    await storage.flush();
    const db = await openDB(cacheName(userId));
    expect(await db.get('rows', ['grids', 'views', 2])).toEqual(packRows({ 'tours:Drafts': view }));
    db.close();
  });
});

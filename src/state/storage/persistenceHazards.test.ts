import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { indexedDB } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { persistStore } from 'redux-persist';
import { stubGateway } from '../../testing/stubGateway';
import { type Language } from '../../domain/languages/language';
import { languagesReceived, languagesSlice } from '../model/languagesSlice';
import { type AuthGateway, type SessionChange } from '../session/authGateway';
import { startSession } from '../start/startSession';
import { createConsoleStore, type ConsoleStore } from '../start/store';
import { createBucketStorage, type BucketStorage } from './bucketStorage';
import { cacheName } from './cacheDatabase';
import { packRows } from './packRows';
import { persisted } from './persisted';

const language = (id: string, change: Partial<Language> = {}): Language => ({
  id,
  code: id,
  label: `Language ${id}`,
  native_label: '',
  flag: '🇮🇳',
  is_enabled: true,
  is_default: false,
  sort_order: 1,
  ...change,
});
const listed = (...rows: Language[]) => languagesReceived({ rows, fetchedAt: 7 });
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

const noAuth = stubGateway({ accessToken: async () => null });

const failures: unknown[] = [];

function openConsole(auth: AuthGateway = noAuth): ConsoleStore {
  const fail = () => Promise.reject(new TypeError('no network'));
  return createConsoleStore({
    services: { workerUrl: '', auth, fetch: fail, sendForm: fail },
    reportStorageFailure: (failure) => failures.push(failure),
  });
}

async function hydrate({ persistor, storage }: ConsoleStore, userId: string): Promise<void> {
  storage.openFor(userId);
  persistor.persist();
  while (!persistor.getState().bootstrapped) await wait(5);
}

async function settle({ persistor, storage }: ConsoleStore): Promise<void> {
  await persistor.flush();
  await storage.flush();
}

/** Codes of the languages that the next start restores from the device. */
async function storedBy(userId: string): Promise<string[]> {
  const next = openConsole();
  await hydrate(next, userId);
  return Object.keys(next.store.getState().languages.records).sort();
}

/** A store with one slice, persisted in the given storage. */
function openSlice(storage: BucketStorage) {
  const reducer = combineReducers({
    languages: persisted('languages', languagesSlice.reducer, storage),
  });
  const store = configureStore({
    reducer,
    middleware: (getDefault) => getDefault({ serializableCheck: false }),
  });
  return { store, persistor: persistStore(store, { manualPersist: true } as object) }; // cast: untyped option
}

beforeEach(() => {
  failures.length = 0;
  const values = new Map<string, string>();
  const webStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  Object.assign(globalThis, { localStorage: webStorage, sessionStorage: webStorage });
});

describe('what redux-persist 6 does to stored data, and does not do here', () => {
  test('a slow read: no time-out starts with nothing and writes that over what is kept', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    let deliver: (state: Record<string, unknown>) => void = () => undefined;
    const written: unknown[] = [];
    const { store, persistor } = openSlice({
      ...createBucketStorage(() => undefined),
      getItem: () => new Promise((resolve) => (deliver = resolve)),
      setItem: async (_slice, state) => void written.push(state),
    });
    persistor.persist();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([persistor.getState().bootstrapped, written]).toEqual([false, []]);
    deliver({ records: { hi: language('hi') }, lists: {} });
    await jest.advanceTimersByTimeAsync(100);
    expect(store.getState().languages.records).toEqual({ hi: language('hi') });
    jest.useRealTimers();
  });

  test('a device that never responds: the console starts without it, reports it, and leaves it alone', async () => {
    const first = openConsole();
    await hydrate(first, 'slow');
    first.store.dispatch(listed(language('hi')));
    await settle(first);

    // A request that never completes.
    const silent = Object.create(IDBRequest.prototype, {
      addEventListener: { value: () => undefined },
    }) as IDBRequest<IDBValidKey[]>; // cast: has the prototype that idb checks
    const stuck = jest.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockReturnValue(silent);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const second = openConsole();
    second.storage.openFor('slow');
    second.persistor.persist();
    await jest.advanceTimersByTimeAsync(9000);
    expect(second.persistor.getState().bootstrapped).toBe(true);
    second.store.dispatch(listed(language('ta')));
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    stuck.mockRestore();
    expect(failures.length).toBeGreaterThan(0);
    expect(await storedBy('slow')).toEqual(['hi']);
  });

  test('unreadable data: that slice is emptied on purpose and reported, the others stay', async () => {
    const first = openConsole();
    await hydrate(first, 'broken');
    first.store.dispatch(listed(language('hi'), language('ta')));
    await settle(first);
    const db = await openDB(cacheName('broken'));
    await db.put('rows', packRows({ en: 'no list' }), ['tours', 'lists', 0]);
    db.close();

    const second = openConsole();
    await hydrate(second, 'broken');
    expect(failures.map(String)).toEqual(['Error: tours is not as it was written']);
    expect(second.store.getState().tours.lists).toEqual({});
    expect(Object.keys(second.store.getState().languages.records).sort()).toEqual(['hi', 'ta']);
    await settle(second);
    const third = openConsole();
    await hydrate(third, 'broken');
    expect(failures).toHaveLength(1);
  });

  test('a purge with a write under way: nothing comes back', async () => {
    const first = openConsole();
    await hydrate(first, 'purged');
    first.store.dispatch(listed(language('hi')));
    await settle(first);
    first.store.dispatch(listed(language('hi'), language('ta')));
    await wait(30);
    await first.storage.destroy();
    first.store.dispatch(listed(language('bn')));
    await wait(200);
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain(cacheName('purged'));
  });

  test('changes without a pause: they are written all the same', async () => {
    const first = openConsole();
    await hydrate(first, 'busy');
    let isBusy = true;
    const change = async () => {
      for (let count = 0; isBusy; count += 1) {
        first.store.dispatch(listed(language('hi', { sort_order: count })));
        await wait(5);
      }
    };
    const changing = change();
    await wait(400);
    const stored = await storedBy('busy');
    isBusy = false;
    await changing;
    expect(stored).toEqual(['hi']);
  });

  test('a response before what is kept was read: nobody is signed in, so nothing is asked', async () => {
    const first = openConsole();
    await hydrate(first, 'early');
    first.store.dispatch(listed(language('hi')));
    await settle(first);

    let report: (change: SessionChange) => void = () => undefined;
    const auth: AuthGateway = {
      ...noAuth,
      watch(callback) {
        report = callback;
        return () => undefined;
      },
    };
    const second = openConsole(auth);
    const stages: string[] = [];
    second.store.subscribe(() => {
      const { session, languages } = second.store.getState();
      stages.push(`${session.status}: ${Object.keys(languages.records)}`);
    });
    startSession({ console: second, auth, restart: () => undefined });
    const person = { id: 'early', email: null, fullName: null, avatarUrl: null };
    report({ type: 'present', person });
    while (second.store.getState().session.status === 'loading') await wait(5);
    const signedInAt = stages.findIndex((stage) => stage.startsWith('signed in'));
    expect(stages[signedInAt]).toBe('signed in: hi');
    expect(second.persistor.getState().bootstrapped).toBe(true);
  });

  test('two tabs: neither takes back what the other wrote', async () => {
    const [a, b] = [openConsole(), openConsole()];
    await hydrate(a, 'tabs');
    await hydrate(b, 'tabs');
    const many = Array.from({ length: 600 }, (_, n) => language(`l${n}`));
    a.store.dispatch(listed(...many));
    await settle(a);
    b.store.dispatch(listed(language('of-b')));
    await settle(b);
    a.store.dispatch(listed(...many, language('of-a')));
    await settle(a);
    const stored = await storedBy('tabs');
    expect(stored).toContain('of-a');
    expect(stored).toContain('of-b');
    expect(stored).toHaveLength(602);
  });

  test('another version’s data: it is not read, and does not stay', async () => {
    const newer = cacheName('moved').replace(/-\d+-/, '-99-');
    const db = await openDB(newer, 1, { upgrade: (made) => void made.createObjectStore('rows') });
    await db.put('rows', { secret: 1 }, 'a');
    db.close();
    const first = openConsole();
    await hydrate(first, 'moved');
    first.store.dispatch(listed(language('hi')));
    await settle(first);
    const names = () => indexedDB.databases().then((all) => all.map(({ name }) => name));
    while ((await names()).includes(newer)) await wait(5);
    expect(await storedBy('moved')).toEqual(['hi']);
    await deleteDB(cacheName('moved'));
  });

  test('its own files: only its root is imported, the ways inside differ between bundlers', () => {
    const inside: string[] = [];
    for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || name.endsWith('persistenceHazards.test.ts')) continue;
      if (readFileSync(join('src', name), 'utf8').includes("'redux-persist/")) inside.push(name);
    }
    expect(inside).toEqual([]);
  });

  test('its actions carry functions: none of them stays in the state', async () => {
    const first = openConsole();
    await hydrate(first, 'functions');
    first.store.dispatch(listed(language('hi')));
    await settle(first);
    expect(() => structuredClone(first.store.getState())).not.toThrow();
  });
});

test('a full device is reported once, and what is on screen stays', async () => {
  const fail = () => Promise.reject(new TypeError('no network'));
  const full = createConsoleStore({
    services: { workerUrl: '', auth: noAuth, fetch: fail, sendForm: fail },
  });
  await hydrate(full, 'full');
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  for (const id of ['hi', 'ta']) {
    full.store.dispatch(listed(language(id)));
    await settle(full);
  }
  put.mockRestore();
  expect(full.store.getState().notices.map(({ text }) => text)).toEqual([
    'This device has run out of space: less of the catalogue is available offline.',
  ]);
  expect(Object.keys(full.store.getState().languages.records)).toEqual(['ta']);
  full.store.dispatch(listed(language('bn')));
  await settle(full);
  expect(await storedBy('full')).toEqual(['bn']);
});

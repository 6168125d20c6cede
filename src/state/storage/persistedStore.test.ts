import { indexedDB } from 'fake-indexeddb';
import { stubGateway } from '../../testing/stubGateway';
import { type Language } from '../../domain/languages/language';
import { languagesReceived } from '../model/languagesSlice';
import { signOut } from '../start/signOut';
import { createConsoleStore, type ConsoleStore } from '../start/store';
import { cacheName } from './cacheDatabase';
import { hasCacheDatabase } from './openCacheDatabase';
import { prefetchCache } from './prefetchedCache';

const hindi: Language = {
  id: 'l1',
  code: 'hi',
  label: 'Hindi',
  native_label: 'हिन्दी',
  flag: '🇮🇳',
  is_enabled: true,
  is_default: false,
  sort_order: 1,
};

const auth = stubGateway({ accessToken: async () => null });

const messages: unknown[] = [];

/** Records the messages sent to other tabs. */
class RecordingChannel {
  postMessage(message: unknown) {
    messages.push(message);
  }
}

const failures: unknown[] = [];

function openConsole(): ConsoleStore {
  return createConsoleStore({
    services: {
      workerUrl: '',
      auth,
      fetch: () => Promise.reject(new TypeError('no network')),
      sendForm: () => Promise.reject(new TypeError('no network')),
    },
    reportStorageFailure: (failure) => failures.push(failure),
  });
}

async function hydrate({ persistor, storage }: ConsoleStore, userId: string): Promise<void> {
  storage.openFor(userId);
  persistor.persist();
  while (!persistor.getState().bootstrapped) await new Promise((done) => setTimeout(done, 5));
}

async function settle({ persistor, storage }: ConsoleStore): Promise<void> {
  await persistor.flush();
  await storage.flush();
}

const databaseNames = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(() => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
  Object.assign(globalThis, {
    localStorage: storage,
    sessionStorage: storage,
    BroadcastChannel: RecordingChannel,
  });
});

afterEach(() => expect(failures).toEqual([]));

describe('the persisted store', () => {
  it('shows after a restart what was there before, without asking anybody', async () => {
    const first = openConsole();
    await hydrate(first, 'u1');
    first.store.dispatch(languagesReceived({ rows: [hindi], fetchedAt: 7 }));
    await settle(first);

    const second = openConsole();
    await hydrate(second, 'u1');
    expect(second.store.getState().languages.records).toEqual({ l1: hindi });
    expect(second.store.getState().languages.lists['all']?.fetchedAt).toBe(7);
  });

  it('reads tables whose rows no action walks to freeze them', async () => {
    const first = openConsole();
    await hydrate(first, 'u20');
    first.store.dispatch(languagesReceived({ rows: [hindi], fetchedAt: 7 }));
    await settle(first);

    const second = openConsole();
    await hydrate(second, 'u20');
    second.store.dispatch(languagesReceived({ rows: [{ ...hindi }], fetchedAt: 8 }));
    const { records } = second.store.getState().languages;
    expect(Object.isFrozen(records)).toBe(true);
    expect(Object.isFrozen(records['l1'])).toBe(false);
  });

  it('never shows one person what another loaded', async () => {
    const first = openConsole();
    await hydrate(first, 'u2');
    first.store.dispatch(languagesReceived({ rows: [hindi], fetchedAt: 7 }));
    await settle(first);

    const other = openConsole();
    await hydrate(other, 'u3');
    expect(other.store.getState().languages.records).toEqual({});
  });

  it('is filled with what was read before there was a store, and goes on writing there', async () => {
    const first = openConsole();
    expect(await hasCacheDatabase('u9')).toBe(false);
    await hydrate(first, 'u9');
    first.store.dispatch(languagesReceived({ rows: [hindi], fetchedAt: 7 }));
    await settle(first);
    expect(await hasCacheDatabase('u9')).toBe(true);

    await prefetchCache('u9', 'languages');
    // Written after the prefetch, so that the second console must show the prefetched rows.
    first.store.dispatch(languagesReceived({ rows: [], fetchedAt: 8 }));
    await settle(first);
    const second = openConsole();
    await hydrate(second, 'u9');
    expect(second.store.getState().languages.records).toEqual({ l1: hindi });
    const tamil = { ...hindi, id: 'l2', code: 'ta' };
    second.store.dispatch(languagesReceived({ rows: [hindi, tamil], fetchedAt: 9 }));
    await settle(second);
    const third = openConsole();
    await hydrate(third, 'u9');
    expect(Object.keys(third.store.getState().languages.records)).toContain('l2');
  });

  it('takes nothing that was read early for somebody else, or is lost', async () => {
    const first = openConsole();
    await hydrate(first, 'u10');
    first.store.dispatch(languagesReceived({ rows: [hindi], fetchedAt: 7 }));
    await settle(first);
    await prefetchCache('u10', 'languages');
    const other = openConsole();
    await hydrate(other, 'u11');
    expect(other.store.getState().languages.records).toEqual({});

    await prefetchCache('u10', 'languages');
    // Sign-out in another tab.
    await first.storage.destroy();
    const again = openConsole();
    await hydrate(again, 'u10');
    again.store.dispatch(languagesReceived({ rows: [hindi], fetchedAt: 8 }));
    await settle(again);
    const last = openConsole();
    await hydrate(last, 'u10');
    expect(last.store.getState().languages.records).toEqual({ l1: hindi });
  });

  it('writes nothing while nobody is known', async () => {
    const before = await databaseNames();
    const first = openConsole();
    first.store.dispatch(languagesReceived({ rows: [hindi], fetchedAt: 7 }));
    await settle(first);
    expect(await databaseNames()).toEqual(before);
  });

  it('forgets removed rows on disk too', async () => {
    const first = openConsole();
    await hydrate(first, 'u4');
    first.store.dispatch(languagesReceived({ rows: [hindi], fetchedAt: 7 }));
    await settle(first);
    first.store.dispatch(languagesReceived({ rows: [], fetchedAt: 8 }));
    await settle(first);

    const second = openConsole();
    await hydrate(second, 'u4');
    expect(second.store.getState().languages.records).toEqual({});
  });

  it('leaves nothing behind after a sign-out, also of a write that was waiting', async () => {
    localStorage.setItem('kathayatra:known-admin', 'u5');
    localStorage.setItem('sb-localhost-auth-token', 'secret');
    const first = openConsole();
    await hydrate(first, 'u5');
    first.store.dispatch(languagesReceived({ rows: [hindi], fetchedAt: 7 }));
    await settle(first);
    first.store.dispatch(languagesReceived({ rows: [{ ...hindi, label: 'H' }], fetchedAt: 8 }));
    expect(await signOut(first, auth)).toBe('everywhere');
    expect(messages).toEqual(['signed out']);
    await new Promise((done) => setTimeout(done, 150));
    expect(await databaseNames()).not.toContain(cacheName('u5'));
    expect(first.store.getState().languages.records).toEqual({});
    expect(localStorage.length).toBe(0);
  });
});

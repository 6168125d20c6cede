import { stubGateway } from '../../testing/stubGateway';
import { type AuthGateway, type SessionChange } from './authGateway';
import { rememberAdmin } from './knownAdmin';
import { createLazyGateway } from './lazyGateway';
import { saveSessionSnapshot } from './sessionSnapshot';

const NOW = Date.parse('2026-11-01T06:00:00Z');
const user = { id: 'asha', email: 'asha@x.test', user_metadata: {} };
const asha = { id: 'asha', email: 'asha@x.test', fullName: null, avatarUrl: null };
const kept = new Map<string, string>();

const keep = (endsInMs: number, token = 'kept') =>
  void saveSessionSnapshot({ access_token: token, expires_at: (NOW + endsInMs) / 1000, user });

/** A lazy gateway with a record of what it does; the test controls whether its client loads. */
function open(search = '') {
  Object.assign(globalThis, { location: { search } });
  const view = {
    isReachable: true,
    loads: 0,
    reported: [] as SessionChange[],
    watchers: 0,
    clientReports: (_change: SessionChange): void => undefined,
  };
  const client: AuthGateway = stubGateway({
    watch: (report) => {
      view.watchers += 1;
      view.clientReports = report;
      return () => void (view.watchers -= 1);
    },
    accessToken: async () => 'of the client',
    refresh: async () => 'refreshed',
  });
  const load = async () => {
    view.loads += 1;
    if (!view.isReachable) throw new Error('Loading chunk 1 failed');
    return client;
  };
  const gateway = createLazyGateway(load, () => new Promise((done) => setTimeout(done, 3000)));
  return Object.assign(view, { client, gateway });
}

/** Flushes microtasks and advances the clock. */
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
});
afterEach(() => jest.useRealTimers());

describe('a session that is good', () => {
  it('says who is here and opens the calls before the client comes', async () => {
    keep(3_600_000);
    const view = open();
    view.gateway.watch((change) => view.reported.push(change));
    expect(view.reported).toEqual([{ type: 'present', person: asha }]);
    expect(await view.gateway.accessToken()).toBe('kept');
    expect(view.loads).toBe(0);
    await pass(3000);
    expect([view.loads, view.watchers]).toEqual([1, 1]);
    expect(await view.gateway.accessToken()).toBe('of the client');
  });

  it('has expired when the client finds it gone, and is over after a sign-out', async () => {
    keep(3_600_000);
    const view = open();
    view.gateway.watch((change) => view.reported.push(change));
    await pass(3000);
    for (const type of ['absent', 'signedOut'] as const) view.clientReports({ type });
    expect(view.reported.slice(1)).toEqual([{ type: 'expired' }, { type: 'expired' }]);
    expect(await view.gateway.signOut()).toBe('everywhere');
    view.clientReports({ type: 'signedOut' });
    expect(view.reported.at(-1)).toEqual({ type: 'signedOut' });
  });

  it('that comes to its end before the client is there is refreshed by it', async () => {
    keep(91_000);
    const view = open();
    view.gateway.watch((change) => view.reported.push(change));
    expect(await view.gateway.accessToken()).toBe('kept');
    await pass(2000);
    expect(await view.gateway.accessToken()).toBe('of the client');
  });

  it('is read anew for every call: another tab may have refreshed it', async () => {
    keep(3_600_000);
    const { gateway } = open();
    expect(await gateway.accessToken()).toBe('kept');
    keep(3_600_000, 'of another tab');
    expect(await gateway.accessToken()).toBe('of another tab');
  });

  it('is refreshed by the client when the worker refuses it', async () => {
    keep(3_600_000);
    const view = open();
    expect(await view.gateway.refresh()).toBe('refreshed');
    expect(await view.gateway.accessToken()).toBe('of the client');
    expect(view.loads).toBe(1);
  });

  it('is tried again by the client until it can be loaded', async () => {
    keep(3_600_000);
    const view = open();
    view.isReachable = false;
    const stop = view.gateway.watch((change) => view.reported.push(change));
    expect(await view.gateway.refresh()).toBe('unreachable');
    await pass(3000);
    expect([view.reported.length, view.watchers]).toEqual([1, 0]);
    view.isReachable = true;
    await pass(3000);
    expect(view.watchers).toBe(1);
    stop();
    expect(view.watchers).toBe(0);
  });
});

describe('without a good session', () => {
  it.each([
    ['none is kept', '', () => undefined],
    ['it is past its end', '', () => keep(60_000)],
    ['somebody comes back from the sign-in', '?code=1', () => keep(3_600_000)],
  ])('the client comes at once and says who is here: %s', async (_case, search, prepare) => {
    prepare();
    const view = open(search);
    view.gateway.watch((change) => view.reported.push(change));
    await pass();
    expect([view.reported, view.watchers]).toEqual([[], 1]);
    view.clientReports({ type: 'absent' });
    expect(view.reported).toEqual([{ type: 'absent' }]);
  });

  it('a device out of reach of the client opens what it holds of whom it knows, else the sign-in', async () => {
    const stranger = open();
    stranger.isReachable = false;
    stranger.gateway.watch((change) => stranger.reported.push(change));
    await pass();
    expect(stranger.reported).toEqual([{ type: 'absent' }]);

    keep(-1000);
    const known = open();
    known.isReachable = false;
    known.gateway.watch((change) => known.reported.push(change));
    await pass();
    expect(known.reported).toEqual([{ type: 'present', person: asha }]);
    await expect(known.gateway.accessToken()).rejects.toThrow(TypeError);
    expect(await known.gateway.signOut()).toBe('this device');
    expect(await known.gateway.signInWithGoogle()).toMatchObject({
      message: 'Failed to sign in with Google',
    });
  });

  it('nothing is reported after the watch was stopped', async () => {
    const view = open();
    view.isReachable = false;
    view.gateway.watch((change) => view.reported.push(change))();
    await pass(10_000);
    expect([view.reported, view.loads]).toEqual([[], 1]);
  });
});

it('a sign-out that fails leaves the session, whose end is an expiry then', async () => {
  keep(3_600_000);
  const view = open();
  view.client.signOut = () => Promise.reject(new Error('no'));
  view.gateway.watch((change) => view.reported.push(change));
  await expect(view.gateway.signOut()).rejects.toThrow('no');
  await pass(3000);
  view.clientReports({ type: 'absent' });
  expect(view.reported.at(-1)).toEqual({ type: 'expired' });
});

describe('whether somebody is an admin', () => {
  /** A gateway whose client records look-ups; the test resolves them. */
  function openLookUp() {
    const view = open();
    const asked: string[] = [];
    const resolvers: ((isAdmin: boolean) => void)[] = [];
    view.client.readIsAdmin = (userId) => {
      asked.push(userId);
      return new Promise((resolve) => resolvers.push(resolve));
    };
    return { view, asked, resolvers };
  }

  it('is asked by the client at once of whom this device let in never', async () => {
    keep(3_600_000);
    const { view, asked, resolvers } = openLookUp();
    view.gateway.watch(() => undefined);
    const result = view.gateway.readIsAdmin('asha');
    await pass();
    expect([view.loads, asked]).toEqual([1, ['asha']]);
    resolvers[0]?.(false);
    expect(await result).toBe(false);
  });

  it('waits for the first screen where the person was let in before', async () => {
    keep(3_600_000);
    rememberAdmin('asha');
    const { view, asked, resolvers } = openLookUp();
    view.gateway.watch(() => undefined);
    const result = view.gateway.readIsAdmin('asha');
    await pass(2999);
    expect([view.loads, asked]).toEqual([0, []]);
    await pass(1);
    resolvers[0]?.(true);
    expect(await result).toBe(true);
  });

  it('is asked at once of a known admin whose session has to be refreshed', async () => {
    keep(-1000);
    rememberAdmin('asha');
    const { view, asked } = openLookUp();
    view.gateway.watch(() => undefined);
    void view.gateway.readIsAdmin('asha');
    await pass();
    expect(asked).toEqual(['asha']);
  });

  it('is one look-up for those who ask together, and another for who asks later', async () => {
    keep(3_600_000);
    const { view, asked, resolvers } = openLookUp();
    const together = [view.gateway.readIsAdmin('asha'), view.gateway.readIsAdmin('asha')];
    const other = view.gateway.readIsAdmin('ravi');
    await pass();
    expect(asked).toEqual(['asha', 'ravi']);
    for (const resolve of resolvers) resolve(true);
    expect(await Promise.all([...together, other])).toEqual([true, true, true]);
    void view.gateway.readIsAdmin('asha');
    await pass();
    expect(asked).toEqual(['asha', 'ravi', 'asha']);
  });

  it('is not known while the client is out of reach', async () => {
    keep(3_600_000);
    const { view } = openLookUp();
    view.isReachable = false;
    expect(await view.gateway.readIsAdmin('asha')).toMatchObject({ code: 'network' });
  });
});

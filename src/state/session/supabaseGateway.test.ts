/** @jest-environment <rootDir>/src/testing/environment/screenEnvironment.ts */
import { UnrefBroadcastChannel } from '../../testing/environment/unrefBroadcastChannel';
import { type SessionChange } from './authGateway';
import { readSessionSnapshot, saveSessionSnapshot } from './sessionSnapshot';
import { createSupabaseGateway } from './supabaseGateway';

const user = { id: 'asha', email: 'asha@x.test', user_metadata: {} };
const asha = { id: 'asha', email: 'asha@x.test', fullName: null, avatarUrl: null };
const present: SessionChange = { type: 'present', person: asha };

/** Storage key of a project's session in the client, also the name of its broadcast channel. */
const keyOf = (project: string) => `sb-${project}-auth-token`;
const optionsOf = (project: string) => ({
  url: `http://${project}.test`,
  anonKey: 'anon',
  redirectTo: '',
});

/** Stores a session as the client does; `endsInSeconds` from now. */
function keepSession(project: string, endsInSeconds: number) {
  const session = {
    access_token: 'a',
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + endsInSeconds,
    user,
  };
  localStorage.setItem(keyOf(project), JSON.stringify(session));
  return session;
}

/** A gateway that has reported the stored session, and the broadcast channel of another tab. */
async function openBesideAnotherTab(project: string) {
  const key = keyOf(project);
  keepSession(project, 3600);
  const reported: SessionChange[] = [];
  const waiting: (() => void)[] = [];
  const stop = createSupabaseGateway(optionsOf(project)).watch((change) => {
    reported.push(change);
    waiting.shift()?.();
  });
  const nextChange = () => new Promise<void>((resolve) => waiting.push(resolve));
  // The client reports the session twice: as signed in, then as the initial session.
  while (reported.length < 2) await nextChange();
  expect(reported.splice(0)).toEqual([present, present]);
  const tab = new UnrefBroadcastChannel(key);
  const endReported = async () => {
    const change = nextChange();
    tab.postMessage({ event: 'SIGNED_OUT', session: null });
    await change;
  };
  const close = () => {
    stop();
    tab.close();
  };
  return { key, reported, endReported, close };
}

describe('an end of the session that another tab reports', () => {
  it('ends it here when the device holds none any more', async () => {
    const view = await openBesideAnotherTab('ended');
    localStorage.removeItem(view.key);
    await view.endReported();
    expect(view.reported).toEqual([{ type: 'expired' }]);
    expect(readSessionSnapshot(Date.now())).toBeNull();
    view.close();
  });

  it('ends nothing when it arrives after somebody has signed in again', async () => {
    const view = await openBesideAnotherTab('resumed');
    await view.endReported();
    expect(view.reported).toEqual([present]);
    expect(readSessionSnapshot(Date.now())).toMatchObject({ person: asha, accessToken: 'a' });
    view.close();
  });
});

it('a sign-in that a busy server refuses says when to try again', async () => {
  const realFetch = globalThis.fetch;
  const warned = jest.spyOn(console, 'error').mockImplementation();
  localStorage.clear();
  localStorage.setItem(`${keyOf('crowd')}-code-verifier`, '"verifier"');
  const headers = { 'retry-after': '12' };
  globalThis.fetch = async () =>
    Response.json({ message: 'Too many requests' }, { status: 429, headers });
  history.replaceState(null, '', '/admin/dashboard?code=abc');
  const change = await new Promise<SessionChange>((resolve) => {
    createSupabaseGateway(optionsOf('crowd')).watch(resolve);
  });
  expect(change).toMatchObject({
    type: 'absent',
    problem: {
      message: 'Failed to sign in with Google. The server is busy. Try again in 12 seconds.',
    },
  });
  history.replaceState(null, '', '/');
  globalThis.fetch = realFetch;
  warned.mockRestore();
});

describe('a session whose token is past its end', () => {
  const asked = jest.fn();
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    localStorage.clear();
    globalThis.fetch = asked.mockReset();
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  /** First report of a gateway whose stored session must be refreshed. */
  async function open(project: string) {
    saveSessionSnapshot(keepSession(project, -10));
    const gateway = createSupabaseGateway(optionsOf(project));
    let stop = () => undefined as void;
    const reported = await new Promise<SessionChange>((resolve) => {
      stop = gateway.watch(resolve);
    });
    stop();
    return { gateway, reported };
  }

  it('is followed by the one that the client refreshes', async () => {
    const next = { access_token: 'b', refresh_token: 's', expires_in: 3600, user };
    asked.mockResolvedValue(Response.json(next));
    const { gateway, reported } = await open('late');
    expect(reported).toEqual({ ...present, isRefreshed: true });
    expect(await gateway.accessToken()).toBe('b');
    expect(readSessionSnapshot(Date.now())).toMatchObject({ accessToken: 'b', isExpired: false });
  });

  it.each([500, 429])('is not over when a sign-out gets %s', async (status) => {
    asked.mockImplementation(async () => Response.json({ message: 'No' }, { status }));
    saveSessionSnapshot(keepSession(`refused-${status}`, 3600));
    const gateway = createSupabaseGateway(optionsOf(`refused-${status}`));
    await expect(gateway.signOut()).rejects.toMatchObject({ status });
    expect(readSessionSnapshot(Date.now())).not.toBeNull();
  });

  it('is over before that when the worker refuses its token and its refresh is refused', async () => {
    const gone = { code: 'refresh_token_not_found', message: 'gone' };
    asked.mockImplementation(async (url: string) =>
      url.includes('/logout')
        ? new Response(null, { status: 204 })
        : Response.json(gone, { status: 400 }),
    );
    saveSessionSnapshot(keepSession('refused', 3600));
    const gateway = createSupabaseGateway(optionsOf('refused'));
    expect(await gateway.refresh()).toBe('refused');
    expect(readSessionSnapshot(Date.now())).toBeNull();
    expect(await gateway.accessToken()).toBeNull();
    // Later subscribers no longer receive the person.
    const reported: SessionChange[] = [];
    await new Promise<void>((resolve) =>
      gateway.watch((change) => resolve(void reported.push(change))),
    );
    expect(reported).toEqual([{ type: 'absent' }]);
  });

  it('is over when its refresh is refused', async () => {
    const gone = { code: 'refresh_token_not_found', message: 'gone' };
    asked.mockImplementation(async () => Response.json(gone, { status: 400 }));
    const { gateway, reported } = await open('dead');
    expect(reported).toEqual({ type: 'signedOut' });
    expect(readSessionSnapshot(Date.now())).toBeNull();
    expect(await gateway.accessToken()).toBeNull();
    expect(await gateway.readIsAdmin('asha')).toMatchObject({ code: 'network' });
  });

  it.each<[string, () => Promise<Response>]>([
    ['away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['busy', async () => Response.json({ message: 'Too many' }, { status: 429 })],
  ])('still says who is here when a client that is %s has given up', async (project, respond) => {
    jest.useFakeTimers({ advanceTimers: true });
    const warned = jest.spyOn(console, 'error').mockImplementation();
    asked.mockImplementation(respond);
    saveSessionSnapshot(keepSession(project, -10));
    const reported: SessionChange[] = [];
    const gateway = createSupabaseGateway(optionsOf(project));
    const stop = gateway.watch((change) => reported.push(change));
    await jest.advanceTimersByTimeAsync(1000);
    expect(reported).toEqual([present]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reported).toEqual([present, present]);
    await expect(gateway.accessToken()).rejects.toThrow(TypeError);
    expect(readSessionSnapshot(Date.now())).toMatchObject({ person: asha, isExpired: true });
    stop();
    warned.mockRestore();
    jest.useRealTimers();
  });
});

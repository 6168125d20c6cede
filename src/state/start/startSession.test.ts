import { stubGateway } from '../../testing/stubGateway';
import { createConsoleStore } from './store';
import { type SessionChange } from '../session/authGateway';
import { startSession } from './startSession';

const asha = { id: 'asha', email: 'asha@x.test', fullName: 'Asha', avatarUrl: null };

/** A console on a hosted backend whose session changes the test reports. */
function follow() {
  let report: (change: SessionChange) => void = () => undefined;
  const requests: string[] = [];
  const role = { isAdmin: true };
  const auth = stubGateway({
    watch: (listener) => {
      report = listener;
      return () => undefined;
    },
    readIsAdmin: async (userId) => {
      requests.push(userId);
      return role.isAdmin;
    },
  });
  const console = createConsoleStore({
    services: {
      workerUrl: '',
      auth,
      fetch: () => Promise.reject(),
      sendForm: () => Promise.reject(),
    },
  });
  const restart = jest.fn();
  startSession({ console, auth, restart });
  const until = async (isReached: () => boolean) => {
    for (let turn = 0; turn < 200 && !isReached(); turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(isReached()).toBe(true);
  };
  const session = () => console.store.getState().session;
  /** Resolves once the person's cache is read and its continuations have run. */
  const cacheIsOpen = async () => {
    await until(() => console.persistor.getState().bootstrapped);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return {
    cacheIsOpen,
    report: (change: SessionChange) => report(change),
    asked: requests,
    role,
    session,
    restart,
    until,
  };
}

// Storage for the last check; the store needs no other browser API.
const stored = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
});

describe('the session', () => {
  it('is loading, then signed in or signed out', async () => {
    const view = follow();
    expect(view.session().status).toBe('loading');
    view.report({ type: 'present', person: asha });
    await view.until(() => view.session().admin === 'admin');
    expect(view.session()).toMatchObject({ status: 'signed in', person: asha });
    const other = follow();
    other.report({ type: 'absent' });
    expect(other.session().status).toBe('signed out');
  });

  it('names who was let in before while their cache is opened, and nobody else', async () => {
    const stranger = follow();
    stranger.report({ type: 'present', person: { ...asha, id: 'ravi' } });
    expect(stranger.session()).toMatchObject({ status: 'loading', person: null });
    stored.set('kathayatra:known-admin', 'asha');
    const view = follow();
    view.report({ type: 'present', person: asha });
    expect(view.session()).toMatchObject({ status: 'loading', person: asha });
    view.report({ type: 'absent' });
    expect(view.session()).toMatchObject({ status: 'signed out', person: null });
  });

  it('asks again whether the person is an admin when the token was refreshed', async () => {
    const view = follow();
    view.report({ type: 'present', person: asha });
    await view.until(() => view.session().admin === 'admin');
    view.role.isAdmin = false;
    view.report({ type: 'present', person: asha, isRefreshed: true });
    await view.until(() => view.session().admin === 'not admin');
    expect(view.asked).toEqual(['asha', 'asha']);
  });

  it('asks once at a start, however often the client reports the person', async () => {
    const view = follow();
    view.report({ type: 'present', person: asha });
    view.report({ type: 'present', person: asha });
    await view.until(() => view.session().admin === 'admin');
    view.report({ type: 'present', person: asha });
    await view.until(() => view.session().isVerified);
    expect(view.asked).toEqual(['asha']);
  });

  it('starts anew for somebody else', async () => {
    const view = follow();
    view.report({ type: 'present', person: asha });
    await view.until(() => view.session().admin === 'admin');
    view.report({ type: 'present', person: { ...asha, id: 'ravi' } });
    await view.until(() => view.restart.mock.calls.length === 1);
    expect(view.session().person?.id).toBe('asha');
  });

  it('that ends while the cache is opened stays ended, until the person signs in again', async () => {
    const view = follow();
    view.report({ type: 'present', person: asha });
    // The client reports a start twice; the second time no cache is left to open.
    view.report({ type: 'present', person: asha });
    view.report({ type: 'expired' });
    expect(view.session().status).toBe('expired');
    await view.cacheIsOpen();
    expect(view.session().status).toBe('expired');
    view.report({ type: 'present', person: asha });
    await view.until(() => view.session().admin === 'admin');
    expect(view.session().status).toBe('signed in');
  });

  it('that ends before anything was shown of it is signed out', async () => {
    const view = follow();
    view.report({ type: 'present', person: asha });
    view.report({ type: 'expired' });
    await view.until(() => view.session().status !== 'loading');
    expect(view.session()).toMatchObject({ status: 'signed out', person: null });
  });

  it('that expires is not signed out, and goes on for the same person', async () => {
    const view = follow();
    view.report({ type: 'present', person: asha });
    await view.until(() => view.session().admin === 'admin');
    view.report({ type: 'expired' });
    expect(view.session()).toMatchObject({ status: 'expired', person: asha });
    view.report({ type: 'present', person: asha });
    await view.until(() => view.session().status === 'signed in');
  });
});

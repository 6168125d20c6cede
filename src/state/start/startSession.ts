import { isProblem } from '../../domain/problem';
import { drafts } from '../storage/draftStore';
import { type ConsoleStore } from './store';
import { announced } from '../model/noticesSlice';
import { type AuthGateway, type SessionPerson } from '../session/authGateway';
import { forgetAdmin, isKnownAdmin, rememberAdmin } from '../session/knownAdmin';
import {
  adminChecked,
  adminCheckFailed,
  adminCheckStarted,
  sessionAwaited,
  sessionExpired,
  sessionFound,
  sessionMissed,
} from '../session/sessionSlice';

export interface SessionPorts {
  console: ConsoleStore;
  auth: AuthGateway;
  /** Starts the page anew: another person came, or another tab signed out. */
  restart: () => void;
}

/** Looks up whether the person is an admin; a failed look-up is not a "no". */
export async function checkAdmin({ console, auth }: SessionPorts, userId: string): Promise<void> {
  const { dispatch } = console.store;
  const isKnown = isKnownAdmin(userId);
  dispatch(adminCheckStarted({ isKnown }));
  const result = await auth.readIsAdmin(userId);
  if (isProblem(result)) {
    dispatch(adminCheckFailed({ problem: result, isKnown }));
    return;
  }
  if (result) rememberAdmin(userId);
  else forgetAdmin();
  dispatch(adminChecked({ isAdmin: result }));
  // A person who has lost access keeps no copy of what they could see.
  if (isKnown && !result) await console.storage.destroy();
}

/** Opens the person's own outbox and cache, and waits until what they hold is on screen. */
async function openCache(console: ConsoleStore, userId: string) {
  const { persistor, storage, recordings, outbox } = console;
  storage.openFor(userId);
  // The largest, beside the outbox and not after it.
  storage.prefetch('tours');
  await outbox.openFor(userId);
  recordings?.openFor(userId);
  persistor.persist();
  if (persistor.getState().bootstrapped) return;
  await new Promise<void>((resolve) => {
    const stop = persistor.subscribe(() => {
      if (!persistor.getState().bootstrapped) return;
      stop();
      resolve();
    });
  });
}

/**
 * Follows the hosted backend's session. Events are keyed on the person's id: of the same person again, a
 * refreshed token alone repeats the admin check.
 */
export function startSession(ports: SessionPorts): () => void {
  const { dispatch, getState } = ports.console.store;
  let current: string | null = null;
  /** True when the session has ended since the client last reported it. */
  let hasEnded = false;
  let checking: Promise<void> | null = null;

  /** Events of one start come together: they share a look-up. */
  function check(userId: string): Promise<void> {
    checking ??= checkAdmin(ports, userId).finally(() => (checking = null));
    return checking;
  }

  async function welcome(person: SessionPerson, isRefreshed: boolean): Promise<void> {
    const isNew = current === null;
    if (!isNew && current !== person.id) {
      ports.restart();
      return;
    }
    current = person.id;
    drafts.openFor(person.id, Date.now());
    if (isNew) {
      // The console's frame is drawn while the cache is read, for who was let in before.
      if (isKnownAdmin(person.id)) dispatch(sessionAwaited(person));
      await openCache(ports.console, person.id);
      // A call may have been refused while the cache was opened: the session stays ended.
      if (hasEnded || getState().session.status === 'expired') {
        dispatch(sessionMissed());
        return;
      }
    }
    dispatch(sessionFound(person));
    if (getState().session.isRefused) return;
    void ports.console.outbox.signedIn(person.id);
    if (isRefreshed || !getState().session.isVerified) await check(person.id);
  }

  // An access that could not be checked for lack of a network is checked once there is one.
  const { reachability } = ports.console;
  const stopVerifying = reachability.subscribe(() => {
    const { person, isVerified, status } = getState().session;
    if (reachability.state !== 'online' || isVerified || status !== 'signed in') return;
    if (person !== null) void check(person.id);
  });

  const stopWatching = ports.auth.watch((change) => {
    hasEnded = change.type !== 'present';
    if (change.type === 'present') void welcome(change.person, change.isRefreshed ?? false);
    else if (change.type === 'absent') {
      if (change.problem !== undefined) dispatch(announced('error', change.problem.message));
      dispatch(sessionMissed());
    } else if (change.type === 'expired') dispatch(sessionExpired());
    else if (current === null) dispatch(sessionMissed());
  });
  return () => {
    stopVerifying();
    stopWatching();
  };
}

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
  /** Reloads the page after a change of person or a sign-out in another tab. */
  restart: () => void;
}

/** Looks up whether the person is an admin; a failed look-up does not count as a refusal. */
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
  // A person who lost access keeps no copy of the data.
  if (isKnown && !result) await console.storage.destroy();
}

/** Opens the person's outbox and cache, and resolves once the cache is rehydrated. */
async function openCache(console: ConsoleStore, userId: string) {
  const { persistor, storage, recordings, outbox } = console;
  storage.openFor(userId);
  // Prefetches the largest table in parallel with the opening of the outbox.
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
 * Follows the hosted backend's session. Events are keyed on the person's id: for the same person, only a refreshed
 * token repeats the admin check.
 */
export function startSession(ports: SessionPorts): () => void {
  const { dispatch, getState } = ports.console.store;
  let current: string | null = null;
  /** True when the session has ended since the client last reported one. */
  let hasEnded = false;
  let checking: Promise<void> | null = null;

  /** Concurrent events of one start share a look-up. */
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
      // Shows the console's frame to a known admin while the cache is being read.
      if (isKnownAdmin(person.id)) dispatch(sessionAwaited(person));
      await openCache(ports.console, person.id);
      // A call may have been refused while the cache was opened; the session then stays ended.
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

  // Repeats an admin check that failed offline once the worker responds.
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

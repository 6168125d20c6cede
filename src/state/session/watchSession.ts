import {
  isAuthRefreshDiscardedError,
  isAuthRetryableFetchError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { type Problem } from '../../domain/problem';
import { type SessionChange, type SessionPerson } from './authGateway';
import { clearSessionSnapshot, readSessionSnapshot, saveSessionSnapshot } from './sessionSnapshot';

/** The client retries a refresh for half a minute; cached data is shown after this long instead. */
const HEAD_START_MS = 800;

/** True when the session continues although its token could not be refreshed, or another tab refreshed it. */
export const isSessionHeld = (error: unknown) =>
  isAuthRetryableFetchError(error) || isAuthRefreshDiscardedError(error);

interface WatchPorts {
  isSigningOut: () => boolean;
  /** Problem of a sign-in that failed after it had begun; null when unknown. */
  signInProblem: () => Problem | null;
  report: (change: SessionChange) => void;
}

/** Reports the client's session and keeps the snapshot in step, until the returned function is called. */
export function watchSession(
  auth: Pick<SupabaseClient['auth'], 'getSession' | 'onAuthStateChange'>,
  { isSigningOut, signInProblem, report }: WatchPorts,
): () => void {
  let wasPresent = false;
  let isStopped = false;

  function reportPresent(person: SessionPerson, isRefreshed = false): void {
    if (isStopped) return;
    wasPresent = true;
    report({ type: 'present', person, ...(isRefreshed ? { isRefreshed } : {}) });
  }

  /** Person of the stored session, even while its token cannot be refreshed. */
  const readKnown = () => readSessionSnapshot(Date.now())?.person ?? null;

  function reportKnown(): void {
    const known = readKnown();
    if (known !== null) reportPresent(known);
  }

  /** Person of the session that the client still holds; an event without a session need not mean its end. */
  async function findHeld(): Promise<SessionPerson | null> {
    const { data, error } = await auth.getSession();
    // Another tab may report an end after somebody has signed in again in a third tab.
    if (data.session !== null) return saveSessionSnapshot(data.session);
    return isSessionHeld(error) ? readKnown() : null;
  }

  async function settle(event: 'SIGNED_OUT' | 'INITIAL_SESSION'): Promise<void> {
    const hasLeft = isSigningOut();
    const session = hasLeft ? null : await findHeld();
    if (session !== null) return reportPresent(session);
    clearSessionSnapshot();
    if (isStopped) return;
    if (event === 'INITIAL_SESSION') {
      const problem = signInProblem();
      report(problem === null ? { type: 'absent' } : { type: 'absent', problem });
    } else report({ type: hasLeft || !wasPresent ? 'signedOut' : 'expired' });
    wasPresent = false;
  }

  // On the return from a sign-in the person may be a different one, so the snapshot is not reported early.
  const isComingBack = new URLSearchParams(location.search).has('code');
  const headStart = isComingBack
    ? undefined
    : setTimeout(reportKnown, navigator.onLine ? HEAD_START_MS : 0);
  const { data } = auth.onAuthStateChange((event, session) => {
    clearTimeout(headStart);
    const person = session === null ? null : saveSessionSnapshot(session);
    if (person !== null) reportPresent(person, event === 'TOKEN_REFRESHED');
    else if (event === 'SIGNED_OUT' || event === 'INITIAL_SESSION') void settle(event);
  });
  return () => {
    isStopped = true;
    clearTimeout(headStart);
    data.subscription.unsubscribe();
  };
}

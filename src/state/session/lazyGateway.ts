import { type AuthGateway, type SessionChange } from './authGateway';
import { isKnownAdmin } from './knownAdmin';
import { readSessionSnapshot, type SessionSnapshot } from './sessionSnapshot';
import { type Problem } from '../../domain/problem';

const RETRY_AFTER_MS = 3000;

/** Snapshot of a session whose access token has not expired; null without one. */
function goodSession(): SessionSnapshot | null {
  const snapshot = readSessionSnapshot(Date.now());
  return snapshot === null || snapshot.isExpired ? null : snapshot;
}

interface LateClient {
  load: () => Promise<AuthGateway>;
  whenSettled: () => Promise<void>;
  firstScreenPassed: () => void;
  /** True once the person has signed out in this page. */
  hasLeft: () => boolean;
}

/** Reports the snapshot's person at once, then follows the client once that has loaded. */
function watchLate(
  report: (change: SessionChange) => void,
  { load, whenSettled, firstScreenPassed, hasLeft }: LateClient,
): () => void {
  let stop: (() => void) | null = null;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isComingBack = new URLSearchParams(location.search).has('code');
  const snapshot = isComingBack ? null : goodSession();
  // A snapshot without a session in the client means an expiry, not a sign-out.
  const relay = (change: SessionChange) => {
    const isGone = change.type === 'absent' || change.type === 'signedOut';
    report(isGone && snapshot !== null && !hasLeft() ? { type: 'expired' } : change);
  };
  const knownChange = (): SessionChange => {
    const known = readSessionSnapshot(Date.now());
    return known === null ? { type: 'absent' } : { type: 'present', person: known.person };
  };
  const follow = () => {
    firstScreenPassed();
    load().then(
      (loaded) => {
        if (!isStopped) stop = loaded.watch(relay);
      },
      () => {
        if (isStopped) return;
        if (snapshot === null) report(knownChange());
        timer = setTimeout(follow, RETRY_AFTER_MS);
      },
    );
  };
  if (snapshot === null) follow();
  else {
    report({ type: 'present', person: snapshot.person });
    void whenSettled().then(() => {
      if (!isStopped) follow();
    });
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop?.();
  };
}

/**
 * Gateway whose client loads lazily: a snapshot of an unexpired session identifies the person and supplies the access
 * token meanwhile. Everything else loads the client at once: a sign-in, a refresh, the return from a sign-in, the
 * look-up of somebody who was no admin before. `whenSettled` resolves once the first screen is shown; until then an
 * unexpired session needs no client.
 */
export function createLazyGateway(
  loadClient: () => Promise<AuthGateway>,
  whenSettled: () => Promise<void>,
): AuthGateway {
  let client: AuthGateway | null = null;
  let loading: Promise<AuthGateway> | null = null;
  let lookUp: { userId: string; result: Promise<boolean | Problem> } | null = null;
  let hasLeft = false;
  let firstScreenPassed: () => void = () => undefined;
  const firstScreen = new Promise<void>((resolve) => {
    firstScreenPassed = resolve;
  });

  function load(): Promise<AuthGateway> {
    loading ??= loadClient().then(
      (loaded) => (client = loaded),
      () => {
        loading = null;
        throw new TypeError('The sign-in service cannot be reached');
      },
    );
    return loading;
  }

  const loadOrNull = () => load().catch(() => null);

  /** Looks the person up; for a known admin, who is let in without a result, the look-up waits for the first screen. */
  async function readIsAdmin(userId: string): Promise<boolean | Problem> {
    if (client === null && goodSession() !== null && isKnownAdmin(userId)) await firstScreen;
    const loaded = await loadOrNull();
    if (loaded === null) return { code: 'network', message: 'Failed to load admin data' };
    return loaded.readIsAdmin(userId);
  }

  return {
    watch: (report) =>
      watchLate(report, { load, whenSettled, firstScreenPassed, hasLeft: () => hasLeft }),

    async accessToken() {
      const snapshot = client === null ? goodSession() : null;
      return snapshot?.accessToken ?? (await load()).accessToken();
    },
    async refresh() {
      return (await loadOrNull())?.refresh() ?? 'unreachable';
    },
    async signInWithGoogle() {
      const loaded = await loadOrNull();
      if (loaded === null) return { code: 'other', message: 'Failed to sign in with Google' };
      return loaded.signInWithGoogle();
    },
    async signOut() {
      hasLeft = true;
      try {
        return (await (await loadOrNull())?.signOut()) ?? 'this device';
      } catch (failure) {
        hasLeft = false;
        throw failure;
      }
    },

    /** Concurrent callers, such as the events of a start, share one look-up. */
    readIsAdmin(userId) {
      if (lookUp?.userId === userId) return lookUp.result;
      const result = readIsAdmin(userId).finally(() => {
        if (lookUp?.result === result) lookUp = null;
      });
      lookUp = { userId, result };
      return result;
    },
  };
}

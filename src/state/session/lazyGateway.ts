import { type AuthGateway, type SessionChange, type SessionGateway } from './authGateway';
import { readIsAdmin } from './readIsAdmin';
import { readStoredSession, sessionKey, type StoredSession } from './storedSession';
import { type SupabaseOptions } from './supabaseOptions';

/** A session that is good by itself needs no client for so long: the first screen comes before it. */
const LOAD_CLIENT_AFTER_MS = 3000;

/**
 * The hosted backend behind its client, which comes late: a session that lies on the device and is not
 * past its end says who is here and opens the worker's calls without it. Whatever else is asked for
 * (a sign-in, a refresh, a way back from the sign-in) brings the client at once.
 */
export function createLazyGateway(
  options: SupabaseOptions,
  loadClient: () => Promise<SessionGateway>,
): AuthGateway {
  const storageKey = sessionKey(options.url);
  let client: SessionGateway | null = null;
  let loading: Promise<SessionGateway> | null = null;
  let hasLeft = false;

  function load(): Promise<SessionGateway> {
    loading ??= loadClient().then(
      (loaded) => (client = loaded),
      () => {
        loading = null;
        throw new TypeError('The sign-in service cannot be reached');
      },
    );
    return loading;
  }

  function goodSession(): StoredSession | null {
    const stored = readStoredSession(storageKey, Date.now());
    return stored === null || stored.isExpired || stored.accessToken === '' ? null : stored;
  }

  async function accessToken(): Promise<string | null> {
    const stored = client === null ? goodSession() : null;
    return stored?.accessToken ?? (await load()).accessToken();
  }

  return {
    watch(report) {
      let stop: (() => void) | null = null;
      let isStopped = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const isComingBack = new URLSearchParams(location.search).has('code');
      const stored = isComingBack ? null : goodSession();
      // Whom this device knew is no stranger to the client: without a session it has expired.
      const relay = (change: SessionChange) => {
        const isGone = change.type === 'absent' || change.type === 'signedOut';
        report(isGone && stored !== null && !hasLeft ? { type: 'expired' } : change);
      };
      const follow = () => {
        load().then(
          (loaded) => {
            if (!isStopped) stop = loaded.watch(relay);
          },
          () => {
            if (isStopped) return;
            if (stored === null) report(storedChange());
            timer = setTimeout(follow, LOAD_CLIENT_AFTER_MS);
          },
        );
      };
      const storedChange = (): SessionChange => {
        const known = readStoredSession(storageKey, Date.now());
        return known === null ? { type: 'absent' } : { type: 'present', person: known.person };
      };
      if (stored === null) follow();
      else {
        report({ type: 'present', person: stored.person });
        timer = setTimeout(follow, LOAD_CLIENT_AFTER_MS);
      }
      return () => {
        isStopped = true;
        clearTimeout(timer);
        stop?.();
      };
    },

    accessToken,
    refresh: async () => {
      const loaded = await load().catch(() => null);
      return loaded === null ? 'unreachable' : loaded.refresh();
    },
    async signInWithGoogle() {
      const loaded = await load().catch(() => null);
      if (loaded === null) return { code: 'other', message: 'Failed to sign in with Google' };
      return loaded.signInWithGoogle();
    },
    async signOut() {
      hasLeft = true;
      try {
        const loaded = await load().catch(() => null);
        return loaded === null ? 'this device' : await loaded.signOut();
      } catch (failure) {
        hasLeft = false;
        throw failure;
      }
    },

    async readIsAdmin(userId) {
      const token = await accessToken().catch(() => null);
      if (token === null) return { code: 'network', message: 'Failed to load admin data' };
      return readIsAdmin(options, token, userId);
    },
  };
}

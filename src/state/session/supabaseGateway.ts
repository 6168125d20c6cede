import { createClient } from '@supabase/supabase-js';
import { type Problem } from '../../domain/problem';
import { type RefreshOutcome, type SessionChange, type SessionGateway } from './authGateway';
import { type SupabaseOptions } from './supabaseOptions';
import { personOfUser, readStoredSession, sessionKey } from './storedSession';

/** The client retries a refresh for half a minute: nobody waits that long for what is on the device. */
const HEAD_START_MS = 800;
const TIMEOUT_MS = 5000;

function within<T>(work: Promise<T>, ms: number): Promise<T | 'late'> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export function createSupabaseGateway(options: SupabaseOptions): SessionGateway {
  const storageKey = sessionKey(options.url);
  const readStored = () => readStoredSession(storageKey, Date.now());
  const client = createClient(options.url, options.anonKey, {
    auth: {
      storageKey,
      flowType: 'pkce',
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: true,
    },
  });
  let isSigningOut = false;
  let wasPresent = false;
  let running: Promise<RefreshOutcome> | null = null;

  async function refreshOnce(): Promise<RefreshOutcome> {
    const { data, error } = await client.auth.refreshSession();
    if (data.session) return 'refreshed';
    const isUnreachable = error?.name === 'AuthRetryableFetchError';
    return isUnreachable ? 'unreachable' : 'refused';
  }

  return {
    watch(report: (change: SessionChange) => void) {
      /** Whose session the device holds, also while its token can't be refreshed. */
      const reportStored = () => {
        const stored = readStored();
        if (stored) {
          wasPresent = true;
          report({ type: 'present', person: stored.person });
        }
        return stored !== null;
      };
      // Somebody who comes back from the sign-in may be another person: that is waited for.
      const isComingBack = new URLSearchParams(location.search).has('code');
      const headStart = isComingBack
        ? undefined
        : setTimeout(reportStored, navigator.onLine ? HEAD_START_MS : 0);
      const { data } = client.auth.onAuthStateChange((event, session) => {
        clearTimeout(headStart);
        const person = session === null ? null : personOfUser(session.user);
        if (person) {
          wasPresent = true;
          report({ type: 'present', person });
        } else if (event === 'SIGNED_OUT') {
          // Another tab may tell of an end after somebody has signed in again in a third.
          if (!isSigningOut && reportStored()) return;
          report({ type: isSigningOut || !wasPresent ? 'signedOut' : 'expired' });
          wasPresent = false;
        } else if (event === 'INITIAL_SESSION' && !reportStored()) {
          report({ type: 'absent' });
        }
      });
      return () => {
        clearTimeout(headStart);
        data.subscription.unsubscribe();
      };
    },

    async accessToken() {
      const answer = await within(client.auth.getSession(), TIMEOUT_MS);
      const token = answer === 'late' ? undefined : answer.data.session?.access_token;
      if (token !== undefined) return token;
      // There is a session, and no network to refresh its token: that is no end of it.
      if (readStored()) throw new TypeError('The sign-in service cannot be reached');
      return null;
    },

    refresh() {
      running ??= within(refreshOnce(), TIMEOUT_MS)
        .then((outcome) => (outcome === 'late' ? 'unreachable' : outcome))
        .finally(() => {
          running = null;
        });
      return running;
    },

    async signInWithGoogle(): Promise<Problem | null> {
      const { error } = await client.auth.signInWithOAuth({
        provider: 'google',
        options: { redirectTo: options.redirectTo },
      });
      return error ? { code: 'other', message: 'Failed to sign in with Google' } : null;
    },

    async signOut() {
      isSigningOut = true;
      try {
        const { error } = await client.auth.signOut({ scope: 'global' });
        if (!error) return 'everywhere';
        await client.auth.signOut({ scope: 'local' });
        return 'this device';
      } finally {
        isSigningOut = false;
      }
    },
  };
}
